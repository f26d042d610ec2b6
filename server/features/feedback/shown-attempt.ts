import type { Report } from '#contract/interview/report.ts';
import type { Database } from '#server/database/database.ts';
import { type InterviewRow, attemptsOf } from '#server/features/interviews/store.ts';

/**
 * The attempt whose report is shown: the requested one, otherwise the newest one that was submitted, so that a report
 * can be read until the next one is ready. Null if there is none.
 */
export async function shownAttempt(
  db: Database,
  applicationId: string,
  viewer: Report['viewer'],
  wanted: number | undefined,
): Promise<InterviewRow | null> {
  const readable = (await attemptsOf(db, applicationId)).filter((interview) => isReadable(interview, viewer));
  const shown =
    wanted === undefined ? newestOf(readable) : readable.find(({ attempt }) => attempt === wanted);
  return shown ?? null;
}

/**
 * An attempt that was begun, cut off and given again also has a report, but only for the company. An erased attempt has
 * none.
 */
export const isReadable = (
  { submitted_at, replaced_at, erased_at }: Pick<InterviewRow, 'submitted_at' | 'replaced_at' | 'erased_at'>,
  viewer: Report['viewer'],
): boolean =>
  erased_at === null && (submitted_at !== null || (viewer === 'employer' && replaced_at !== null));

const newestOf = (readable: readonly InterviewRow[]) =>
  readable.findLast(({ submitted_at }) => submitted_at !== null) ?? readable.at(-1);
