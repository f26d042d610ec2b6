/**
 * What `npm run test:all` runs, and `npm test` leaves out to stay short. No rule of the product is tested by these
 * files alone: HTTP tests or other journeys have each.
 */

/** Journeys of a minute and more that repeat others with more people, more rows, more devices or another browser. */
export const LONG_JOURNEYS = [
  'e2e/firefox.e2e.ts',
  'e2e/focus-more-actions.e2e.ts',
  'e2e/follow-ups.e2e.ts',
  'e2e/hire-by-clicks.e2e.ts',
  'e2e/interview-again.e2e.ts',
  'e2e/interview-devices.e2e.ts',
  'e2e/interview-early-words.e2e.ts',
  'e2e/interview-settings.e2e.ts',
  'e2e/large-company.e2e.ts',
  'e2e/naughty.e2e.ts',
];

/**
 * Tests that use a database, and are of something else: input, texts, sound, files, pages. `npm test` runs them on the
 * embedded database alone.
 */
export const ONE_ENGINE = [
  'server/authorization.test.ts',
  'server/bad-input.test.ts',
  'server/demonstration/demonstration.test.ts',
  'server/features/captions/captions.test.ts',
  'server/features/feedback/file-links-end.test.ts',
  'server/features/feedback/main-job.test.ts',
  'server/features/feedback/reference-kept.test.ts',
  'server/features/feedback/second-opinions.test.ts',
  'server/features/interviews/follow-ups/follow-ups.test.ts',
  'server/features/interviews/readings.test.ts',
  'server/features/interviews/video.test.ts',
  'server/features/jobs/public/company-pages.test.ts',
  'server/features/jobs/public/public-pages.test.ts',
  'server/features/mailtexts/mail-texts.test.ts',
  'server/features/practice/practice.test.ts',
  'server/features/uploads/scan.test.ts',
  'server/features/uploads/videos.test.ts',
  'server/naughty.test.ts',
  'server/platform/http/compression.test.ts',
  'server/platform/http/connections.test.ts',
];
