import { MantineProvider } from '@mantine/core';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { openingText } from '#web/features/decisions/opening-text.ts';
import { formatDateTime } from '#web/ui/dates.ts';
import AboutPage from './about-page.tsx';
import PolicyPage from './policy-page.tsx';
import TermsPage from './terms-page.tsx';

const read = (Page: ComponentType) =>
  renderToStaticMarkup(
    <MantineProvider>
      <MemoryRouter>
        <Page />
      </MemoryRouter>
    </MantineProvider>,
  );

test('the public pages state the current limits', () => {
  expect(read(TermsPage)).toContain(
    'An interview is open from its scheduled time for 3 days, unless the employer chose another number, and can be submitted once. The employer can let you take it again.',
  );
  expect(read(PolicyPage)).toContain('it ends after 400 days.');
  expect(read(AboutPage)).toContain('Job posts in 9 steps,');
});

test('the dialog to schedule an interview states how long it stays open', () => {
  const future = new Date('2100-03-05T20:00:00Z');
  expect(openingText(future)).toBe(
    `The interview is open from ${formatDateTime(future)} until ${formatDateTime(new Date('2100-03-08T20:00:00Z'))} (3 days).`,
  );
  const past = new Date('2020-03-05T20:00:00Z');
  expect(openingText(past)).toBe(
    `${formatDateTime(past)} has passed: the interview opens right away and stays open until ${formatDateTime(new Date('2020-03-08T20:00:00Z'))} (3 days).`,
  );
});
