import type { OutputOf } from '#contract/endpoint.ts';
import type { getTimeline } from '#contract/decisions.ts';
import { adjustmentsInWords } from '#contract/adjustment-kinds.ts';
import { type Place, stageTitle } from '#contract/stages.ts';
import { jobById } from '#server/features/jobs/store.ts';
import type { Context } from '#server/platform/context.ts';
import { notFound } from '#server/platform/outcome.ts';
import { type RequestRow, requestsOf } from '../adjustments/adjustment-store.ts';
import { type ApplicationRow, applicationPeople, candidatesApplication } from '../store.ts';
import { type TroubleRow, troublesOf } from '../troubles/trouble-store.ts';
import { type ListedMove, movesOf, windowOf } from './move-store.ts';

type Entry = OutputOf<typeof getTimeline>[number];

/** What the candidate reads of an application: the moves that they were told, and what comes. */
export async function timelineOf(ctx: Context, candidateId: string, applicationId: string): Promise<Entry[]> {
  const application = await candidatesApplication(ctx.db, candidateId, applicationId);
  if (!application) throw notFound();
  const modes = (await jobById(ctx.db, application.job_id))?.interview_process?.modes ?? [];
  const { employer_name: company } = await applicationPeople(ctx.db, applicationId);
  const moves = (await movesOf(ctx.db, applicationId)).filter(isTold);
  const troubles = await troublesOf(ctx.db, applicationId);
  const adjustments = await requestsOf(ctx.db, applicationId);
  const done: Entry[] = [
    {
      kind: 'applied',
      title: 'You applied',
      text: `${company} has your application.`,
      at: application.applied_at.toISOString(),
      state: 'done',
    },
    ...inOrder([
      ...moves.flatMap((move) => entryOf(move, { application, modes, company })),
      ...troubles.flatMap((trouble) => troubleEntries(trouble, company)),
      ...adjustments.flatMap((request) => adjustmentEntries(request, company)),
    ]),
  ];
  const last = done.findLast(({ kind }) => kind === 'interview');
  if (last && application.told_stage === 'ai-interview' && application.told_outcome === null)
    last.state = 'now';
  const told = { stage: application.told_stage, outcome: application.told_outcome };
  return told.outcome === null ? [...done, ...comingOf(told, company)] : done;
}

/** By their time; what happened at the same time stays in its order. */
const inOrder = (entries: readonly Entry[]): Entry[] =>
  entries.toSorted((one, other) => Date.parse(one.at ?? '') - Date.parse(other.at ?? ''));

/** What the candidate asked for in their interview, and what the company decided. */
function adjustmentEntries(request: RequestRow, company: string): Entry[] {
  const what = adjustmentsInWords(request.kinds);
  const entry = (title: string, text: string, at: Date): Entry => ({
    kind: 'adjustment',
    title,
    text,
    at: at.toISOString(),
    state: 'done',
  });
  const asked = entry(`You asked for ${what}`, request.asked, request.asked_at);
  if (request.decided_at === null) return [asked];
  const title = request.is_granted ? `${company} granted ${what}` : `${company} declined ${what}`;
  return [asked, entry(title, request.note ?? '', request.decided_at)];
}

/** Moves that the candidate was told. One that was undone was never told, and neither was undoing it. */
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
      return entry(
        'declined',
        'The company decided not to go on',
        move.shared_reason ?? `A person at ${company} made this decision, not a program.`,
      );
    case 'hired':
      return entry('hired', 'You got the job', `${company} has chosen you.`);
    case 'withdrawn':
      return entry('withdrawn', 'The application was withdrawn', '');
    case 'no-show':
      return entry('no-show', 'The interview was not taken', 'The time in which it could be taken is over.');
    case null:
      break;
  }
  if (move.from_outcome !== null)
    return entry('reopened', 'Your application is open again', `${company} will tell you the next step.`);
  switch (move.to_stage) {
    case 'applied':
      return entry('reopened', 'The interview was called off', `${company} will tell you the next step.`);
    case 'ai-interview':
      return [interviewEntry(move, application)];
    case 'review':
      // Only a person of the company moves on without an interview.
      if (['applied', 'ai-interview'].includes(move.from_stage) && move.actor_kind !== 'candidate')
        return entry('review', 'A person goes on with you', `${company} goes on without an AI interview.`);
      return move.from_stage === 'ai-interview'
        ? entry('submitted', 'You submitted the AI interview', 'Everything that you said has arrived.')
        : entry('review', 'Being reviewed again', `${company} looks at your interview again.`);
    case 'offer':
      return entry('offer', 'Offer', `${company} wants to make you an offer and will contact you.`);
    default:
      return entry(
        'round',
        stageTitle(move.to_stage, modes),
        `${company} goes on with your application and will contact you about this round.`,
      );
  }
}

/** What the candidate reported, and an answer in words. Another window is an entry of its own. */
function troubleEntries(trouble: TroubleRow, company: string): Entry[] {
  const entry = (title: string, text: string, at: Date): Entry => ({
    kind: 'trouble',
    title,
    text,
    at: at.toISOString(),
    state: 'done',
  });
  const reported = entry(
    'You reported that something went wrong',
    trouble.answer === null
      ? `${company} has your report. A person decides, and you get a mail.`
      : trouble.text,
    trouble.reported_at,
  );
  if (trouble.answer !== 'declined' || trouble.answered_at === null) return [reported];
  return [reported, entry(`${company} answered`, trouble.answer_text ?? '', trouble.answered_at)];
}

const INTERVIEW_TITLES = {
  moved: 'AI interview moved',
  extended: 'AI interview open for another time',
  'given-again': 'AI interview given again, as a whole',
  'given-again-in-part': 'AI interview given again, for what has no answer',
  'opening-moved': 'You moved the opening of the AI interview',
} as const;

/** Moves from before windows were noted have that of the application. */
function interviewEntry(move: ListedMove, application: ApplicationRow): Entry {
  const window = windowOf(move) ?? windowOf(application);
  return {
    kind: 'interview',
    title: move.act === null ? 'Invited to the AI interview' : INTERVIEW_TITLES[move.act],
    text:
      move.act === 'given-again-in-part'
        ? 'What you answered before is kept. You choose the time within this window.'
        : 'You choose the time within this window.',
    at: move.at.toISOString(),
    ...(window === null ? {} : { from: window.date, until: window.openUntil }),
    state: 'done',
  };
}

/** What comes while the application is open. */
function comingOf({ stage }: Place, company: string): Entry[] {
  const entry = (
    kind: Entry['kind'],
    title: string,
    text: string,
    state: 'now' | 'next' = 'next',
  ): Entry => ({ kind, title, text, at: null, state });
  const review = (state: 'now' | 'next') =>
    entry('review', 'Being reviewed', `A person at ${company} reads the report and decides.`, state);
  switch (stage) {
    case 'applied':
      return [
        entry('review', 'Your application is being read', `${company} decides whether to invite you.`, 'now'),
        entry('interview', 'AI interview', 'If you are invited, a mail tells you from when until when.'),
      ];
    case 'ai-interview':
      return [review('next')];
    case 'review':
      return [review('now')];
    default:
      return [entry('offer', 'Decision', `${company} decides after this step.`)];
  }
}
