import type { Interview } from './machine.ts';
import { USUAL_RULES, type Rules } from './rules.ts';

export function newInterview(now: number, rules: Rules = USUAL_RULES): Interview {
  return {
    stage: { name: 'ready' },
    questions: [],
    index: 0,
    chosen: {},
    written: {},
    take: 0,
    rules,
    proctoring: 'enforced',
    timeFactor: 1,
    timeLeft: null,
    mayRetake: false,
    isFollowUpsSettled: true,
    reads: false,
    recording: false,
    pause: null,
    muted: false,
    away: null,
    now,
    stageBegan: now,
  };
}
