import { test } from 'vitest';
import { type Rule, expectKept, findings, product } from './sources.ts';

/** A search sends nothing that can be refused, and a page without scripts has its form in HTML. */
const OTHERS = [
  'web/features/jobs/open-jobs/search-bar.tsx',
  'web/features/jobs/public/public-jobs-page.tsx',
  'web/features/operator/searched-list.tsx',
  'web/features/pipeline/applicants-page.tsx',
  'web/features/public/help-page.tsx',
  'web/features/public/scripted-form.tsx',
  'web/ui/shell/search-field.tsx',
];

const bareForms: Rule = (sources) =>
  sources
    .filter(
      ({ file }) => file.startsWith('web/') && !file.startsWith('web/ui/form/') && !OTHERS.includes(file),
    )
    .flatMap((source) => findings(source, /<form\b/g));

test('a form that can be refused is a Form or a PlainForm of web/ui/form', () => {
  expectKept(
    bareForms,
    {
      'web/a.tsx': 'const A = () => <form onSubmit={send} />;',
      'web/ui/form/form.tsx': '<form />',
      [OTHERS[0]!]: '<form />',
    },
    ['web/a.tsx: <form'],
    { sources: product },
  );
});
