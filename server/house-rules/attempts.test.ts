import { test } from 'vitest';
import { type Rule, expectKept } from './sources.ts';

/**
 * A candidate can take an interview again, and then these tables have rows for several attempts of one application. A
 * query that does not say which attempt it means counts people twice, or mixes up their answers. So each query names
 * the attempt, or is listed here with a reason.
 */

const TABLES = [
  'answer_corrections',
  'answer_marks',
  'interview_answer_parts',
  'interview_answers',
  'interview_holders',
  'interview_questions_put',
  'interview_recordings',
  'interview_takes',
  'interviews',
  'learned_verdicts',
  'proctoring_events',
  'reports',
  'scorecards',
];

/** Functions that mean all attempts, or a single row by its id. */
const REASONS: Record<string, string> = {
  'interviews/store.ts objectsOfInterview': 'what is removed with an application, of all attempts',
  'interviews/store.ts answerById': 'one row by its id',
  'interviews/recording-store.ts candidatesRecording': 'one row by its id',
  'interviews/recording-store.ts setVideoOffsets': 'one row by its id',
  'interviews/recording-store.ts forgetChunks': 'one row by its id',
  'operator/storage-store.ts mostStored': 'all that is stored, of all attempts',
  'operator/storage-store.ts allStored': 'the same',
  'operator/named-files-store.ts NAMED': 'every row that names a stored file, of all attempts',
  'privacy/erasure-store.ts objectsOf': 'what is erased, of all attempts',
  'privacy/erasure-store.ts emptyInterviews': 'the same',
  'privacy/erasure-store.ts markInterviewErased': 'the same',
  'privacy/erasure-store.ts markFilmErased': 'the same',
  'privacy/erasure-store.ts forgetSounds': 'the same',
  'privacy/retain-store.ts lastEnded': 'an application is kept as long as its last attempt',
};

const QUERY = new RegExp(
  String.raw`(?:selectFrom|innerJoin|leftJoin|updateTable|deleteFrom|insertInto)\(\s*\[?'(?:${TABLES.join('|')})\b` +
    String.raw`|\b(?:FROM|JOIN|UPDATE|INTO)\s+(?:${TABLES.join('|')})\b`,
);

const nameOf = (statement: string): string =>
  /(?:function|const)\s+(\w+)/.exec(statement)?.[1] ?? statement.slice(0, 40);

/** The statements, in the form `feature/file function`, that read such a table without naming an attempt. */
const withoutAttempt: Rule = (sources) =>
  sources
    .filter(({ file }) => /^server\/features\/.*store\.ts$/.test(file))
    .flatMap(({ file, text }) => {
      const [, , feature, ...rest] = file.split('/');
      return text
        .split(/\n\n(?=\S)/)
        .filter((statement) => QUERY.test(statement) && !/attempt/i.test(statement))
        .map((statement) => `${feature}/${rest.at(-1)} ${nameOf(statement)}`);
    });

test('each query of what belongs to an interview names its attempt', () => {
  expectKept(
    withoutAttempt,
    {
      'server/features/a/b/store.ts':
        "export function all(db: Database) {\n  return db.selectFrom('reports').selectAll();\n}\n\n" +
        'const sum = sql`SELECT 1 FROM applications JOIN reports ON true`;\n\n' +
        "const one = db.selectFrom('reports').where('attempt', '=', 1);",
    },
    ['a/store.ts all', 'a/store.ts sum'],
    { allowed: Object.keys(REASONS) },
  );
});
