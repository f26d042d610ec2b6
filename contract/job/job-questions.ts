import { z } from 'zod';
import * as said from '../messages/en/job-rules.ts';
import { endpoint } from '../shared/endpoint.ts';
import { jobId, ofRefJob, readJobVersion, stepCall } from './job-steps.ts';
import { ANSWER_MAX, MCQ_OPTIONS, QUESTION_MAX } from '../shared/limits.ts';
import { LIST_LIMITS } from '../shared/list-limits.ts';
import { text, uuid } from '../shared/rules.ts';
import * as rules from '../messages/en/rules.ts';
import { TEXTS } from '../shared/texts.ts';

export const questionText = text(
  QUESTION_MAX,
  () => said.questionTooLong({ max: QUESTION_MAX }),
  rules.questionEmpty,
);
export const answerText = (min: number) =>
  text(ANSWER_MAX, () => said.answerTooLong({ max: ANSWER_MAX }), said.answerMissing).min(min, {
    error: () => (min > 1 ? said.answerTooShort({ min }) : said.answerMissing()),
  });

/** Other answers that are as good as the expected one, in other words. */
export const acceptedAnswers = z
  .array(
    text(ANSWER_MAX, () => said.acceptedTooLong({ max: ANSWER_MAX })).min(1, { error: said.acceptedMissing }),
  )
  .max(LIST_LIMITS.acceptedAnswers.most, { error: LIST_LIMITS.acceptedAnswers.sentence })
  .default([]);

const optionText = text(QUESTION_MAX, () => said.optionTooLong({ max: QUESTION_MAX })).min(1, {
  error: said.optionsFilled,
});
const mcqParts = {
  options: z
    .array(optionText, { error: said.optionsFilled })
    .length(MCQ_OPTIONS, { error: () => said.optionCount({ count: MCQ_OPTIONS }) }),
  answer: text(QUESTION_MAX, said.answerIsOption, said.correctMissing).min(1, { error: said.correctMissing }),
};
const checkMcq = <T extends { options: string[]; answer: string }>(schema: z.ZodType<T>) =>
  schema
    .refine((mcq) => mcq.options.includes(mcq.answer), {
      path: ['answer'],
      error: said.answerIsOption,
    })
    .refine((mcq) => new Set(mcq.options).size === mcq.options.length, {
      path: ['options'],
      error: said.optionsDiffer,
    });

const questionId = uuid(rules.notInBank);
const skillId = uuid(rules.nameSkill);
/** The id of the job's question that this row replaces with changed words or a changed answer: its earlier version. */
const version = { replaces: uuid(said.noSuchQuestion).optional() };
const masterPersonal = z.object({ questionId });
export const customPersonal = z.object({ question: questionText });
export const masterSkill = z.object({
  ...version,
  skillId,
  questionId,
  answer: answerText(5),
  acceptedAnswers,
});
const ownSkill = z.object({
  skillId,
  question: questionText,
  answer: answerText(1),
  acceptedAnswers,
});
export const customSkill = ownSkill.extend(version);
export const masterMcq = checkMcq(z.object({ ...version, skillId, questionId, ...mcqParts }));
const mcqRow = z.object({ skillId, question: questionText, ...mcqParts });
export const customMcq = checkMcq(mcqRow.extend(version));

/** A question that replaces another one. With an id from the bank, it has the bank's words. */
const ofBank = { bankId: questionId.optional() };
export const otherSpoken = ownSkill.extend(ofBank);
export const otherMcq = checkMcq(mcqRow.extend(ofBank));

/** Drops custom rows with an empty question before the other rules run. */
const customRows = <T extends z.ZodType>(row: T) =>
  z.preprocess(
    (rows) =>
      Array.isArray(rows)
        ? rows.filter((item) => {
            const text: unknown = item?.question;
            return typeof text !== 'string' || text.trim() !== '';
          })
        : rows,
    z.array(row).max(LIST_LIMITS.questions.most, { error: LIST_LIMITS.questions.sentence }).default([]),
  );
const masterRows = <T extends z.ZodType>(row: T) =>
  z.array(row).max(LIST_LIMITS.questions.most, { error: LIST_LIMITS.questions.sentence }).default([]);

export const submitQualifyingQuestions = endpoint({
  ...stepCall,
  path: 'jobs/submitQualifyingQuestions',
  summary: 'Step 3: at least one personal, one skill and one multiple-choice question.',
  input: z
    .object({
      refJobId: jobId,
      version: readJobVersion,
      personalQuestions: masterRows(masterPersonal),
      personalCustomeQuestions: customRows(customPersonal),
      skillBasedQuestion: masterRows(masterSkill),
      skillBasedCustomeQuestion: customRows(customSkill),
      skilMcq: masterRows(masterMcq),
      skillMcqCustome: customRows(customMcq),
    })
    .superRefine((form, context) => {
      const atLeastOne = (count: number, path: string, message: string) => {
        if (count === 0) context.addIssue({ code: 'custom', path: [path], message });
      };
      atLeastOne(
        form.personalQuestions.length + form.personalCustomeQuestions.length,
        'personalQuestions',
        TEXTS.personalQuestionRequired,
      );
      atLeastOne(
        form.skillBasedQuestion.length + form.skillBasedCustomeQuestion.length,
        'skillBasedQuestion',
        TEXTS.skillQuestionRequired,
      );
      atLeastOne(form.skilMcq.length + form.skillMcqCustome.length, 'skilMcq', TEXTS.mcqRequired);
    }),
  owns: ofRefJob,
});
