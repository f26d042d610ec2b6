import * as said from '#contract/messages/en/application-timeline.ts';
import * as offerMails from '#contract/messages/en/offer-mails.ts';
import type { OutputOf } from '#contract/shared/endpoint.ts';
import type { getTimeline } from '#contract/interview/decisions.ts';
import { adjustmentsInWords, isProblem } from '#contract/interview/request-kinds.ts';
import { type Place, type Stage, stageTitle } from '#contract/interview/stages.ts';
import { jobById } from '#server/features/jobs/store.ts';
import type { Context } from '#server/platform/context.ts';
import { notFound } from '#server/platform/outcome.ts';
import { type ListedOfferStep, offerStepsOf } from '../offer-steps-store.ts';
import { type RequestRow, requestsOf } from '../request-store.ts';
import { type ApplicationRow, applicationPeople, candidatesApplication } from '../store.ts';
import { windowOf } from '../status.ts';
import { type ListedMove, movesOf } from '../stages/move-store.ts';
import { type RoundAct, roundActsOf } from './round-acts-store.ts';

type Entry = OutputOf<typeof getTimeline>[number];

export async function timelineOf(ctx: Context, candidateId: string, applicationId: string): Promise<Entry[]> {
  const application = await candidatesApplication(ctx.db, candidateId, applicationId);
  if (!application) throw notFound();
  const modes = (await jobById(ctx.db, application.job_id))?.interview_process?.modes ?? [];
  const { employer_name: company } = await applicationPeople(ctx.db, applicationId);
  const acts = await roundActsOf(ctx.db, applicationId);
  const steps = await offerStepsOf(ctx.db, applicationId);
  // An offer that moved the application on already mentions the stage.
  const made = new Set(steps.map(({ kind, at }) => (kind === 'made' ? at.getTime() : null)));
  const isOffer = ({ to_stage: stage, at }: ListedMove) => stage === 'offer' && made.has(at.getTime());
  const moves = (await movesOf(ctx.db, applicationId)).filter(
    (move) => isTold(move) && !isInvitedWith(move, acts) && !isOffer(move),
  );
  const requests = await requestsOf(ctx.db, applicationId);
  const done: Entry[] = [
    {
      kind: 'applied',
      title: said.youApplied(),
      text: said.youAppliedText({ company }),
      at: application.applied_at.toISOString(),
      state: 'done',
    },
    ...inOrder([
      ...moves.flatMap((move) => entryOf(move, { application, modes, company })),
      ...acts.flatMap((act) => roundEntries(act, modes, company)),
      ...requests.flatMap((request) => requestEntries(request, company)),
      ...steps.flatMap((step) => offerEntry(step, company)),
    ]),
  ];
  const last = done.findLast(({ kind }) => kind === 'interview');
  if (last && application.told_stage === 'ai-interview' && application.told_outcome === null)
    last.state = 'now';
  const told = { stage: application.told_stage, outcome: application.told_outcome };
  return told.outcome === null ? [...done, ...comingOf(told, company)] : done;
}

/** Sorted by time. Entries with the same time keep their order. */
const inOrder = (entries: readonly Entry[]): Entry[] =>
  entries.toSorted((one, other) => Date.parse(one.at ?? '') - Date.parse(other.at ?? ''));

/** What the candidate asked for, and the answer if it has a text. A new window has its own entry. */
function requestEntries({ kinds, answer, answered_at, ...request }: RequestRow, company: string): Entry[] {
  const entry = (title: string, text: string, at: Date): Entry => ({
    kind: 'request',
    title,
    text,
    at: at.toISOString(),
    state: 'done',
  });
  const what = adjustmentsInWords(kinds);
  const title = isProblem(kinds) ? said.youReported() : said.youAsked({ what });
  const asked = entry(title, request.text, request.asked_at);
  if (answered_at === null || (answer !== 'granted' && answer !== 'declined')) return [asked];
  const granted = answer === 'granted' ? said.theyGranted : said.theyDeclined;
  const answered = isProblem(kinds) ? said.theyAnswered({ company }) : granted({ company, what });
  return [asked, entry(answered, request.note ?? '', answered_at)];
}

/** A move to a round that was part of the invitation, which has its own entry. */
const isInvitedWith = ({ to_stage: stage, to_outcome: outcome, at }: ListedMove, acts: readonly RoundAct[]) =>
  outcome === null &&
  acts.some(
    (one) =>
      one.act === 'invited' &&
      stage === `round-${one.round}` &&
      Math.abs(one.at.getTime() - at.getTime()) < SAME_MOMENT_MS,
  );
/** A move and the invitation to its round are made in one transaction. */
const SAME_MOMENT_MS = 10_000;

