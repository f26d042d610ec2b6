import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { READS_OF_OPERATOR } from './sql-of-operator.ts';
import { ERASED, EXPRESSIONS_OF_PRIVACY, READS_OF_PRIVACY } from './sql-of-privacy.ts';
import { TABLES_OF } from './table-owners.ts';

/**
 * Each table has one owner, and only the owner's files write it. Other files call
 * functions that the owner exports. If one query must read the tables of several owners,
 * READS lists the reading file, the table and the reason.
 */

const ROOT = new URL('../../', import.meta.url).pathname;
const textOf = (path: string): string => readFileSync(`${ROOT}${path}`, 'utf8');

const NAMES = 'rows are shown with these names: one query';
const UNUSED = 'one statement, so that it fails if a file is taken into use meanwhile';

/**
 * Tables of other owners that a file reads, and why. A file is written as `owner/file`, without its folders.
 */
const READS: Record<string, Record<string, string>> = {
  'uploads/unused-store': {
    users: UNUSED,
    companies: UNUSED,
    company_pictures: UNUSED,
    candidates: UNUSED,
    job_videos: UNUSED,
    applications: UNUSED,
    interviews: UNUSED,
    interview_answers: UNUSED,
    interview_answer_parts: UNUSED,
    interview_takes: UNUSED,
  },
  'accounts/session-store': { company_members: 'every call needs the company of its person: one query' },
  'accounts/second-factor-store': {
    company_members: 'the rule is that of the company of a person: one query',
  },
  'accounts/sign-in-rule-store': {
    company_members: 'the rule is that of the company of a person: one query',
    sign_on_providers: 'the rule counts only with a provider: one query',
  },
  'accounts/sign-on-link-store': { company_members: 'the links of all members: one statement' },
  'sign-on/store': { company_members: 'a provider opens accounts of members alone' },
  'companies/audit-store': { users: 'an entry keeps the name of its member: one query' },
  'companies/member-store': {
    users: NAMES,
    jobs: 'the jobs of a reviewer are shown with their names, and must be those of the company',
  },
  'companies/invitation-store': { users: NAMES, jobs: NAMES },
  'companies/mail-text-store': { users: NAMES },
  'employers/store': { companies: NAMES, sectors: NAMES },
  'candidates/store': {
    users: NAMES,
    educations: NAMES,
    skills: NAMES,
    applications: 'who may see a profile is decided by applications, a later feature',
  },
  'jobs/store': {
    companies: NAMES,
    sectors: NAMES,
    educations: NAMES,
    applications: 'who may see a job that is not open: part of the query for it',
  },
  'jobs/question-store': { skills: NAMES },
  'jobs/company-store': { companies: NAMES },
  'jobs/copies-store': { users: NAMES },
  'jobs/details-store': {
    skills: NAMES,
    files: 'messages are found and listed with their files: one query',
    applications: 'lists of jobs count their applications, of a later feature',
  },
  'applications/adjustment-store': { jobs: NAMES, users: NAMES },
  'applications/decision-store': { users: 'a decision keeps the name of its person: one query' },
  'applications/trouble-store': { users: 'an answer keeps the name of its person: one query' },
  'applications/move-store': { users: 'a move keeps the name of its person: one query' },
  'applications/store': {
    users: NAMES,
    companies: NAMES,
    jobs: NAMES,
    interviews:
      'whether one has begun, read under the lock of its application; lists show when it was submitted',
    reports: 'lists show figures of the report: one query',
    scorecards: 'with blind review the percentage is shown after the own scorecard: one query',
  },
  'applications/received-store': { jobs: NAMES },
  'applications/narrow-store': { candidate_skills: 'lists are filtered by skill: one query' },
  'interviews/spoken-words-store': {
    applications: 'each row names the company of its application: one statement',
  },
  'pipeline/saved-views-store': { users: 'a shared view keeps the name of its member: one query' },
  'pipeline/person-store': {
    notes: 'the newest of several applications: one query',
    application_moves: 'of several applications: one query',
  },
  'pipeline/search-store': {
    applications: 'what is found must be in reach: one query',
    users: 'people are found by name and address: one query',
    skills: 'people are found by skill: one query',
    candidate_skills: 'people are found by skill: one query',
    spoken_words: 'people are found by what they said: one query',
    job_questions: NAMES,
  },
  ...READS_OF_PRIVACY,
  ...READS_OF_OPERATOR,
  'tokens/store': { users: 'a token of a locked person is not valid: one query for each call' },
  'pipeline/insights-store': {
    erased_applications: 'people whose data were erased count on: one query',
    erased_moves: 'the same',
    erased_verdicts: 'the same',
    applications: 'figures about those who applied in a time: one query each',
    application_moves: 'figures about moves',
    interviews: 'figures about interviews',
    reports: 'figures about scores',
    answer_verdicts: 'figures about questions',
    jobs: 'whether the review is blind',
    scorecards: 'what a member must judge first is in no figure',
    job_questions: NAMES,
  },
  'applications/window-store': {
    interviews: 'whether one has begun: part of the query for those never taken',
  },
  'applications/digest-store': {
    users: NAMES,
    jobs: NAMES,
    company_members: 'a mail is for present members alone: one query',
  },
  'candidate-invitations/store': {
    users: NAMES,
    companies: NAMES,
    jobs: NAMES,
    applications: 'who has applied already gets no invitation: one query',
  },
  'interviews/recording-store': {
    applications: 'ownership and expiry of recordings: part of the query for them',
  },
  'feedback/store': { users: NAMES, companies: NAMES, jobs: NAMES, candidates: NAMES, applications: NAMES },
  'feedback/guest-link-store': {
    users: NAMES,
    applications: 'whose report it is: part of the query for the link',
  },
  'reviews/note-store': { users: NAMES },
  'reviews/scorecard-store': { applications: 'the interviews of a job: one query' },
  'feedback/review-store': { users: NAMES },
  'pipeline/compare-store': {
    applications: 'the finished interviews of a job are one page of a list: one query',
    interviews: 'the same',
    reports: 'the same',
    users: NAMES,
    companies: NAMES,
  },
};

