import type { getInterviewQuestions } from '#contract/account/master.ts';
import { APART, FIGURES_LEAST, TOO_EASY, TOO_HARD, seesFairness } from '#contract/company/question-limits.ts';
import type { OutputOf } from '#contract/shared/endpoint.ts';
import type { QuestionKind } from '#contract/shared/limits.ts';
import type { Database } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerCaller } from '#server/platform/http/route.ts';
import { skillBanks } from './data/banks.ts';
import { skillKey } from './seed.ts';
import { storedBankOptions } from './stored-masters.ts';

/** An entry of a master list. */
export interface Named {
  id: string;
  name: string;
}

export const presentNamed = ({ id, name }: Named): { _id: string; name: string } => ({ _id: id, name });

export type NamedList =
  | 'educations'
  | 'sectors'
  | 'offered_benefits'
  | 'relocation_benefits'
  | 'communication_modes'
  | 'boarding_requirements';

/** A whole list in its order. The lists are short. */
export async function namedList(db: Database, list: NamedList): Promise<readonly Named[]> {
  return rememberedList(db, list, () =>
    db.selectFrom(list).select(['id', 'name']).orderBy('position').orderBy('id').execute(),
  );
}

/** The lists change only when a new release starts, which may happen while this process still runs. */
const REMEMBERED_MS = 60_000;

const remembered = new WeakMap<Database, Map<string, { list: readonly Named[]; until: number }>>();

/** A list from memory if it was read within the last minute. A transaction reads its own view. */
async function rememberedList(
  db: Database,
  name: string,
  read: () => Promise<readonly Named[]>,
): Promise<readonly Named[]> {
  if (db.isTransaction) return read();
  const lists = remembered.get(db) ?? new Map();
  remembered.set(db, lists);
  const known = lists.get(name);
  if (known !== undefined && performance.now() < known.until) return known.list;
  const list = await read();
  lists.set(name, { list, until: performance.now() + REMEMBERED_MS });
  return list;
}

/** Whether all these ids are in the list. */
export async function listHolds(db: Database, list: NamedList, ids: readonly string[]): Promise<boolean> {
  const wanted = new Set(ids);
  if (wanted.size === 0) return true;
  const found = await db
    .selectFrom(list)
    .select('id')
    .where('id', 'in', [...wanted])
    .execute();
  return found.length === wanted.size;
}

/** The skills of the master list, by name, without skills that people typed. */
export async function masterSkills(db: Database): Promise<readonly Named[]> {
  return rememberedList(db, 'skills', () =>
    db
      .selectFrom('skills')
      .select(['id', 'name'])
      .where('is_master', '=', true)
      .orderBy('name_key')
      .execute(),
  );
}

export async function skillsByIds(db: Database, ids: readonly string[]): Promise<Map<string, Named>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const rows = await db.selectFrom('skills').select(['id', 'name']).where('id', 'in', wanted).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * The skills with these names, one per name and in the same order, including duplicates. An unknown name becomes a new
 * skill.
 */
export async function skillsNamed(db: Database, names: readonly string[]): Promise<Named[]> {
  const nameByKey = new Map<string, string>();
  for (const name of names) {
    const key = skillKey(name);
    if (!nameByKey.has(key)) nameByKey.set(key, name.trim().replace(/\s+/g, ' '));
  }
  // Ordered by key, so that two people who add the same new skills at once do not deadlock.
  const keys = [...nameByKey.keys()].toSorted();
  if (keys.length === 0) return [];
  await db
    .insertInto('skills')
    .values(keys.map((key) => ({ name: nameByKey.get(key)!, name_key: key })))
    .onConflict((conflict) => conflict.column('name_key').doNothing())
    .execute();
  const rows = await db
    .selectFrom('skills')
    .select(['id', 'name', 'name_key'])
    .where('name_key', 'in', keys)
    .execute();
  const byKey = new Map(rows.map(({ id, name, name_key }) => [name_key, { id, name }]));
  return names.map((name) => byKey.get(skillKey(name))!);
}

/** By the text of the question, like its follow-ups. */
const acceptedAnswers = new Map(
  skillBanks.flatMap(({ spoken }) => spoken.map(({ question, accepted }) => [question, [accepted]])),
);

type Reader = Pick<EmployerCaller, 'companyId' | 'memberRole'>;

