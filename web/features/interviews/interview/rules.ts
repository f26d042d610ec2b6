import type { LanguageOffer } from '#contract/interview/interview-languages.ts';
import { USUAL_ANSWERS, type AnswerSettings } from '#contract/interview/answer-times.ts';
import type { Language } from '#contract/messages/languages.ts';
import { USUAL_RETENTION, type KeptFor } from '#contract/privacy/retention.ts';

/** How this interview is held: what its job set, and what was granted to the candidate. */
export interface Rules extends AnswerSettings {
  /** A pause between questions, as long as the candidate wants. */
  hasBreaks: boolean;
  noCamera: boolean;
  /** What others say is typed. */
  inWriting: boolean;
  /** Answers that lack an expected idea are followed by one question more. */
  followUps: boolean;
  /** In which the questions are asked and answered. */
  language: Language;
  /** What becomes of the answers in this language. */
  offer: LanguageOffer;
  /** For how long the company keeps what is recorded. */
  retention: KeptFor;
}

export const USUAL_RULES: Rules = {
  ...USUAL_ANSWERS,
  hasBreaks: false,
  noCamera: false,
  inWriting: false,
  followUps: false,
  language: 'en',
  offer: 'graded',
  retention: USUAL_RETENTION,
};

/** Which devices an interview with these rules needs. Answers in writing without a camera need none. */
export const needsOf = ({ noCamera, inWriting }: Rules): { camera: boolean; microphone: boolean } => ({
  camera: !noCamera,
  microphone: !(noCamera && inWriting),
});
