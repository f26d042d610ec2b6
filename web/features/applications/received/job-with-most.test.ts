import { expect, test } from 'vitest';
import { jobWithMost } from './job-with-most.ts';

const job = (role: string, applicationReceived: number) => ({
  jobId: role,
  alternateJobId: role,
  role,
  type: 'Contract' as const,
  publishedDate: null,
  applicationReceived,
});

test('lists begin at the job with most to do, and at the first of several with as much', () => {
  expect(jobWithMost([job('Cook', 1), job('Baker', 156), job('Waiter', 156)])?.role).toBe('Baker');
  expect(jobWithMost([])).toBeUndefined();
});
