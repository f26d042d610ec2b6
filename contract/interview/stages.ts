import * as said from '../messages/en/stages.ts';
import { jobValue } from '../job/job-values.ts';
import type { APPLICATION_STATUSES } from '../shared/limits.ts';

/** The stages of a job, in order. A job has as many rounds as its interview process names. */
export const STAGES = [
  'applied',
  'ai-interview',
  'review',
  'round-2',
  'round-3',
  'round-4',
  'round-5',
  'round-6',
  'offer',
  'hired',
] as const;
export type Stage = (typeof STAGES)[number];

/** The outcomes of an application. An open application has none. */
export const OUTCOMES = ['hired', 'declined', 'withdrawn', 'no-show'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** An application's place: its stage, and the outcome if it is closed. */
export interface Place {
  stage: Stage;
  outcome: Outcome | null;
}

export const OUTCOME_TITLES: Readonly<Record<Outcome, string>> = {
  get hired() {
    return said.hired();
  },
  get declined() {
    return said.declined();
  },
  get withdrawn() {
    return said.withdrawn();
  },
  get 'no-show'() {
    return said.noShow();
  },
};

/** The label for candidates who did not submit the interview while it was open. */
// Only pages show it, and each page is in one language.
export const EXPIRED_TITLE = said.expired();

const FIXED_TITLES = {
  applied: said.applied,
  'ai-interview': said.aiInterview,
  review: said.review,
  offer: said.offer,
  hired: said.hired,
};

/** The number of a round, from 2 on. Null for a stage that is not a round. */
function roundOf(stage: Stage): number | null {
  return stage.startsWith('round-') ? Number(stage.slice('round-'.length)) : null;
}

/**
 * The name of a stage, such as "Second round: Zoom". `modes` says how each round of the job is held, starting with the
 * first.
 */
export function stageTitle(stage: Stage, modes: readonly string[]): string {
  const round = roundOf(stage);
  if (round === null) return FIXED_TITLES[stage as keyof typeof FIXED_TITLES]();
  const name = said.round({ round: String(round) });
  const mode = modes[round - 1];
  return mode === undefined ? name : said.roundAs({ round: name, mode: jobValue(mode) });
}

export interface JobStage {
  key: Stage;
  title: string;
  /** False for a round that is not in the interview process. It is shown only if there are people in it. */
  isPlanned: boolean;
}

/**
 * The stages of a job whose rounds are held like this, in order. They always include a second round, so that employers
 * who post a job with only the AI interview can still meet people.
 */
export const stagesOf = (modes: readonly string[]): JobStage[] =>
  STAGES.map((key) => ({
    key,
    title: stageTitle(key, modes),
    isPlanned: (roundOf(key) ?? 0) <= modes.length,
  })).filter(({ key, isPlanned }) => isPlanned || key === 'round-2');

/** The stages of several jobs whose rounds are held in different ways. */
export const ALL_STAGES: readonly JobStage[] = STAGES.map((key) => ({
  key,
  get title() {
    return stageTitle(key, []);
  },
  isPlanned: roundOf(key) === null,
}));

/** Whether an application in this stage has had its AI interview submitted. */
export const isAfterInterview = (stage: Stage): boolean => STAGES.indexOf(stage) >= STAGES.indexOf('review');

/**
 * The specification's status for an application in this place. The database has the same rule (its function
 * `application_status`), and a test compares the two.
 */
export function statusOf({ stage, outcome }: Place): (typeof APPLICATION_STATUSES)[number] {
  if (isAfterInterview(stage)) return 'COMPLETED';
  if (outcome === 'declined') return 'REJECTED';
  if (outcome === 'withdrawn') return 'WITHDRAWN';
  return stage === 'ai-interview' ? 'SCHEDULED' : 'PENDING';
}

/** The kinds of actor that move an application. */
export type Mover = 'person' | 'candidate' | 'system';

const isOpen = ({ outcome }: Place) => outcome === null;

/**
 * The table of moves: whether an application may go from one place to another.
 *
 * | Who | From | To |
 * |---|---|---|
 * | person | applied | AI interview |
 * | person | AI interview | applied (the interview is cancelled) |
 * | person | review and later | each other stage from review on; hired closes it |
 * | person | any, open | declined or withdrawn in the same stage |
 * | person | a round or the offer, open | no-show in the same stage |
 * | person | closed | open: hired to offer, before the review to applied, else the same stage |
 * | candidate | applied, AI interview (missed or not) | withdrawn |
 * | candidate | AI interview | review (submitted) |
 * | candidate | offer | hired (accepts an offer) |
 * | system | AI interview | no-show (its window closed) |
 */
export function mayMove(from: Place, to: Place, mover: Mover): boolean {
  if (!isOpen(from)) {
    // Candidates who missed the interview can still withdraw the application.
    if (mover === 'candidate')
      return from.outcome === 'no-show' && from.stage === 'ai-interview' && isWithdrawnIn(to, from.stage);
    return mover === 'person' && isOpen(to) && to.stage === reopenedStage(from);
  }
  if (to.outcome === 'hired' || to.stage === 'hired')
    return (
      to.outcome === 'hired' &&
      to.stage === 'hired' &&
      (mover === 'person' ? isAfterInterview(from.stage) : mover === 'candidate' && from.stage === 'offer')
    );
  if (!isOpen(to)) return to.stage === from.stage && mayClose(from.stage, to.outcome!, mover);
  if (from.stage === to.stage) return false;
  if (mover === 'candidate') return from.stage === 'ai-interview' && to.stage === 'review';
  if (mover === 'system') return false;
  if (from.stage === 'applied') return to.stage === 'ai-interview';
  if (from.stage === 'ai-interview') return to.stage === 'applied';
  return isAfterInterview(to.stage);
}

const isWithdrawnIn = (to: Place, stage: Stage) => to.stage === stage && to.outcome === 'withdrawn';

/**
 * Whether the interview of an application in this place can be rescheduled: it is scheduled, or was missed. Only
 * interview/rescheduleInterview does this.
 */
export const mayMoveWindow = ({ stage, outcome }: Place): boolean =>
  stage === 'ai-interview' && (outcome === null || outcome === 'no-show');

/**
 * Whether the candidate of an application in this place can be given another attempt at the interview: it is scheduled,
 * was missed, or is in review or later and not decided. Only interview/giveAgain does this.
 */
export const mayGiveAgain = (place: Place): boolean =>
  mayMoveWindow(place) || (isAfterInterview(place.stage) && place.outcome === null);

function mayClose(stage: Stage, outcome: Outcome, mover: Mover): boolean {
  if (mover === 'candidate') return outcome === 'withdrawn' && !isAfterInterview(stage);
  if (mover === 'system') return outcome === 'no-show' && stage === 'ai-interview';
  if (outcome === 'no-show') return stage === 'offer' || roundOf(stage) !== null;
  return true;
}

/** The stage in which an application closed in this place is reopened. */
export function reopenedStage({ stage, outcome }: Place): Stage {
  if (outcome === 'hired') return 'offer';
  return isAfterInterview(stage) ? stage : 'applied';
}