/** The tables that an expression in the place of a table's name can be; none for a subquery. */
const EXPRESSIONS: Record<string, readonly string[]> = {
  // A backup reads, and a restore writes, every table of the catalogue.
  'database/catalogue sequence': [],
  'database/read-table sql': [],
  'database/read-table whole_table': [],
  'database/fill idOf': [],
  'database/fill sql': [],
  'database/fill jsonb_array_elements': [],
  ...EXPRESSIONS_OF_PRIVACY,
  'jobs/saved-store found': [],
  'feedback/review-store standing': [],
  'pipeline/search-store matching': [],
  'pipeline/search-store people': [],
  'pipeline/search-store applications_that_said': ['spoken_words'],
  'pipeline/insights-store cohort': [],
  'pipeline/insights-store undone': [],
  'pipeline/insights-store moved': [],
  'pipeline/insights-store stays': [],
  'pipeline/insights-store counted': [],
  'pipeline/insights-store stepped': [],
  'pipeline/insights-store people': [],
  'pipeline/insights-store reported': [],
  'pipeline/insights-store answered': [],
  'pipeline/insights-store decided': [],
  'jobs/changes-store table': ['job_skills', 'job_videos'],
  'masters/store list': [
    'educations',
    'sectors',
    'offered_benefits',
    'relocation_benefits',
    'communication_modes',
    'boarding_requirements',
  ],
  'masters/store kind': ['skill_questions', 'skill_mcqs'],
  'masters/seed table': ['educations', 'skill_questions', 'skill_mcqs'],
  // FILE_COLUMNS
  'uploads/unused-store sql': [
    'users',
    'companies',
    'company_pictures',
    'candidates',
    'job_videos',
    'applications',
    'interviews',
    'interview_answers',
    'interview_answer_parts',
    'interview_takes',
  ],
};

const OWNER_OF = new Map(
  Object.entries(TABLES_OF).flatMap(([owner, tables]) => tables.map((table) => [table, owner] as const)),
);

interface Use {
  file: string;
  owner: string;
  table: string;
  writes: boolean;
}

