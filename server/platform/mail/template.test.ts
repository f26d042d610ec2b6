import { describe, expect, test } from 'vitest';
import { processorMs } from '#server/testing/processor-time.ts';
import { checkTemplate, renderTemplate } from './template.ts';

const NAMES = ['job_title', 'extra_time'];
const problemOf = (template: string): string | null => {
  try {
    checkTemplate(template, NAMES);
    return null;
  } catch (error) {
    return String(error);
  }
};
const render = (template: string, values: Partial<Record<'job_title' | 'extra_time', string>> = {}) =>
  renderTemplate(template, { job_title: 'Welder', extra_time: '', ...values });

test('a text shows placeholders, and what depends on them', () => {
  const text = 'For {{ job_title }}{% if extra_time %}, {{extra_time}} times{% else %}, as usual{% endif %}.';
  expect(render(text)).toBe('For Welder, as usual.');
  expect(render(text, { extra_time: '2' })).toBe('For Welder, 2 times.');
  expect(render('{% if extra_time %}a{% elsif job_title %}b{% else %}c{% endif %}')).toBe('b');
});

test.each([
  ['Dear {{ nmae }}', 'Line 1: There is no placeholder nmae. You can use {{ job_title }}, {{ extra_time }}.'],
  ['a\nb\n{{ job_title', 'Line 3: {{ job_title is not closed. Write }} after it.'],
  ['a\n{% if job_title', 'Line 2: {% if job_title is not closed. Write %} after it.'],
  ['a\n{% if job_title %}b', 'Line 2: {% if job_title %} has no {% endif %}.'],
  ['a\n{% endif %}', 'Line 2: {% endif %} has no {% if … %} before it.'],
  [
    '{% if job_title %}{% else %}{% else %}{% endif %}',
    'Line 1: {% else %} comes after {% else %}, which must be the last part.',
  ],
  [
    '{{ job_title | upcase }}',
    'Line 1: {{ job_title | upcase }} can’t be used. A placeholder is one name, such as {{ job_title }}.',
  ],
  ['{{ }}', 'Line 1: {{ }} can’t be used. A placeholder is one name, such as {{ job_title }}.'],
  [
    '{% for a in job_title %}{% endfor %}',
    'Line 1: {% for a in job_title %} can’t be used. A condition is written {% if name %}…{% else %}…{% endif %}.',
  ],
])('%j is refused with its line', (template, sentence) => {
  expect(problemOf(template)).toBe(`TemplateError: ${sentence}`);
});

test.each([
  '{{ "text" }}',
  '{{ (1..100000000) }}',
  '{{ job_title[extra_time] }}',
  '{{ job_title.constructor.constructor }}',
  '{% if job_title == "x" %}{% endif %}',
  '{% if (1..100000000) %}{% endif %}',
  '{% include "/etc/passwd" %}',
  '{% assign x = job_title %}',
  '{% raw %}{{ job_title }}{% endraw %}',
])('%j is not in the language', (template) => {
  expect(problemOf(template)).toMatch(/^TemplateError: Line 1: /);
});

describe('a value', () => {
  test.each(['{{ job_title }}', '{% if extra_time %}', '{{', '%}', '{{ "}}" }}', '{% raw %}', '<b>&amp;'])(
    '%j is never read as a template',
    (value) => {
      expect(render('[{{ job_title }}] {{ extra_time }}', { job_title: value, extra_time: value })).toBe(
        `[${value}] ${value}`,
      );
    },
  );
});

test('a text that does nothing but work is done, or refused, in a moment', async () => {
  const nested = `${'{% if job_title %}'.repeat(500)}x${'{% endif %}'.repeat(500)}`;
  const spent = await processorMs(2_000, () => {
    expect(render(nested)).toBe('x');
    expect(() => render('{{ job_title }}'.repeat(2_000))).toThrow(/couldn’t create the text/);
  });
  expect(spent).toBeLessThanOrEqual(2_000);
});
