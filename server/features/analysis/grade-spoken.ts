import type { Logger } from 'pino';
import {
  type Assessment,
  type Grade,
  type GradeInput,
  assess,
  gradeOf,
  prepared,
} from '#server/features/analysis/grading/judge/grade.ts';
import { type Opinion, PROMPT, askLlm, disagreement } from '#server/features/analysis/llm/judge.ts';
import type { Inference } from '#server/platform/inference/inference.ts';
import type { Llm } from '#server/platform/llm/llm.ts';

/** The models that the operator has configured. */
export interface Models {
  llm: Llm | null;
  inference: Inference | null;
  log: Pick<Logger, 'warn'>;
}

/** Grades an answer by its words, and by the opinion of each model that is configured. */
export async function gradeSpoken(
  models: Models,
  input: GradeInput,
): Promise<{ grade: Grade; analysers: string[] }> {
  const words = assess(prepared(input, input.transcript.language), input.transcript);
  // A model is not asked if the answer says nothing, if a person must listen to it, or if there is no key.
  const needsOpinion = words.said === 'something' && !words.mustBeHeard && words.ideas.length > 0;
  const { opinions, analysers } = needsOpinion ? await opinionsOn(models, input, words) : NO_OPINIONS;
  const ideas = opinions.find(({ opinion }) => opinion?.contradicts === false)?.ideas ?? words.ideas;
  const grade = gradeOf({ ...words, ideas }, { opinion: united(opinions) });
  const notes = opinions.flatMap((one) => one.notes);
  // If the grade is settled anyway, a model's notes are left out, except a contradiction.
  const shown = notes.filter(({ code }) => grade.settledBy === null || code === 'model-contradiction');
  return { grade: { ...grade, notes: [...grade.notes, ...shown] }, analysers };
}

const NO_OPINIONS = { opinions: [] as Opinion[], analysers: [] as string[] };

/** A model that fails or gives an unusable reply adds nothing. */
async function opinionsOn(
  { llm, inference, log }: Models,
  input: GradeInput,
  words: Assessment,
): Promise<typeof NO_OPINIONS> {
  const asked = [
    llm && { analysers: [`llm:${llm.model}`, PROMPT], ask: () => askLlm(llm, input, words) },
    inference && {
      analysers: [inference.model],
      ask: () => inferOpinion(inference, words, input.transcript.text),
    },
  ];
  const all = { ...NO_OPINIONS };
  for (const one of asked) {
    if (!one) continue;
    try {
      const opinion = await one.ask();
      all.opinions = [...all.opinions, opinion];
      all.analysers = [...all.analysers, ...one.analysers];
    } catch (error) {
      log.warn(
        { err: error, models: one.analysers },
        'a model gave no usable opinion; the rest stands without it',
      );
    }
  }
  return all;
}

/** Two models count as one that finds what both of them find. */
function united(opinions: readonly Opinion[]): Opinion['opinion'] {
  const given = opinions.flatMap(({ opinion }) => opinion ?? []);
  if (given.length === 0) return null;
  return {
    share: Math.min(...given.map(({ share }) => share)),
    contradicts: given.some(({ contradicts }) => contradicts),
    doubts: given.some(({ doubts }) => doubts === true),
  };
}

/** At this probability or above, the answer says the idea. */
const SAYS = 0.5;
/**
 * At this probability or above, it says the opposite. Inference models see contradictions in many neutral statements.
 */
const DENIES = 0.9;

/**
 * The opinion of an inference model on an assessed answer. It quotes nothing, so a contradiction that it sees can only
 * hold back a *Correct*, not make an *Incorrect*. Rejects if the model cannot be used.
 */
async function inferOpinion(inference: Inference, own: Assessment, answer: string): Promise<Opinion> {
  const opinions = await inference.infer(
    answer,
    own.ideas.map(({ idea }) => idea),
  );
  const total = own.ideas.reduce((sum, { weight }) => sum + weight, 0);
  const said = own.ideas.reduce(
    (sum, { weight }, index) => sum + ((opinions[index]?.entailed ?? 0) >= SAYS ? weight : 0),
    0,
  );
  const share = total === 0 ? 0 : said / total;
  const doubts = opinions.some(({ contradicted }) => contradicted >= DENIES);
  return {
    opinion: { share, contradicts: false, doubts },
    ideas: own.ideas,
    notes: doubts ? [{ code: 'model-disagrees' }] : disagreement(own.words, share),
  };
}
