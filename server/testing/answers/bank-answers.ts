import { type Grade, gradeAnswer } from '#server/features/analysis/grading/judge/grade.ts';
import { skillBanks } from '#server/features/masters/data/banks.ts';
import { turns } from './turned.ts';

/** The answers of the question bank with their meaning turned round, and their verdicts. */
export const bankTrials = (): { kind: string; answer: string; verdict: Grade['verdict'] }[] =>
  skillBanks.flatMap(({ spoken }) =>
    spoken.flatMap(({ question, answer: reference }) =>
      turns.flatMap(({ name, turn }) => {
        const answer = turn(reference);
        if (answer === null || answer === reference) return [];
        const { verdict } = gradeAnswer({ question, reference, transcript: { text: answer } });
        return [{ kind: name, answer, verdict }];
      }),
    ),
  );
