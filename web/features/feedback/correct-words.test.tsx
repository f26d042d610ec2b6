// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { QuestionnaireEntry } from '#web/api/types.ts';
import { spokenAnswer } from '#web/testing/reports.ts';
import { show } from '#web/testing/show.tsx';
import { CorrectWords } from './correct-words.tsx';

const followUp: QuestionnaireEntry['followUp'] = {
  questionId: 'question-2',
  question: 'What does it cost?',
  idea: null,
  isTaken: true,
  answer: 'slower rights',
  words: ['slower', 'rights'].map((text, index) => ({
    text,
    startSeconds: index,
    endSeconds: index + 0.8,
    confidence: 0.5,
  })),
  durationSeconds: 2,
  audioUrl: null,
  videoOffsetSeconds: null,
};

async function open(change: Partial<QuestionnaireEntry> = {}) {
  show(
    <CorrectWords
      opened
      onClose={() => {}}
      applicationId="application-1"
      entry={spokenAnswer(change)}
      onPlay={null}
      onPlayFollowUp={null}
    />,
  );
  await screen.findByRole('dialog');
}
const word = (text: string, of = 'The words as we heard them') =>
  within(screen.getByRole('toolbar', { name: of })).getByRole('button', { name: text });
const pressed = () =>
  within(screen.getByRole('toolbar'))
    .getAllByRole('button', { pressed: true })
    .map(({ textContent }) => textContent);
const field = () => screen.getByRole<HTMLInputElement>('textbox');
const replaceWith = (text: string) => {
  fireEvent.change(field(), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Replace' }));
};
const corrections = () =>
  within(screen.getByRole('list', { name: 'Corrections' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('words are selected first; before that there is no text field and no button to send', async () => {
  await open();
  expect(field().disabled).toBe(true);
  screen.getByText('Select words above first.');
  fireEvent.click(word('index'));
  expect(field().disabled).toBe(false);
  screen.getByLabelText('You said, instead of “index”');
});

test('a second word selects a range, in either order', async () => {
  await open();
  fireEvent.click(word('queries'));
  fireEvent.click(word('index'));
  expect(pressed()).toEqual(['index', 'speeds', 'queries']);
  screen.getByLabelText('You said, instead of “index speeds queries”');
});

test('corrections are in the order of the words, and an empty one means that nothing was said', async () => {
  await open();
  fireEvent.click(word('queries'));
  replaceWith('lookups');
  fireEvent.click(word('An'));
  replaceWith('');
  expect(corrections()).toEqual(['An → (nothing)', 'queries → lookups']);
});

test('corrected words cannot be selected again, alone or in a range, until the correction is undone', async () => {
  await open();
  fireEvent.click(word('index'));
  replaceWith('indexes');
  expect(word('index').hasAttribute('disabled')).toBe(true);
  fireEvent.click(word('An'));
  fireEvent.click(word('speeds'));
  expect(pressed()).toEqual(['speeds']);
  fireEvent.click(screen.getByRole('button', { name: 'Undo the correction of “index”' }));
  expect(word('index').hasAttribute('disabled')).toBe(false);
  expect(screen.queryByRole('list', { name: 'Corrections' })).toBeNull();
});

test('the words of the follow-up are corrected beside those of the answer; a range does not go from one to the other', async () => {
  await open({ followUp });
  screen.getByText('Follow-up: What does it cost?');
  const ofFollowUp = 'The words of the follow-up as we heard them';
  fireEvent.click(word('index'));
  fireEvent.click(word('rights', ofFollowUp));
  screen.getByLabelText('You said, instead of “rights”');
  replaceWith('writes');
  fireEvent.click(word('queries'));
  replaceWith('lookups');
  expect(corrections()).toEqual(['queries → lookups', 'rights → writes']);
  expect(word('rights', ofFollowUp).hasAttribute('disabled')).toBe(true);
  expect(word('index').hasAttribute('disabled')).toBe(false);
});
