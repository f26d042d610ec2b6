/** `npm test` makes parts of the longest journeys, to stay short. All else makes them whole: `scripts/only-in-all.ts`. */
export const isShort = process.env['SHORT_JOURNEYS'] === '1';
