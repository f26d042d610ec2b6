import * as said from '#contract/messages/en/account-mails.ts';
import type { Origin } from '#server/platform/http/route.ts';
import { inLanguage } from '#server/platform/language.ts';
import { describeDevice } from './device.ts';
import { describePlace, placeOf } from './place.ts';

/** The device and place from which somebody changed an account, in words. Mails tell them to the owner. */
export interface DoneFrom {
  device: string;
  place: string;
}

// In English, as the mails are.
export const doneFrom = ({ address, userAgent }: Origin): DoneFrom =>
  inLanguage('en', () => ({
    device: describeDevice(userAgent),
    place: describePlace(placeOf(address)),
  }));

export const doneFromInWords = ({ device, place }: DoneFrom) => said.doneFrom({ device, place });

/** Sample data for the preview and the tests of mails. */
export const SAMPLE_DONE_FROM: DoneFrom = { device: 'Firefox on Linux', place: 'This network' };

/** What the mails about a changed address are made from. */
export interface EmailChange extends DoneFrom {
  name: string;
  newEmail: string;
  /** How long the link works that takes the change back. */
  days: number;
  url: string;
}

export const SAMPLE_EMAIL_CHANGE: EmailChange = {
  ...SAMPLE_DONE_FROM,
  name: 'Ada Example',
  newEmail: 'ada.new@example.org',
  days: 7,
  url: 'http://localhost:3000/undoEmailChange?token=sample',
};
