import type { Effect, Step } from './events.ts';
import type { Interview, Question } from './machine.ts';

/**
 * The stages after the last question where the job asks follow-ups: the server looks at the answers, and each follow-up is
 * offered before it is asked. Nothing runs and nothing is recorded in either.
 */
export type FollowUpStage = { name: 'looking' } | { name: 'offered' };

const halted = (state: Interview): Effect[] => (state.recording ? [{ type: 'pause-recording' }] : []);

/** Asks the server which follow-ups there are. */
export const look = (state: Interview): Step => ({
  state: { ...state, stage: { name: 'looking' } },
  effects: [...halted(state), { type: 'find-follow-ups', goesOn: false }],
});

/** The candidate does not wait for them: there are none. */
export const goWithout = (state: Interview): Step => ({
  state: { ...state, isFollowUpsSettled: true },
  effects: [{ type: 'find-follow-ups', goesOn: true }],
});

/** Whether a follow-up is offered first: it is not, where it was taken before on a page that is gone. */
export const isOffered = ({ timeLeft, mayRetake }: Interview, question: Question): boolean =>
  question.followUpOf !== undefined && timeLeft?.questionId !== question.id && !mayRetake;

export const offer = (state: Interview): Step => ({
  state: { ...state, stage: { name: 'offered' } },
  effects: halted(state),
});

/** What the server found is asked after the other questions. */
export const withFollowUps = (state: Interview, found: readonly Question[]): Interview => ({
  ...state,
  questions: [...state.questions, ...found],
  isFollowUpsSettled: true,
});
