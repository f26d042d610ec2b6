// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LIST_LIMITS } from '#contract/shared/list-limits.ts';
import { show } from '#web/testing/show.tsx';
import { ListFull } from './list-full.tsx';

test('a list says that it is full when it is, and nothing before', () => {
  show(
    <>
      <ListFull limit={LIST_LIMITS.jobSkills} count={50} />
      <ListFull limit={LIST_LIMITS.profileSkills} count={49} />
      <ListFull limit={LIST_LIMITS.acceptedAnswers} count={5} />
    </>,
  );
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
    'A job has at most 50 skills.',
    'A question can have at most five more accepted answers.',
  ]);
});
