import { expect, test } from 'vitest';
import type { JsonColumn } from '#server/database/stored-json.ts';
import { storedOptOuts, storedTransports } from '#server/features/accounts/stored-account.ts';
import { storedKinds } from '#server/features/applications/request-store.ts';
import {
  storedCriteriaParts,
  storedScheduledQuestions,
} from '#server/features/applications/stored-application.ts';
import { storedAuditDetails } from '#server/features/companies/stored-company.ts';
import { storedCertificates } from '#server/features/candidates/stored-candidate.ts';
import { storedCorrection, storedReport } from '#server/features/feedback/stored-report.ts';
import { storedQuestions, storedTranscript } from '#server/features/interviews/stored-interview.ts';
import {
  storedAcceptedAnswers,
  storedBoardingRequirements,
  storedInterviewProcess,
  storedMiscInfo,
  storedOptions,
} from '#server/features/jobs/stored-job.ts';
import { storedFigures } from '#server/features/pipeline/questions/stored-figures.ts';
import { storedCounts } from '#server/features/privacy/stored-counts.ts';
import { storedFairness } from '#server/features/privacy/stored-fairness.ts';
import { storedScopes } from '#server/features/tokens/stored-token.ts';
import { storedEvents } from '#server/features/webhooks/stored-webhook.ts';
import { storedCues } from '#server/features/uploads/captions/stored-captions.ts';
import { storedBankOptions } from '#server/features/masters/stored-masters.ts';
import { storedAttachments } from '#server/platform/mail/stored-attachments.ts';
import { expectKept, findings, sourcesIn, textOf } from './sources.ts';
import { storedHours } from '#server/features/rounds/times/stored-times.ts';
import { storedLevels } from '#server/features/rounds/cards/stored-levels.ts';
import { storedRoundWords } from '#server/features/rounds/recordings/stored-recording.ts';
import { storedCompanyKit, storedPlanKit, storedRoundKit } from '#server/features/rounds/stored-round.ts';

/** Each JSON column has one reader, whose tests have a sample of every version. No code casts stored JSON. */

const READERS: Record<string, JsonColumn> = {
  storedKinds,
  storedCorrection,
  storedScopes,
  storedCriteriaParts,
  storedScheduledQuestions,
  storedAuditDetails,
  storedCertificates,
  storedCues,
  storedCounts,
  storedFairness,
  storedFigures,
  storedTranscript,
  storedQuestions,
  storedOptions,
  storedAcceptedAnswers,
  storedBoardingRequirements,
  storedInterviewProcess,
  storedMiscInfo,
  storedAttachments,
  storedTransports,
  storedReport,
  storedBankOptions,
  storedOptOuts,
  storedEvents,
  storedCompanyKit,
  storedPlanKit,
  storedRoundKit,
  storedHours,
  storedLevels,
  storedRoundWords,
};
const columns = Object.values(READERS);

test('each JSON column has a reader of its own', () => {
  const schema = textOf('server/database/schema.ts');
  const tables = Object.fromEntries(
    [...schema.matchAll(/^ {2}(\w+): (\w+Table);/gm)].map(([, table, type]) => [type!, table!]),
  );
  const stored = [...schema.matchAll(/export interface (\w+Table) \{([^}]*)\}/g)].flatMap(([, type, body]) =>
    [...body!.matchAll(/^ {2}(\w+): (?:Nullable|Generated)?Json;/gm)].map(
      ([, column]) => `${tables[type!]}.${column}`,
    ),
  );
  expect(columns.map(({ table, column }) => `${table}.${column}`).toSorted()).toEqual(stored.toSorted());
});

test('stored JSON is never cast, and only its reader writes it', () => {
  const names = columns.map(({ column }) => column).join('|');
  const wrong = new RegExp(
    [
      String.raw`\bas Stored\w*`,
      // A row type that declares types for its JSON columns.
      String.raw`\$castTo<[A-Z]`,
      String.raw`\b(?:${names})\b(?: \?\? \w+)?\)? as (?!const\b|')[A-Z{(s]`,
      String.raw`\b(?:${names}):[^,;]{0,60}JSON\.stringify`,
    ].join('|'),
    'g',
  );
  expectKept(
    (sources) =>
      sources.filter(({ file }) => file.startsWith('server/')).flatMap((source) => findings(source, wrong)),
    {
      'server/a.ts': 'value as StoredReport; query.$castTo<Row>(); storedReport.read(row.report)',
      'server/b.ts':
        "(row.options ?? none) as Option[]; db.set({ events: JSON.stringify(all) }); 'events' as const",
    },
    [
      'server/a.ts: as StoredReport',
      'server/a.ts: $castTo<R',
      'server/b.ts: options ?? none) as O',
      'server/b.ts: events: JSON.stringify',
    ],
  );
});

test('each reader is tested with samples of every version', () => {
  const tests = sourcesIn('server/{features,platform}/**/stored-*.test.ts')
    .map(({ text }) => text)
    .join('\n');
  const untested = (names: readonly string[]) => names.filter((name) => !tests.includes(`${name}.`));
  expect(untested(Object.keys(READERS))).toEqual([]);
  expect(untested(['storedPlanted'])).toEqual(['storedPlanted']);
});
