/** Answers made to fool a simple scorer, from the questions and references of the data. */
import { isFunctionWord } from '#server/features/analysis/grading/text/words.ts';
import type { FileName, Row } from './data.ts';
import { asMisheard, inOtherWords, numbersInWords, opposite, otherNumbers } from './reword.ts';
import { seededRandom, shuffled } from './statistics.ts';

export interface Kind {
  name: string;
  least: number;
  most: number;
  /** Kinds without a target are printed too, so that the table hides nothing. */
  target: boolean;
}

export const kinds = {
  silence: { name: 'silence', least: 0, most: 0.15, target: true },
  unknown: { name: "I don't know", least: 0, most: 0.15, target: true },
  offTopic: { name: 'off-topic', least: 0, most: 0.15, target: true },
  parroted: { name: 'parroted question', least: 0, most: 0.15, target: true },
  salad: { name: 'word salad', least: 0, most: 0.35, target: true },
  negated: { name: 'negated reference', least: 0, most: 0.35, target: true },
  reference: { name: 'the reference itself', least: 0.85, most: 1, target: true },
  padded: { name: 'reference, padded', least: 0.85, most: 1, target: true },
  misheard: { name: 'reference, one word in six misheard', least: 0.7, most: 1, target: true },
  otherWords: { name: 'reference in synonyms, abbreviations', least: 0.7, most: 1, target: true },
  spelled: { name: 'reference, numbers in words', least: 0.85, most: 1, target: true },
  otherNumbers: { name: 'short reference, other numbers', least: 0, most: 0.69, target: true },
  opposite: { name: 'short reference, opposite word', least: 0, most: 0.69, target: true },
  neighbour: { name: 'answer to another question of the file', least: 0, most: 0.15, target: false },
  keywords: { name: 'content words alone, shuffled', least: 0, most: 0.35, target: false },
} as const satisfies Record<string, Kind>;
export type KindName = keyof typeof kinds;

export interface Trial {
  kind: KindName;
  row: Row;
  /** The answers that count as right. */
  references: readonly string[];
  answer: string;
}

const silences = ['', ' ', 'Um.', 'Uh, um, hmm.', 'Okay.', 'So, um, well.', '...', 'Yeah, um, so, uh.'];
const unknowns = [
  "I don't know.",
  "Sorry, I don't know the answer to this question.",
  'I have no idea.',
  "Um, I'm not sure about that one, sorry.",
  "I can't remember. We had it at school, but I have forgotten it.",
  'I am not familiar with that topic, can we go to the next question please?',
  'No clue, honestly. Let us move on.',
  'I never learned that, so I would rather not guess.',
  'Pass.',
  "I really don't know {question}",
  "I'm afraid I can't answer that. Thank you.",
  'I have never heard of it, sorry. Next question please.',
];
const chatter = [
  'I like to cook on weekends with my family. We usually make pasta and watch a film in the evening.',
  'The weather has been lovely lately, so I went for a walk along the river with the dog yesterday.',
  'My favourite team won the match last Saturday and we celebrated until late with all of our friends.',
  'I grew up near the sea, and every summer we would go fishing with my grandfather in his old boat.',
  'I enjoy reading novels and travelling to other countries, because I love to meet new people there.',
  'I am a hard worker and a team player, I am very motivated and I would love to get this opportunity.',
];
const before = [
  'Thank you for the question.',
  'Sure, that is a good question. So,',
  'Okay, let me think. I would say:',
  'Hello, and thanks for having me. Well,',
];
const after = [
  'I hope that answers your question.',
  'That is my answer, thank you.',
  'Thank you very much.',
  'That is how I understand it.',
];

const auxiliary =
  /\b(is|are|was|were|can|could|will|would|should|must|may|might|has|have|does|do|did)\b(?! not\b)/i;

