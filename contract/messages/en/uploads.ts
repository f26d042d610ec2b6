import { icu } from '../icu.ts';

export const dailyFiles = icu(
  '{max, plural, one {You can upload # file a day, and you’ve reached that limit. You can upload this one {hours, plural, one {in an hour} other {in # hours}}.} other {You can upload # files a day, and you’ve reached that limit. You can upload this one {hours, plural, one {in an hour} other {in # hours}}.}}',
);
export const dailySize = icu(
  '{hours, plural, one {You can upload {max} a day, and this file would take you over that. You can upload it in an hour.} other {You can upload {max} a day, and this file would take you over that. You can upload it in # hours.}}',
);
export const noRoom = icu(
  'Your account has room for {max}. Only {left} is left, which isn’t enough for this file. Please remove or replace files you no longer need.',
);
export const recordingsTooLarge = icu('The recordings of this interview are larger than allowed.');
export const anotherOnItsWay = icu('Another upload is still running. Please try again in a moment.');
