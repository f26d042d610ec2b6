import { test } from 'vitest';
import { endpoints } from '#contract/shared/api.ts';
import { REFUSALS } from '#contract/shared/refusals.ts';
import { type Rule, type Source, expectKept, findings, sourcesIn } from './sources.ts';

/**
 * Words that read like a translation, or a second word for something that already has one. The comments say what to
 * write.
 */
const GIVEN_UP = [
  /\b[Ee]-mail\w*/g, // email
  /(?<![\w-])mail(?:s|ed)?\b(?! (?:server|program|template)s?\b)/gi, // email
  /\bfeedback\b/gi, // report
  /\bfilms?\b/gi, // video
  /\b(?:your|their|own) cards?\b/gi, // scorecard
  /\b(?:some|every|any)body\b|\bno one\b/gi, // someone, everyone, anyone, nobody
  /\bproven\b/gi, // verified
  /\bcall(?:s|ed|ing)?(?: \w+){0,3} off\b/gi, // cancel
  /\bgive\w*(?: \w+){0,2} again\b/gi, // take again
  /\b(?:un)?fold(?:s|ed)?\b/gi, // collapse, expand
  /\bwaits? for an? (?:answer|decision|reply|review)\b/gi, // to answer, to decide, to review
  /\bstands? (?:in|until)\b/gi, // is in, is open until
  /\bis told\b|\bt(?:ell|ells|old) of\b/gi, // gets an email, we’ll tell
  /\b(?:was|were) heard\b/gi, // was recognised
  /\bsurely\b/gi, // confident
  /\bthose who applied\b/gi, // applicants, people who applied
  /\b(?:goes|went) on elsewhere\b|\bwas faster\b/gi, // continued on another device, already answered
  /\bkept for a legal matter\b/gi, // on legal hold
  /\bplease name\b/gi, // please say which, please give a name
  /\b(?:is|are) true or false\b/gi, // must be
  /\bof this name\b/gi, // has this name
  /\bmay (?:do|see|skip)\b/gi, // can
];

/** Fixed texts from the specification. */
const FIXED = [
  ...[
    'applications',
    'applications',
    'employer-interviews',
    'employer-interviews',
    'report',
    'scheduled-interviews',
  ].map((file) => `contract/messages/en/${file}.ts: Feedback`),
  'contract/messages/en/report.ts: feedback',
];

/** What integrators read at /api/docs. */
const reference: Source = {
  file: '/api/docs',
  text: [
    ...endpoints.map(({ summary }) => summary),
    ...Object.values<string | { means: string }>(REFUSALS).map((refusal) =>
      typeof refusal === 'string' ? refusal : refusal.means,
    ),
  ]
    .join('\n')
    .replaceAll(/`[^`]*`|\w+\/\w+|\(\w+[^)]*\)/g, ''),
};

/** The text of a source without comments and names, or of a page without code and addresses. */
function withoutCode({ file, text }: Source): Source {
  const read = file.endsWith('.md')
    ? text.replaceAll(/```[^]*?```|`[^`\n]*`|\]\([^)\n]*\)|<[^>\n]+>/g, '')
    : text.replaceAll(/^ *(?:\/\/|\/?\*).*|^import .*|^export const \w+|\{[{%]? ?\w+/gm, '');
  return { file, text: read };
}

const givenUp: Rule = (sources) => sources.flatMap((source) => findings(withoutCode(source), ...GIVEN_UP));

test('no sentence has a word that was given up', () => {
  expectKept(
    givenUp,
    {
      'contract/messages/en/a.ts':
        "// A mail to somebody.\nexport const mailTold = icu('You get a mail when {film} stands in the list.');",
      'docs/a.md':
        'Set `MAIL_FROM` at your mail server. [Everybody](mail.md) is told once it was called off.',
    },
    [
      'contract/messages/en/a.ts: mail',
      'contract/messages/en/a.ts: stands in',
      'docs/a.md: Everybody',
      'docs/a.md: called off',
      'docs/a.md: is told',
    ],
    {
      sources: [...sourcesIn('{README.md,docs/{,guides/}*.md,contract/messages/en/*.ts}'), reference],
      allowed: FIXED,
    },
  );
});
