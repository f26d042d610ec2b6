import type { Note } from '#contract/interview/notes.ts';
import type { SpokenText } from '#server/features/analysis/grading/text/words.ts';
import type { AnswerRow } from '#server/features/interviews/store.ts';
import type { JobQuestion } from '#server/features/jobs/question-store.ts';
import type { Context } from '#server/platform/context.ts';
import { heardWords } from './heard-words.ts';
import { type TextJudged, judgeText } from './judge-text.ts';
import type { Judgement, StoredFollowUp } from './stored-report.ts';

/**
 * The analysis of an answer together with the answer to its follow-up. What was said in either counts. No one is worse
 * off for having taken the follow-up: if both together would score less than the answer alone, or a person has to
 * decide anyway, only the answer alone counts, plus the ideas that the follow-up added.
 */
export async function judgeWithFollowUp(
  ctx: Context,
  question: Pick<JobQuestion, 'kind' | 'question' | 'answer' | 'acceptedAnswers'>,
  spoken: SpokenText,
  followUp: SpokenText | null,
): Promise<TextJudged> {
  const alone = await judgeText(ctx, question, spoken);
  if (followUp === null || followUp.text.trim() === '') return alone;
  const both = await judgeText(ctx, question, joined(spoken, followUp));
  const analysers = [...new Set([...(alone.analysers ?? []), ...(both.analysers ?? [])])];
  const counts = countsMore(both.judgement, alone.judgement);
  const ideas = unite(alone.judgement, both.judgement, endOf(spoken));
  if (counts) return { judgement: { ...both.judgement, ideas }, analysers };
  const notes: Note[] = [...alone.judgement.notes, { code: 'follow-up-unchanged' }];
  return { judgement: { ...alone.judgement, ideas, notes }, analysers };
}

/** Both together count if they settle an answer that was open, or settle it no worse. */
const countsMore = (both: Judgement, alone: Judgement): boolean =>
  both.score !== null && (alone.score === null ? both.verdict === 'Correct' : both.score >= alone.score);

const endOf = ({ segments = [] }: SpokenText): number => segments.at(-1)?.endSeconds ?? 0;

/** Both answers as one, the second after the first. If one has no times, the result has none. */
export function joined(first: SpokenText, second: SpokenText): SpokenText {
  const text = [first.text, second.text]
    .map((one) => one.trim().replace(/(?<=[\p{L}\p{N}])$/u, '.'))
    .join(' ');
  const [begun, ended] = [first.segments ?? [], second.segments ?? []];
  const { language } = first;
  if (begun.length === 0 || ended.length === 0) return { text, language };
  const later = endOf(first);
  const shift = <Piece extends { startSeconds: number; endSeconds: number }>(piece: Piece): Piece => ({
    ...piece,
    startSeconds: piece.startSeconds + later,
    endSeconds: piece.endSeconds + later,
  });
  return {
    text,
    language,
    segments: [...begun, ...ended.map((segment) => ({ ...shift(segment), words: segment.words.map(shift) }))],
    ...(first.voiceSeconds === undefined || second.voiceSeconds === undefined
      ? {}
      : { voiceSeconds: first.voiceSeconds + second.voiceSeconds }),
    speechSeconds: (first.speechSeconds ?? 0) + (second.speechSeconds ?? 0),
  };
}

/** Rounded to milliseconds, like the times in transcripts. */
const since = (seconds: number, begin: number): number => Math.round((seconds - begin) * 1000) / 1000;

/** The ideas of the answer, with the missing ones that the follow-up supplied, at their times in the follow-up. */
function unite(alone: Judgement, both: Judgement, begin: number): Judgement['ideas'] {
  return alone.ideas.map((own) => {
    const other = both.ideas.find(({ idea, found }) => found && idea === own.idea);
    if (own.found || other === undefined) return own;
    const { evidence } = other;
    const startSeconds = evidence?.startSeconds ?? null;
    const isInIt = startSeconds !== null && startSeconds >= begin;
    const times = isInIt
      ? {
          startSeconds: since(startSeconds, begin),
          endSeconds: since(evidence?.endSeconds ?? startSeconds, begin),
        }
      : { startSeconds: null, endSeconds: null };
    return { ...other, evidence: evidence && { ...evidence, ...times }, isInFollowUp: true };
  });
}

/** A follow-up in the form that the report stores. */
export function storedFollowUp(question: JobQuestion, given: AnswerRow | undefined): StoredFollowUp {
  const transcript = given?.transcript ?? null;
  return {
    questionId: question.id,
    question: question.followUp ?? question.question,
    idea: question.idea ?? '',
    isTaken: given !== undefined && (transcript === null || transcript.text.trim() !== ''),
    answer: transcript?.text ?? '',
    words: transcript ? heardWords(transcript) : [],
    durationSeconds: given?.is_written ? null : (transcript?.durationSeconds ?? null),
    ...(given?.is_written ? { isWritten: true } : {}),
    audioFileId: given?.audio_file_id ?? null,
  };
}
