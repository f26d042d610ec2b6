import { describe, expect, test } from 'vitest';
import type { InterviewSession } from '#contract/interview/interview-session.ts';
import { whereToGoOn } from './go-on.ts';
import { advance } from './machine.ts';
import type { Event, Question } from './types.ts';
import { SPOKEN, answering, begin, play, spoken, tick } from './play.fixture.ts';

const FOLLOW_UP: Question = { ...spoken('f1', 3), followUpOf: 's1' };
const DONE: Event = { type: 'done' };
const READ: Event = { type: 'question-read' };
const unsettled = { isFollowUpsSettled: false };
const start = [...begin(SPOKEN, unsettled), ...answering.slice(2)];
/** Both questions are answered. */
const through: Event[] = [...start, DONE, READ, DONE];
const found = (...questions: Question[]): Event => ({ type: 'follow-ups', questions });

test('without the setting the last question is the end', () => {
  const { state } = play(...answering, DONE, READ, DONE);
  expect(state.stage).toEqual({ name: 'finished' });
});

describe('after the last question', () => {
  test('the answers are looked at; nothing is recorded, and leaving has no consequences', () => {
    const looking = play(...through);
    expect(looking.state.stage).toEqual({ name: 'looking' });
    expect(looking.last).toEqual([
      { type: 'end-answer' },
      { type: 'pause-recording' },
      { type: 'find-follow-ups', goesOn: false },
    ]);
    expect(advance(looking.state, { type: 'hidden', now: 1 }).effects).toEqual([]);
    expect(advance(looking.state, tick(900_000)).state.stage).toEqual({ name: 'looking' });
  });

  test('where none is found, and where the candidate goes on without, it is the end', () => {
    const none = play(...through, found());
    expect(none.state.stage).toEqual({ name: 'finished' });
    expect(none.last).toEqual([{ type: 'save-local-copy' }, { type: 'stop-recording' }]);
    const without = play(...through, { type: 'next' });
    expect(without.state.stage).toEqual({ name: 'finished' });
    expect(without.last).toEqual([{ type: 'find-follow-ups', goesOn: true }, { type: 'stop-recording' }]);
    expect(advance(without.state, found(FOLLOW_UP)).state).toEqual(without.state);
  });

  test('a follow-up is offered; taken, it is asked and answered like any question', () => {
    const offered = play(...through, found(FOLLOW_UP));
    expect(offered.state).toMatchObject({ index: 2, stage: { name: 'offered' } });
    expect(advance(offered.state, tick(900_000)).state.stage).toEqual({ name: 'offered' });
    const taken = play(...through, found(FOLLOW_UP), { type: 'take' });
    expect(taken.last).toEqual([
      { type: 'resume-recording' },
      { type: 'begin-answer', ordinal: 3 },
      { type: 'ask', text: 'Say f1?' },
    ]);
    const end = play(...through, found(FOLLOW_UP), { type: 'take' }, READ, DONE);
    expect(end.state.stage).toEqual({ name: 'finished' });
    expect(end.last).toEqual([{ type: 'end-answer' }, { type: 'stop-recording' }]);
  });

  test('skipped, it is told to the server, and the next one is offered', () => {
    const second: Question = { ...spoken('f2', 4), followUpOf: 's2' };
    const next = play(...through, found(FOLLOW_UP, second), { type: 'skip' });
    expect(next.state).toMatchObject({ index: 3, stage: { name: 'offered' } });
    expect(next.last[0]).toEqual({ type: 'skip', questionId: 'f1' });
    const end = play(...through, found(FOLLOW_UP, second), { type: 'skip' }, { type: 'skip' });
    expect(end.state.stage).toEqual({ name: 'finished' });
    expect(end.log.filter(({ type }) => type === 'begin-answer')).toHaveLength(2);
  });
});

describe('on a page that opens again', () => {
  const at = (seconds: number) => new Date(1_800_000_000_000 + seconds * 1000).toISOString();
  const goOn = (followUp: Partial<InterviewSession['questions'][number]>) => {
    const questions = [...SPOKEN, FOLLOW_UP];
    const session = {
      serverTime: at(100),
      proctoring: 'record-only' as const,
      timeFactor: 1,
      retakes: 0,
      isFollowUpsSettled: true,
      questions: questions.map(({ id, kind, ordinal }) => ({
        questionId: id,
        kind,
        ordinal,
        askedAt: id === 'f1' ? null : at(10),
        deadline: id === 'f1' ? null : at(50),
        chosenOption: null,
        answerPath: id === 'f1' ? null : `${id}.wav`,
        answerSeconds: null,
        take: 0,
        answerTake: 0,
        writtenAnswer: null,
        ...(id === 'f1' ? followUp : {}),
      })),
    };
    return whereToGoOn(session, questions);
  };
  const stageOf = (opened: ReturnType<typeof whereToGoOn>) =>
    play({ type: 'start' }, { type: 'opened', reads: true, ...opened }).state.stage.name;

  test('what was offered is offered again, what was taken goes on, and what was skipped is through', () => {
    expect(stageOf(goOn({}))).toBe('offered');
    const taken = { askedAt: at(60), deadline: at(180) };
    expect(goOn(taken)).toMatchObject({ index: 2, timeLeft: { questionId: 'f1', leftMs: 80_000 } });
    expect(stageOf(goOn(taken))).toBe('recorder-starting');
    expect(stageOf(goOn({ ...taken, isSkipped: true }))).toBe('finished');
  });
});
