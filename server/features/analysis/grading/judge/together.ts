import { type Model, shippedModel } from '#server/features/analysis/grading/compare/model.ts';
import type { SpokenText } from '#server/features/analysis/grading/text/words.ts';
import { type Assessment, type Grade, type Question, assess, gradeOf, prepared } from './grade.ts';
import { type Mark, inOrderOfTeaching, teach } from './teach.ts';

export interface AnswerToGrade {
  id: string;
  transcript: SpokenText;
  /** 0 to 1; null if not marked. */
  mark: number | null;
}

export interface GradedTogether {
  /** For the answers that no one has marked. */
  grades: Map<string, Grade>;
  /** The answers that are neither marked nor settled, ordered by how much a mark on them would teach. */
  order: string[];
}

/**
 * Grades all answers to one question together: the marked ones teach the rest. Each answer is assessed only once, and
 * `assessments` stores the result for later marks.
 */
export function gradeTogether(
  question: Question,
  answers: readonly AnswerToGrade[],
  {
    model = shippedModel,
    assessments = new Map(),
  }: { model?: Model; assessments?: Map<string, Assessment> } = {},
): GradedTogether {
  const asked = prepared(question, answers[0]?.transcript.language);
  const assessed = answers.map(({ id, transcript, mark }) => {
    // A transcript that was corrected since is a different text.
    const name = `${id} ${transcript.text}`;
    const own = assessments.get(name) ?? assess(asked, transcript, model);
    assessments.set(name, own);
    return { id, own, mark };
  });
  const marks: Mark[] = assessed.flatMap(({ own, mark }) => (mark === null ? [] : [{ ...own.point, mark }]));
  const taught = teach(marks);
  const open = assessed.filter(({ mark }) => mark === null);
  const grades = new Map(open.map(({ id, own }) => [id, gradeOf(own, { marks, taught, model })]));
  const waiting = open.filter(({ id }) => grades.get(id)?.verdict === 'Needs Review');
  return {
    grades,
    order: inOrderOfTeaching(
      waiting.map(({ id, own }) => ({ id, point: own.point })),
      marks,
    ),
  };
}
