import type { Origin } from '#server/platform/http/route.ts';
import { describeDevice } from './device.ts';
import { describePlace, placeOf } from './place.ts';

/** With what and from where somebody changed an account, in words. Mails about an account say it to its owner. */
export interface DoneFrom {
  device: string;
  place: string;
}

export const doneFrom = ({ address, userAgent }: Origin): DoneFrom => ({
  device: describeDevice(userAgent),
  place: describePlace(placeOf(address)),
});

export const doneFromInWords = ({ device, place }: DoneFrom) =>
  `It was done with: ${device}. Place: ${place}.`;

/** For the preview of mails and their tests. */
export const SAMPLE_DONE_FROM: DoneFrom = { device: 'Firefox on Linux', place: 'This network' };
