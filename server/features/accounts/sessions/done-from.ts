import * as said from '#contract/messages/en/account-mails.ts';
import type { Origin } from '#server/platform/http/route.ts';
import { deviceInWords, deviceOf } from './device.ts';
import { type Place, describePlace, placeOf } from './place.ts';

/** The device and place from which somebody changed an account. Emails tell them to the owner, in the owner's language. */
export interface DoneFrom {
  device: string;
  /** A text in tasks that an earlier version queued. */
  place: Place | string;
}

export const doneFrom = ({ address, userAgent }: Origin): DoneFrom => ({
  device: deviceOf(userAgent),
  place: placeOf(address),
});

export const doneFromInWords = ({ device, place }: DoneFrom) =>
  said.doneFrom({
    device: deviceInWords(device),
    place: typeof place === 'string' ? place : describePlace(place),
  });

/** Sample data for the preview and the tests of mails. */
export const SAMPLE_DONE_FROM: DoneFrom = {
  device: 'Firefox on Linux',
  place: { network: '', country: null },
};

/** What the emails about a changed address are made from. */
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
