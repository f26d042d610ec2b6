import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { JsonColumn } from '#server/database/stored-json.ts';
import { storedOptOuts, storedTransports } from '#server/features/accounts/stored-account.ts';
import { storedKinds } from '#server/features/applications/adjustments/stored-request.ts';
import {
  storedCriteriaParts,
  storedScheduledQuestions,
} from '#server/features/applications/stored-application.ts';
import { storedAuditDetails } from '#server/features/companies/stored-company.ts';
import { storedCertificates } from '#server/features/candidates/stored-candidate.ts';
import { storedCorrection, storedReport } from '#server/features/feedback/stored-report.ts';
import { storedQuestions, storedTranscript } from '#server/features/interviews/stored-interview.ts';
import {
  storedBoardingRequirements,
  storedInterviewProcess,
  storedMiscInfo,
  storedOptions,
} from '#server/features/jobs/stored-job.ts';
import { storedFileCheck } from '#server/features/operator/stored-file-check.ts';
import { storedCounts } from '#server/features/privacy/stored-counts.ts';
import { storedFairness } from '#server/features/privacy/stored-fairness.ts';
import { storedScopes } from '#server/features/tokens/stored-token.ts';
import { storedEvents } from '#server/features/webhooks/stored-webhook.ts';
import { storedCues } from '#server/features/uploads/captions/stored-captions.ts';
import { storedBankOptions } from '#server/features/masters/stored-masters.ts';
import { storedAttachments } from '#server/platform/mail/stored-attachments.ts';

/** Each JSON column has one reader, whose tests have a sample of every version. No code casts stored JSON. */

const READERS: Record<string, JsonColumn> = {
  'adjustment_requests.kinds': storedKinds,
  'answer_corrections.correction': storedCorrection,
  'api_tokens.scopes': storedScopes,
  'applications.criteria_parts': storedCriteriaParts,
  'applications.question_ids': storedScheduledQuestions,
  'audit_events.details': storedAuditDetails,
  'candidates.certificate_file_ids': storedCertificates,
  'captions.cues': storedCues,
  'erasures.erased_counts': storedCounts,
  'fairness_figures.figures': storedFairness,
  'file_checks.result': storedFileCheck,
  'interview_answers.transcript': storedTranscript,
  'interviews.question_ids': storedQuestions,
  'job_questions.options': storedOptions,
  'jobs.boarding_requirement_ids': storedBoardingRequirements,
  'jobs.interview_process': storedInterviewProcess,
  'jobs.misc_info': storedMiscInfo,
  'outbox_mails.attachments': storedAttachments,
  'passkeys.transports': storedTransports,
  'reports.report': storedReport,
  'skill_mcqs.options': storedBankOptions,
  'users.mail_opt_outs': storedOptOuts,
  'webhooks.events': storedEvents,
};

const ROOT = new URL('../../', import.meta.url).pathname;
const textOf = (path: string): string => readFileSync(`${ROOT}${path}`, 'utf8');
const sources = globSync('server/**/*.ts', { cwd: ROOT }).filter(
  (path) => !/\.test\.ts$|^server\/testing\//.test(path),
);

test('each JSON column has a reader of its own', () => {
  const schema = textOf('server/database/schema.ts');
  const tables = Object.fromEntries(
    [...schema.matchAll(/^ {2}(\w+): (\w+Table);/gm)].map(([, table, type]) => [type!, table!]),
  );
  const columns = [...schema.matchAll(/export interface (\w+Table) \{([^}]*)\}/g)].flatMap(([, type, body]) =>
    [...body!.matchAll(/^ {2}(\w+): (?:Nullable|Generated)?Json;/gm)].map(
      ([, column]) => `${tables[type!]}.${column}`,
    ),
  );
  expect(Object.keys(READERS)).toEqual(columns.toSorted());
  expect(Object.values(READERS).map(({ table, column }) => `${table}.${column}`)).toEqual(
    Object.keys(READERS),
  );
});

test('stored JSON is never cast, and only its reader writes it', () => {
  const columns = Object.values(READERS)
    .map(({ column }) => column)
    .join('|');
  const wrong = new RegExp(
    [
      String.raw`\bas Stored\w*`,
      // A row type that states types for its JSON columns.
      String.raw`\$castTo<[A-Z]`,
      String.raw`\b(?:${columns})\b(?: \?\? \w+)?\)? as (?!const\b|')[A-Z{(s]`,
      String.raw`\b(?:${columns}):[^,;]{0,60}JSON\.stringify`,
    ].join('|'),
    'g',
  );
  const found = sources.flatMap((path) =>
    [...textOf(path).matchAll(wrong)].map(([cast]) => `${path}: ${cast}`),
  );
  expect(found).toEqual([]);
});

test('each reader is tested with samples of every version', () => {
  const tests = globSync('server/**/stored-*.test.ts', { cwd: ROOT })
    .filter((path) => !path.startsWith('server/house-rules/'))
    .map(textOf)
    .join('\n');
  const names = [...textOf('server/house-rules/stored-json.test.ts').matchAll(/': (stored\w+),/g)];
  expect(names.map(([, name]) => name!).filter((name) => !tests.includes(`${name}.`))).toEqual([]);
});
