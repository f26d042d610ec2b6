// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Job } from '#web/api/types.ts';
import { show } from '#web/testing/show.tsx';
import { QuestionStep } from './question-step.tsx';

const SKILL = '11111111-1111-4111-8111-111111111111';
const JOB = {
  id: 'job-1',
  role: 'Line cook',
  description: '<p>Keep an eye on allergens.</p>',
  publishedDate: null,
  skillMatrix: {
    skill: [{ id: SKILL, value: 'Food Safety', preference: 'Required', minExperience: '0 month' }],
  },
  qualifyingQuestions: null,
  steps: null,
} as unknown as Job;
const spoken = (question: string) => ({
  _id: question,
  skillId: SKILL,
  question,
  answer: `${question} So it is.`,
  acceptedAnswers: ['In other words.'],
});
const BANK = {
  masterPersonalQuestions: ['Who are you?', 'And before?', 'And next?'].map((question) => ({
    _id: question,
    question,
  })),
  masterSkillBasedQuestion: ['Cold?', 'Hot?', 'Clean?', 'Dry?', 'Allergens?'].map(spoken),
  masterSkillBasedMcqQuestion: [
    { _id: 'mcq', skillId: SKILL, question: 'How cold?', options: ['1', '2', '3', '4'], answer: '4' },
  ],
};

test('selects the questions that fit the text of the job, and warns of one that may not be asked', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ responseStatus: { statusCode: 0, message: '' }, responseData: BANK }),
  );
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  show(<QuestionStep job={JOB} onDone={() => {}} onBack={() => {}} />);

  fireEvent.click(await screen.findByRole('button', { name: 'Select the questions we suggest' }));
  for (const name of ['Personal (2)', 'Skills (4)', 'MCQ (1)']) await screen.findByRole('tab', { name });
  fireEvent.click(screen.getByRole('tab', { name: 'Skills (4)' }));
  const ticked = await screen.findAllByRole('checkbox', { checked: true });
  expect(ticked.map((box) => box.closest('li')?.textContent)).toContainEqual(
    expect.stringContaining('Allergens?'),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Add your own question' }));
  fireEvent.change(screen.getByRole('textbox', { name: /^Question/ }), {
    target: { value: 'How old are you?' },
  });
  await screen.findByText(/^This seems to ask about age/);
});
