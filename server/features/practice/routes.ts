import { getPracticeQuestions, practiseAnswer } from '#contract/interview/practice.ts';
import { type Route, reply, route, uploadRoute } from '#server/platform/http/route.ts';
import { practise } from './practise-answer.ts';
import { CHOICES, PERSONAL, SPOKEN } from './questions.ts';

export const practiceRoutes: Route[] = [
  route(getPracticeQuestions, async (_ctx, { input: { round } }) => {
    // The following rounds have other questions, until they repeat.
    const choice = CHOICES[round % CHOICES.length]!;
    const spoken = SPOKEN[round % SPOKEN.length]!;
    const personal = PERSONAL[round % PERSONAL.length]!;
    return reply({
      mcqQuestion: {
        _id: choice.id,
        name: choice.question,
        options: choice.options,
        answer: choice.answer,
      },
      skillBasedQuestion: { _id: spoken.id, name: spoken.question },
      personalQuestion: { _id: personal.id, name: personal.question },
    });
  }),
  uploadRoute(practiseAnswer, async (ctx, { input, file }) => reply(await practise(ctx, input, file.stream))),
];