function roundEntries(act: RoundAct, modes: readonly string[], company: string): Entry[] {
  const round = stageTitle(`round-${act.round}` as Stage, modes);
  const entry = (title: string, text: string): Entry => ({
    kind: 'round',
    title,
    text,
    at: act.at.toISOString(),
    state: 'done',
  });
  const time = (title: string, startsAt: Date): Entry => ({
    ...entry(title, said.timeKnown()),
    from: startsAt.toISOString(),
  });
  const isOwn = act.side === 'candidate';
  if (act.act === 'invited') return [entry(said.invited({ round }), said.invitedText({ company }))];
  if (act.act === 'cancelled')
    return [
      isOwn
        ? entry(said.youCancelled({ round }), '')
        : entry(said.theyCancelled({ company, round }), act.cancel_reason ?? ''),
    ];
  if (act.act === 'changed' || act.starts_at === null) return [];
  if (act.act === 'moved')
    return [time(isOwn ? said.youMoved({ round }) : said.theyMoved({ company, round }), act.starts_at)];
  return [time(isOwn ? said.youChose({ round }) : said.theySet({ company, round }), act.starts_at)];
}

/** The events of offers that the candidate sees. The others are only for the company, or have their own entries. */
function offerEntry({ kind, text, at, offerId, state }: ListedOfferStep, company: string): Entry[] {
  const isRead = state === 'waiting' || state === 'accepted' || state === 'declined' || state === 'expired';
  const entry = (title: string, said: string): Entry[] => [
    {
      kind: 'offer',
      title,
      text: said,
      at: at.toISOString(),
      ...(kind === 'made' && isRead ? { offerId } : {}),
      state: 'done',
    },
  ];
  switch (kind) {
    case 'made':
      return entry(said.offer(), said.offerMade({ company }));
    case 'declined':
      return entry(said.offerDeclined(), text);
    case 'withdrawn':
      return entry(offerMails.withdrawnHeading(), text);
    case 'expired':
      return entry(offerMails.expiredHeading(), '');
    default:
      return [];
  }
}

/**
 * Moves that the candidate was told about. If a decision was undone, they were told neither about it nor about the
 * undo.
 */
const isTold = ({ decision_id, item_state, is_undo }: ListedMove): boolean =>
  !is_undo && (decision_id === null || item_state === 'told');

interface About {
  application: ApplicationRow;
  modes: readonly string[];
  company: string;
}

function entryOf(move: ListedMove, { application, modes, company }: About): Entry[] {
  const at = move.at.toISOString();
  const entry = (kind: Entry['kind'], title: string, text: string): Entry[] => [
    { kind, title, text, at, state: 'done' },
  ];
  if (move.act !== null) return [interviewEntry(move, application)];
  switch (move.to_outcome) {
    case 'declined':
      return entry('declined', said.declined(), move.shared_reason ?? said.declinedText({ company }));
    case 'hired':
      return entry('hired', said.hired(), said.hiredText({ company }));
    case 'withdrawn':
      return entry('withdrawn', said.withdrawn(), '');
    case 'no-show':
      return entry('no-show', said.notTaken(), said.notTakenText());
    case null:
      break;
  }
  if (move.from_outcome !== null) return entry('reopened', said.reopened(), said.nextStep({ company }));
  switch (move.to_stage) {
    case 'applied':
      return entry('reopened', said.cancelled(), said.nextStep({ company }));
    case 'ai-interview':
      return [interviewEntry(move, application)];
    case 'review':
      // Only a person at the company moves an application on without an interview.
      if (['applied', 'ai-interview'].includes(move.from_stage) && move.actor_kind !== 'candidate')
        return entry('review', said.personInstead(), said.personInsteadText({ company }));
      return move.from_stage === 'ai-interview'
        ? entry('submitted', said.submitted(), said.submittedText())
        : entry('review', said.reviewedAgain(), said.reviewedAgainText({ company }));
    case 'offer':
      return entry('offer', said.offer(), said.offerComing({ company }));
    default:
      return entry('round', stageTitle(move.to_stage, modes), said.roundText({ company }));
  }
}

const INTERVIEW_TITLES = {
  moved: said.moved,
  extended: said.extended,
  'given-again': said.givenAgain,
  'given-again-in-part': said.givenAgainInPart,
  'opening-moved': said.openingMoved,
} as const;

/** Moves from before windows were noted have that of the application. */
function interviewEntry(move: ListedMove, application: ApplicationRow): Entry {
  const window = windowOf(move) ?? windowOf(application);
  return {
    kind: 'interview',
    title: move.act === null ? said.interviewInvited() : INTERVIEW_TITLES[move.act](),
    text: move.act === 'given-again-in-part' ? said.answersKept() : said.youChooseTime(),
    at: move.at.toISOString(),
    ...(window === null ? {} : { from: window.date, until: window.openUntil }),
    state: 'done',
  };
}

function comingOf({ stage }: Place, company: string): Entry[] {
  const entry = (
    kind: Entry['kind'],
    title: string,
    text: string,
    state: 'now' | 'next' = 'next',
  ): Entry => ({ kind, title, text, at: null, state });
  const review = (state: 'now' | 'next') =>
    entry('review', said.beingReviewed(), said.beingReviewedText({ company }), state);
  switch (stage) {
    case 'applied':
      return [
        entry('review', said.beingRead(), said.beingReadText({ company }), 'now'),
        entry('interview', said.aiInterview(), said.aiInterviewText()),
      ];
    case 'ai-interview':
      return [review('next')];
    case 'review':
      return [review('now')];
    default:
      return [entry('offer', said.decision(), said.decisionText({ company }))];
  }
}
