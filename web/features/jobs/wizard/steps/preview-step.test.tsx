// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Job } from '#web/api/types.ts';
import { show } from '#web/testing/show.tsx';
import { UnpublishedChanges } from '../../unpublished-changes.tsx';
import { PreviewStep } from './preview-step.tsx';

const CHANGED: Job = {
  id: 'job-1',
  refJobId: 'job-1',
  alternateJobId: 'R1-AB12',
  role: 'Web Developer',
  type: 'Direct Hire',
  description: '<p>Builds pages.</p>',
  status: 'open',
  isActive: true,
  createdDate: '2030-03-01T10:00:00.000Z',
  publishedDate: '2030-03-01T11:00:00.000Z',
  startDate: null,
  endDate: null,
  annualSalaryRange: null,
  salary: null,
  employer: {
    id: 'company-1',
    slug: 'acme',
    currency: 'USD',
    user: { name: 'Acme', avatarPath: null, avatarUrl: null },
  },
  education: null,
  sector: { id: 'sector-1', name: 'Software' },
  interviewProcess: null,
  skillMatrix: null,
  miscInfo: null,
  whyShouldHire: false,
  qualifyingQuestions: null,
  workLocation: null,
  onBoarding: [],
  uploadedData: [],
  isApplied: false,
  applicationStatus: null,
  isSaved: false,
  shareUrl: 'http://localhost:3000/open-jobs/R1-AB12',
  steps: null,
  hasUnpublishedChanges: true,
  changedSteps: ['jobDetailSubmitted'],
  changesVersion: 'version-1',
  applicationReceived: 0,
};
const SENTENCE =
  'This job was changed meanwhile, so nothing was published or discarded. Look at it as it is now, then try again.';

/** A server that refuses each change because a colleague was faster, with a record of the calls. */
function refusingServer() {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (_: unknown, { method, body }: RequestInit) => {
    if (method === 'GET')
      return Response.json({ responseStatus: { statusCode: 0, message: '' }, responseData: CHANGED });
    asked.push(JSON.parse(String(body)));
    const responseStatus = { statusCode: 1, message: SENTENCE, code: 'job.changed-meanwhile' };
    return Response.json({ responseStatus, responseData: null });
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return asked;
}
const press = (name: string, part: HTMLElement = document.body) =>
  fireEvent.click(within(part).getByRole('button', { name }));

test('Update Job publishes only what was shown, and tells of the changes of a colleague', async () => {
  const asked = refusingServer();
  show(<PreviewStep job={CHANGED} onEdit={() => {}} onBack={() => {}} />);
  press('Update Job');
  await screen.findByText(SENTENCE);
  expect(asked).toMatchObject([{ jobId: 'job-1', version: 'version-1' }]);
});

test('so does Discard changes', async () => {
  const asked = refusingServer();
  show(<PreviewStep job={CHANGED} onEdit={() => {}} onBack={() => {}} />);
  press('Discard changes');
  press('Discard changes', await screen.findByRole('dialog'));
  await screen.findByText(SENTENCE);
  expect(asked).toEqual([{ jobId: 'job-1', version: 'version-1' }]);
});

test('outside the preview Discard changes reads the changes, names them, and discards only these', async () => {
  const asked = refusingServer();
  const listed: Job = { ...CHANGED, changedSteps: null };
  delete listed.changesVersion;
  show(<UnpublishedChanges job={listed} withReview />);
  press('Discard changes');
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByText(/lose your changes to: Job Details\./);
  press('Discard changes', dialog);
  await screen.findByText(SENTENCE);
  expect(asked).toEqual([{ jobId: 'job-1', version: 'version-1' }]);
});
