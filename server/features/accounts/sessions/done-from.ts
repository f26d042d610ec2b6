import * as said from '#contract/messages/en/account-mails.ts';
import type { Origin } from '#server/platform/http/route.ts';
import { deviceInWords, deviceOf } from './device.ts';
import { type Place, describePlace, placeOf } from './place.ts';

/** The device and place from which an account was changed. Emails show them to the owner, in the owner's language. */
export interface DoneFrom {
  device: string;
  place: Place;
}

export const doneFrom = ({ address, userAgent }: Origin): DoneFrom => ({
  device: deviceOf(userAgent),
  place: placeOf(address),
});

export const doneFromInWords = ({ device, place }: DoneFrom) =>
  said.doneFrom({
    device: deviceInWords(device),
    place: describePlace(place),
  });

/** Sample data for the preview and the tests of emails. */
export const SAMPLE_DONE_FROM: DoneFrom = {
  device: 'Firefox on Linux',
  place: { network: '', country: null },
};

/** The data for emails about a changed address. */
export interface EmailChange extends DoneFrom {
  name: string;
  newEmail: string;
  /** How long the link to undo the change works. */
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
