import type { LanguageOffer } from '#contract/interview/interview-languages.ts';
import { USUAL_ANSWERS, type AnswerSettings } from '#contract/interview/answer-times.ts';
import type { Language } from '#contract/messages/languages.ts';
import { USUAL_RETENTION, type KeptFor } from '#contract/privacy/retention.ts';

/** How this interview is held: the settings of its job, and what was granted to the candidate. */
export interface Rules extends AnswerSettings {
  /** A pause between questions, as long as the candidate wants. */
  hasBreaks: boolean;
  noCamera: boolean;
  /** Spoken questions are answered by typing. */
  inWriting: boolean;
  /** Answers that lack an expected idea get a follow-up question. */
  followUps: boolean;
  /** The language of the questions and answers. */
  language: Language;
  /** How answers in this language are processed. */
  offer: LanguageOffer;
  /** How long the company keeps the recordings. */
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

/** The devices that an interview with these rules needs. Written answers without a camera need none. */
export const needsOf = ({ noCamera, inWriting }: Rules): { camera: boolean; microphone: boolean } => ({
  camera: !noCamera,
  microphone: !(noCamera && inWriting),
});