/** Questions of the bank: all personal ones, and the spoken and multiple-choice ones of the skills. */
export async function questionBank(
  ctx: Context,
  reader: Reader,
  skillIds: readonly string[],
): Promise<Omit<OutputOf<typeof getInterviewQuestions>, 'canDraft'>> {
  const { db } = ctx;
  const personal = await db
    .selectFrom('personal_questions')
    .select(['id as _id', 'text as question'])
    .orderBy('position')
    .execute();
  if (skillIds.length === 0)
    return {
      masterPersonalQuestions: personal,
      masterSkillBasedQuestion: [],
      masterSkillBasedMcqQuestion: [],
    };
  const spoken = await db
    .selectFrom('skill_questions')
    .select(['id as _id', 'skill_id as skillId', 'question', 'reference_answer as answer'])
    .where('skill_id', 'in', [...skillIds])
    .orderBy('skill_id')
    .orderBy('position')
    .execute();
  const mcqs = await db
    .selectFrom('skill_mcqs')
    .select(['id as _id', 'skill_id as skillId', 'question', 'options', 'answer'])
    .where('skill_id', 'in', [...skillIds])
    .orderBy('skill_id')
    .orderBy('position')
    .execute();
  const good = await goodOnes(
    ctx,
    reader,
    [...spoken, ...mcqs].map(({ _id }) => _id),
  );
  return {
    masterPersonalQuestions: personal,
    masterSkillBasedQuestion: spoken.map((row) => ({
      ...row,
      isGood: good.get(row._id) ?? null,
      acceptedAnswers: acceptedAnswers.get(row.question) ?? [],
    })),
    masterSkillBasedMcqQuestion: mcqs.map((row) => ({
      ...row,
      isGood: good.get(row._id) ?? null,
      options: storedBankOptions.read(row.options, row._id),
    })),
  };
}

/**
 * Which questions of the bank have figures in a company, or otherwise on the server, and whether these figures raise no
 * flag.
 */
async function goodOnes(
  ctx: Context,
  { companyId, memberRole }: Reader,
  ids: readonly string[],
): Promise<Map<string | null, boolean>> {
  if (ids.length === 0) return new Map();
  const trouble = seesFairness(memberRole) ? 'trouble_to_owners' : 'trouble';
  const rows = await ctx.db
    .selectFrom('question_figures')
    .innerJoin('job_questions', 'job_questions.id', 'question_figures.question_id')
    .select(({ fn }) => ['job_questions.master_id', fn.max(trouble).as('trouble')])
    .where('question_figures.company_id', '=', companyId)
    .where('question_figures.job_id', 'is', null)
    .where('question_figures.answers', '>=', FIGURES_LEAST)
    .where('job_questions.master_id', 'in', [...ids])
    .groupBy('job_questions.master_id')
    .execute();
  const onServer = await bankFigures(ctx, 'bank_id', ids);
  return new Map([
    ...[...onServer].map(([id, figures]) => [id, raisesNoFlag(figures)] as const),
    ...rows.map((row) => [row.master_id, row.trouble === 0] as const),
  ]);
}

const raisesNoFlag = ({ share, discrimination }: { share: number; discrimination: number | null }) =>
  share <= TOO_EASY.share &&
  share >= TOO_HARD.share &&
  (discrimination === null || discrimination >= APART.poor);

/** The combined figures of companies about questions of the bank, by id or key. Empty unless the operator allows it. */
export async function bankFigures(
  { db, config }: Context,
  by: 'bank_id' | 'question_key',
  values: readonly string[],
) {
  const chosen = db.selectFrom('bank_figures').where(by, 'in', [...values]);
  const rows =
    !config.bankFigures || values.length === 0
      ? []
      : await chosen.select(['bank_id', 'question_key', 'share', 'discrimination']).execute();
  return new Map(rows.map((row) => [row[by], row]));
}

/** A question of the bank. A personal question has no skill. */
export interface BankQuestion {
  id: string;
  skillId: string | null;
  question: string;
}

export async function bankQuestionsByIds(
  db: Database,
  kind: QuestionKind,
  ids: readonly string[],
): Promise<Map<string, BankQuestion>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const rows =
    kind === 'personal'
      ? (
          await db.selectFrom('personal_questions').select(['id', 'text']).where('id', 'in', wanted).execute()
        ).map(({ id, text }) => ({ id, skillId: null, question: text }))
      : (
          await db
            .selectFrom(kind === 'skill' ? 'skill_questions' : 'skill_mcqs')
            .select(['id', 'skill_id', 'question'])
            .where('id', 'in', wanted)
            .execute()
        ).map(({ id, skill_id, question }) => ({ id, skillId: skill_id, question }));
  return new Map(rows.map((row) => [row.id, row]));
}
