import { type Grade, gradeAnswer } from '#server/features/analysis/grading/judge/grade.ts';
import { skillBanks } from '#server/features/masters/data/banks.ts';
import { ways } from './said-otherwise.ts';
import { turns } from './turned.ts';

/** The answers of the question bank, reworded and with reversed meaning, and their verdicts. */

export interface BankTrial {
  skill: string;
  question: string;
  reference: string;
  answer: string;
  /** Whether the kind of change, or the bank, was held out. */
  heldOut: boolean;
  kind: string;
  isTurned: boolean;
  plain: Grade['verdict'];
  grade: Grade;
}

/** Every second bank was not used while the grader was made. */
const isHeldOutBank = (index: number) => index % 2 === 1;

export function bankTrials(kinds: 'said otherwise' | 'turned'): BankTrial[] {
  return skillBanks.flatMap(({ skill, spoken }, bank) =>
    spoken.flatMap(({ question, answer: reference }, place) => {
      const grade = (text: string) => gradeAnswer({ question, reference, transcript: { text } });
      const plain = grade(reference).verdict;
      const base = { skill, question, reference, plain };
      const pickOf =
        (seed: number) =>
        <T>(items: readonly T[]): T => {
          const item = items[(bank + place * 7 + seed) % items.length];
          if (item === undefined) throw new Error('There is nothing to pick from.');
          return item;
        };
      const made =
        kinds === 'turned'
          ? turns.map(({ name, heldOut, turn }) => ({ name, heldOut, answer: turn(reference) }))
          : ways.map(({ name, heldOut, say }, seed) => ({
              name,
              heldOut,
              answer: say(reference, pickOf(seed)),
            }));
      return made.flatMap(({ name, heldOut, answer }) =>
        answer === null || answer === reference
          ? []
          : [
              {
                ...base,
                answer,
                kind: name,
                heldOut: heldOut || isHeldOutBank(bank),
                isTurned: kinds === 'turned',
                grade: grade(answer),
              },
            ],
      );
    }),
  );
}