function negateSentence(sentence: string): string {
  if (
    /\b(?:is|are|was|were|can|could|will|would|should|must|may|might|has|have|does|do|did) not\b/i.test(
      sentence,
    )
  ) {
    return sentence.replace(
      /\b(is|are|was|were|can|could|will|would|should|must|may|might|has|have|does|do|did) not\b/i,
      '$1',
    );
  }
  if (auxiliary.test(sentence)) return sentence.replace(auxiliary, '$1 not');
  return `It is not true that ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
}

function negate(reference: string, way: number): string {
  const sentences = reference.split(/(?<=[.;!?])\s+/).filter((sentence) => sentence.trim() !== '');
  if (way === 0) return `It is not true that ${reference.charAt(0).toLowerCase()}${reference.slice(1)}`;
  if (way === 1)
    return sentences.map((sentence, index) => (index === 0 ? negateSentence(sentence) : sentence)).join(' ');
  return sentences.map(negateSentence).join(' ');
}

function words(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

const shortReference = 15;

/** Makes one trial of each kind for each question of the file, if the texts allow it. */
export function trialsOf(rows: readonly Row[], file: FileName): Trial[] {
  const random = seededRandom(7);
  const noise = seededRandom(8);
  const questions = [
    ...new Map(rows.filter((row) => row.file === file).map((row) => [row.qid, row])).values(),
  ];
  const good = rows.filter((row) => row.score === 1 && words(row.answer).length >= 8);
  const elsewhere = shuffled(
    good.filter((row) => row.file !== file),
    random,
  );
  const here = shuffled(
    good.filter((row) => row.file === file),
    random,
  );
  const trials: Trial[] = [];
  for (const [index, row] of questions.entries()) {
    const all = [...new Set([row.reference, ...(row.references ?? [])])];
    const add = (kind: KindName, answer: string, references: readonly string[] = all) =>
      trials.push({ kind, row, references, answer });
    const pick = (texts: readonly string[]) => texts[index % texts.length] ?? '';
    add('silence', pick(silences));
    add('unknown', pick(unknowns).replace('{question}', row.question));
    add(
      'offTopic',
      index % 3 === 0 ? pick(chatter) : (elsewhere[index % elsewhere.length]?.answer ?? pick(chatter)),
    );
    if (words(row.question).length >= 3) {
      add(
        'parroted',
        pick([
          row.question,
          `The question is ${row.question}`,
          `${row.question} ${row.question}`,
          `So, ${row.question} Okay.`,
        ]),
      );
    }
    const said = words(row.reference);
    if (said.length >= 5 && said.filter((word) => isFunctionWord(word.toLowerCase())).length >= 2) {
      add(
        'salad',
        shuffled(said, random)
          .join(' ')
          .replace(/[.,;:]/g, ''),
      );
      add(
        'keywords',
        shuffled(
          said.filter((word) => !isFunctionWord(word.toLowerCase())),
          random,
        )
          .join(' ')
          .replace(/[.,;:]/g, ''),
      );
    }
    if (said.length >= 3) add('negated', negate(row.reference, index % 3));
    add('reference', row.reference);
    add('padded', `${pick(before)} ${row.reference} ${pick(after)}`);
    add('misheard', asMisheard(row.reference, noise));
    for (const reference of all) {
      const otherWords = inOtherWords(reference);
      if (otherWords !== null) add('otherWords', otherWords);
      const spelled = numbersInWords(reference);
      if (spelled !== null) add('spelled', spelled);
      // In a long reference one wrong detail costs little. Of
      // several references, one may say what another denies.
      if (words(reference).length > shortReference) continue;
      const numbers = otherNumbers(reference);
      if (numbers !== null) add('otherNumbers', numbers, [reference]);
      const turned = opposite(reference);
      if (turned !== null) add('opposite', turned, [reference]);
    }
    const neighbour = here.find((other, at) => at >= index && other.group !== row.group);
    if (neighbour !== undefined) add('neighbour', neighbour.answer);
  }
  return trials;
}