const usedExpressions = new Set<string>();
const uses = globSync('server/**/*.ts', { cwd: ROOT })
  .filter((path) => !/\.(test|fixture)\.ts$|^server\/testing\//.test(path))
  .flatMap(usesOf);

function usesOf(path: string): Use[] {
  const owner =
    /^server\/features\/([\w-]+)\//.exec(path)?.[1] ??
    /^server\/(platform\/\w+|database|demonstration)\//.exec(path)?.[1] ??
    path;
  const file = `${owner}/${/([^/]+)\.ts$/.exec(path)![1]}`;
  const code = textOf(path).replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
  const calls = code.matchAll(
    /\b(selectFrom|insertInto|updateTable|deleteFrom|mergeInto|(?:inner|left|right|full|cross)Join(?:Lateral)?)\(\s*('[^']*'|[\w$]+)/g,
  );
  const raw = code.matchAll(
    /\b(DELETE\s+FROM|INSERT\s+INTO|(?<!(?:DO|FOR)\s)UPDATE|TRUNCATE|(?<!(?:DISTINCT|epoch)\s)FROM|JOIN|USING)\s+(\$\{\s*\w+|[a-z_]+(?:\.[a-z_]+)?)/g,
  );
  const lowercase = code.matchAll(
    /\bsql`[^`]*\b(from|join|into|update)\s+(\$\{\s*\w+|[a-z_]+(?:\.[a-z_]+)?)/g,
  );
  return [...calls, ...raw, ...lowercase].flatMap(([, verb = '', named = '']) => {
    const writes = /^(insert|update|delete|merge|truncate)/i.test(verb);
    return tablesIn(file, named).map((table) => ({ file, owner, table, writes }));
  });
}

function tablesIn(file: string, named: string): readonly string[] {
  if (isName(named)) {
    const table = named.replaceAll("'", '').split(' ')[0]!;
    // PostgreSQL's own catalogue, which the program only reads.
    return table.startsWith('pg_') ? [] : [table];
  }
  // Rows made of an array that the program gives.
  if (named === 'unnest') return [];
  const expression = named.replace(/^\$\{\s*/, '');
  // The table is a query, whose own calls are checked.
  if (expression === 'db') return [];
  const key = `${file} ${expression}`;
  usedExpressions.add(key);
  return EXPRESSIONS[key] ?? [`the unknown expression ${expression}`];
}

/** A literal, or a table's name in SQL. Anything else is a variable. */
function isName(named: string): boolean {
  return named.startsWith("'") || OWNER_OF.has(named) || named.startsWith('pg_');
}

test('every table has one owner', () => {
  const schema = /export interface Schema \{([^}]*)\}/.exec(textOf('server/database/schema.ts'))![1]!;
  const tables = [...schema.matchAll(/^ {2}(\w+):/gm)].map((match) => match[1]!);
  const owned = Object.values(TABLES_OF)
    .flat()
    .filter((table) => !table.startsWith('pgboss.'));
  expect(owned.toSorted()).toEqual(tables.toSorted());
});

test('every table that a query names is known', () => {
  const unknown = uses.filter(({ table }) => !OWNER_OF.has(table));
  expect(unknown.map(({ file, table }) => `${file}: ${table}`)).toEqual([]);
  expect(uses.length).toBeGreaterThan(200);
});

test('only the owner writes a table', () => {
  const wrong = uses.filter(
    ({ file, owner, table, writes }) =>
      writes && OWNER_OF.get(table) !== owner && ERASED[file]?.includes(table) !== true,
  );
  expect(wrong.map(({ file, table }) => `${file} writes ${table} of ${OWNER_OF.get(table)}`)).toEqual([]);
});

test('READS names every file that reads another owner’s table, and nothing else', () => {
  const foreign = uses.filter(({ owner, table }) => OWNER_OF.get(table) !== owner);
  const found = new Set(foreign.map(({ file, table }) => `${file} reads ${table}`));
  const named = Object.entries(READS).flatMap(([file, tables]) =>
    Object.keys(tables).map((table) => `${file} reads ${table}`),
  );
  expect([...found].toSorted()).toEqual(named.toSorted());
  expect([...usedExpressions].toSorted()).toEqual(Object.keys(EXPRESSIONS).toSorted());
});
