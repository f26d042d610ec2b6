import { counted, listed } from '#contract/shared/words.ts';
import type { Database } from '#server/database/database.ts';
import { deleteSetting, readSetting } from '#server/database/settings-store.ts';
import type { Clock } from '#server/platform/clock.ts';
import { type DuePart, countDue } from './retain-store.ts';

/** A migration that shortens retention writes this, and nothing is deleted until somebody confirms it (078). */
const WAITS_KEY = 'retention.waits';

const IN_WORDS: [DuePart, string][] = [
  ['application', 'ended application'],
  ['interview', 'interview report'],
  ['film', 'interview recording'],
  ['roundTranscript', 'transcript of a later round'],
  ['roundRecording', 'recording of a later round'],
];

interface Parts {
  db: Database;
  clock: Clock;
}

/**
 * A sentence about what retention deletes the next night. `waits` is true if nothing is deleted until someone confirms
 * it.
 */
export async function nextDeletion({ db, clock }: Parts): Promise<{ waits: boolean; sentence: string }> {
  const counts = await countDue(db, clock.now());
  const due = IN_WORDS.flatMap(([part, name]) => (counts[part] > 0 ? [counted(counts[part], name)] : []));
  if (due.length === 0) {
    // What is due from now on would have been due without the upgrade too.
    await deleteSetting(db, WAITS_KEY);
    return { waits: false, sentence: 'Retention has nothing to delete tonight.' };
  }
  if ((await readSetting(db, WAITS_KEY)) === null)
    return { waits: false, sentence: `Retention will delete ${listed(due, 'and')} tonight.` };
  return {
    waits: true,
    sentence: `After this upgrade, retention would delete ${listed(due, 'and')}. Nothing is deleted until you confirm it with: roundone admin retention --confirm. Companies can choose to keep things longer before that.`,
  };
}

/** The sentence about a deletion that waits for confirmation. Null if none does. */
export async function waitingDeletion(parts: Parts): Promise<string | null> {
  if ((await readSetting(parts.db, WAITS_KEY)) === null) return null;
  const { waits, sentence } = await nextDeletion(parts);
  return waits ? sentence : null;
}

/** Lets the deletion continue. False if none waits. */
export const confirmDeletion = (db: Database): Promise<boolean> => deleteSetting(db, WAITS_KEY);
