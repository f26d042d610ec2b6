import { mustBeHeard } from '#server/features/analysis/grading/text/hearing.ts';
import { type GradeInput, judgeAnswer } from './grade.ts';

type Compared = Pick<GradeInput, 'question' | 'reference' | 'transcript'>;

/**
 * Which of these ideas an answer lacks, by the coverage that its report shows. An idea is words of the reference; if they
 * are not there, it is none of this reference and nobody lacks it. An answer that the coverage says nothing about lacks
 * nothing: nothing was said, only "I don't know" or the question, too little was heard, or in another language.
 */
export function missedIdeas(answer: Compared, ideas: readonly string[]): string[] {
  if (mustBeHeard(answer.transcript)) return [];
  const { grade, isEmpty } = judgeAnswer(answer);
  if (isEmpty) return [];
  const parts = grade.ideas.map(({ idea, found }) => ({ text: plain(idea), found }));
  return ideas.filter((idea) => {
    const own = parts.filter(({ text }) => text.includes(plain(idea)) || plain(idea).includes(text));
    return own.length > 0 && !own.some(({ found }) => found);
  });
}

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().toLowerCase();
