import { evidenceOf } from '#server/features/analysis/grading/compare/evidence.ts';
import { sourceWords, tokensOf, tokensOfText } from '#server/features/analysis/grading/text/words.ts';
import { type GradeInput, assess, prepared } from './grade.ts';

type Compared = Pick<GradeInput, 'question' | 'reference' | 'references' | 'transcript'>;

/**
 * The ideas that an answer lacks. An idea consists of words of the reference; if it does not, it is not from this
 * reference, and no answer lacks it. Nothing is lacking if the words can't show it: nothing was said, only "I don't
 * know" or the question, too little was recognised, or it is in another language.
 */
export function missedIdeas(answer: Compared, ideas: readonly string[]): string[] {
  const question = prepared(answer, answer.transcript.language);
  const own = assess(question, answer.transcript);
  if (own.mustBeHeard || own.said !== 'something' || own.notes.some(({ code }) => code === 'echo')) return [];
  const words = sourceWords(answer.transcript);
  const tokens = tokensOf(words, question.known.language);
  return ideas.filter((idea) => {
    if (!plain(answer.reference).includes(plain(idea))) return false;
    const point = { text: idea, optional: false, tokens: tokensOfText(idea, question.known.language) };
    return evidenceOf(point, question.question, tokens, words) === null;
  });
}

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().toLowerCase();
