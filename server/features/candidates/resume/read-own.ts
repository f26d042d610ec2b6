import * as said from '#contract/messages/en/candidates.ts';
import type { ResumeReading } from '#contract/account/candidate.ts';
import { masterSkills, namedList } from '#server/features/masters/store.ts';
import { type FileRow, ownFile } from '#server/features/uploads/store.ts';
import type { Context } from '#server/platform/context.ts';
import { UnreadableDocument } from '#server/platform/documents/errors.ts';
import { extractText } from '#server/platform/documents/extract-text.ts';
import { Refusal, badInput } from '#server/platform/outcome.ts';
import { readResumeText } from './read-resume.ts';

/**
 * Reads a resume that this person uploaded. Throws a Failure for another person's file, and a Refusal for a file
 * without readable text.
 */
export async function readOwnResume(ctx: Context, candidateId: string, path: string): Promise<ResumeReading> {
  const file = await ownFile(ctx.db, candidateId, path, ['resume']);
  if (!file) throw badInput('resumePath', said.resumeAgain());
  const text = await textOf(ctx, file);
  if (text.trim() === '') throw new Refusal('resume.no-text', said.resumeNoText());
  const [skills, educations] = [await masterSkills(ctx.db), await namedList(ctx.db, 'educations')];
  return readResumeText(text, { skills, educations, today: ctx.clock.now() });
}

async function textOf(ctx: Context, file: FileRow): Promise<string> {
  try {
    return (await extractText(await ctx.files.bytes(file.object_key), file.media_type)).text;
  } catch (error) {
    if (error instanceof UnreadableDocument) throw new Refusal('resume.unreadable', error.message);
    throw error;
  }
}
