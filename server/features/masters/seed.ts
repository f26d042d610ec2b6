import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { inTransaction, type Database } from '#server/database/database.ts';
import { readSetting, writeSetting } from '#server/database/settings-store.ts';
import { skillBanks } from './data/banks.ts';
import {
  boardingRequirements,
  communicationModes,
  educations,
  offeredBenefits,
  personalQuestions,
  relocationBenefits,
  sectors,
} from './data/lists.ts';
import { skills } from './data/skills.ts';
import { storedBankOptions } from './stored-masters.ts';

const namedLists = {
  educations,
  sectors,
  offered_benefits: offeredBenefits,
  relocation_benefits: relocationBenefits,
  communication_modes: communicationModes,
  boarding_requirements: boardingRequirements,
};

const settingKey = 'masters';
/** Increase this number when the code that writes the data changes, so that existing databases are written again. */
const writingVersion = 2;
/** Keeps a statement under 1,500 parameters. */
const rowsPerStatement = 250;

/**
 * Updates the master lists and question banks in the database to those of this release, in one transaction. Does
 * nothing if they are up to date. Ids are computed from the texts, so they are the same in every installation. Entries
 * that were removed from a list are kept, because profiles and jobs refer to them. Removed bank questions are deleted,
 * because jobs have their own copies.
 */
export async function seedMasters(db: Database): Promise<void> {
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([writingVersion, namedLists, skills, personalQuestions, skillBanks]))
    .digest('hex');
  if ((await readSetting(db, settingKey)) === fingerprint) return;

  await inTransaction(db, async (tx) => {
    await writeNamedLists(tx);
    await writePersonalQuestions(tx);
    await writeSkills(tx);
    await writeBanks(tx);
    await writeSetting(tx, settingKey, fingerprint);
  });
}

/** The key of a skill: its name in lower case, with repeated spaces replaced by one. */
export function skillKey(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLowerCase();
}

async function writeNamedLists(db: Database): Promise<void> {
  for (const table of Object.keys(namedLists) as (keyof typeof namedLists)[])
    await upsert(
      db,
      table,
      namedLists[table].map((name, position) => ({ id: idFor(table, name), name, position })),
    );
}

async function writePersonalQuestions(db: Database): Promise<void> {
  const rows = personalQuestions.map((text, position) => ({
    id: idFor('personal_questions', text),
    text,
    position,
  }));
  await replace(db, 'personal_questions', rows);
}

/** A skill that someone typed before it was added to the list keeps its id. */
async function writeSkills(db: Database): Promise<void> {
  const rows = skills.map((name) => ({
    id: idFor('skills', skillKey(name)),
    name,
    name_key: skillKey(name),
    is_master: true,
  }));
  for (const chunk of chunks(rows)) {
    await db
      .insertInto('skills')
      .values(chunk)
      .onConflict((conflict) =>
        conflict
          .column('name_key')
          .doUpdateSet((row) => ({ name: row.ref('excluded.name'), is_master: true })),
      )
      .execute();
  }
}

async function writeBanks(db: Database): Promise<void> {
  const known = await db
    .selectFrom('skills')
    .select(['id', 'name_key'])
    .where(
      'name_key',
      'in',
      skillBanks.map((bank) => skillKey(bank.skill)),
    )
    .execute();
  const idByKey = new Map(known.map((skill) => [skill.name_key, skill.id]));
  const skillIdOf = (name: string) => {
    const id = idByKey.get(skillKey(name));
    if (id === undefined) throw new Error(`The question bank of '${name}' has no skill in the master list.`);
    return id;
  };

  const spoken = skillBanks.flatMap((bank) =>
    bank.spoken.map(({ question, answer }, position) => ({
      id: idFor('skill_questions', `${skillKey(bank.skill)}\n${question}`),
      skill_id: skillIdOf(bank.skill),
      question,
      reference_answer: answer,
      position,
    })),
  );
  await replace(db, 'skill_questions', spoken);
  const mcqs = skillBanks.flatMap((bank) =>
    bank.mcqs.map(({ question, options, answer }, position) => ({
      id: idFor('skill_mcqs', `${skillKey(bank.skill)}\n${question}`),
      skill_id: skillIdOf(bank.skill),
      question,
      options: storedBankOptions.write([...options]),
      answer,
      position,
    })),
  );
  await replace(db, 'skill_mcqs', mcqs);
}

type Table = keyof typeof namedLists | 'personal_questions' | 'skill_questions' | 'skill_mcqs';
type Row = { id: string } & Record<string, unknown>;

/** Writes the rows. Existing rows with the same id get the new values. */
async function upsert(db: Database, table: Table, rows: Row[]): Promise<void> {
  const columns = Object.keys(rows[0]!);
  const changes = Object.fromEntries(columns.map((name) => [name, sql.ref<never>(`excluded.${name}`)]));
  for (const chunk of chunks(rows)) {
    await db
      .insertInto(table)
      .values(chunk as never[])
      .onConflict((conflict) => conflict.column('id').doUpdateSet(changes))
      .execute();
  }
}

/** Replaces all rows of the table with these. */
async function replace(
  db: Database,
  table: 'personal_questions' | 'skill_questions' | 'skill_mcqs',
  rows: Row[],
): Promise<void> {
  await upsert(db, table, rows);
  const ids = rows.map(({ id }) => id);
  await db.deleteFrom(table).where('id', 'not in', ids).execute();
}

function chunks<T>(rows: T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / rowsPerStatement) }, (_, index) =>
    rows.slice(index * rowsPerStatement, (index + 1) * rowsPerStatement),
  );
}

/** A name-based UUID of version 8 over SHA-256 (RFC 9562, section 5.8). */
function idFor(kind: string, name: string): string {
  const bytes = createHash('sha256').update(`roundone\n${kind}\n${name}`).digest().subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x80;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
