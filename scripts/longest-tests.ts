/**
 * Journeys that take a minute or more, and the other test files that take longest. Vitest begins with the largest files;
 * one of these at the end would run while the other workers have nothing to do. Journeys that wait for a voice are between those that compute.
 */
export const LONGEST = [
  'e2e/hire-by-clicks.e2e.ts',
  'e2e/every-page.e2e.ts',
  'e2e/second-chance.e2e.ts',
  'e2e/interview-devices.e2e.ts',
  'e2e/naughty.e2e.ts',
  'e2e/main-job.e2e.ts',
  'e2e/interview-nothing-lost.e2e.ts',
  'e2e/large-company.e2e.ts',
  'e2e/follow-ups.e2e.ts',
  'e2e/interview-early-words.e2e.ts',
  'e2e/report.e2e.ts',
  'e2e/interview-again.e2e.ts',
  'e2e/handover.e2e.ts',
  'e2e/accessibility.e2e.ts',
  'e2e/firefox.e2e.ts',
  'e2e/interview-settings.e2e.ts',
  'e2e/harness/roundone.e2e.ts',
  'e2e/practice.e2e.ts',
  'server/hostile-strings.test.ts',
  'server/platform/speech/speech.test.ts',
  'server/backup/backup.test.ts',
  'server/database/embedded/embedded.test.ts',
  'server/features/accounts/sign-in-limits.test.ts',
  'server/list-plans.test.ts',
  'server/features/analysis/grading/judge/bank-answers.test.ts',
  'server/platform/tasks/tasks.test.ts',
  'server/features/webhooks/deliveries.test.ts',
  'server/features/candidate-invitations/lists.test.ts',
];
