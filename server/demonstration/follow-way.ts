import { DAY_MS, HOUR_MS } from '#contract/shared/limits.ts';
import type { PersonsVerdict } from '#contract/interview/verdicts.ts';
import { deciderOf } from '#server/features/applications/actor.ts';
import { moveApplications, sendDecision } from '#server/features/applications/decisions/decisions.ts';
import { markNoShows } from '#server/features/applications/window/mark-no-shows.ts';
import { scheduleInterview } from '#server/features/applications/window/schedule.ts';
import { withdrawApplication } from '#server/features/applications/withdraw.ts';
import { sendMessage } from '#server/features/messages/messages.ts';
import { acceptOffer } from '#server/features/offers/answer-offer.ts';
import { makeOffer } from '#server/features/offers/make-offer.ts';
import { submitScorecard } from '#server/features/reviews/submit-scorecard.ts';
import { sendCard } from '#server/features/rounds/cards/send-card.ts';
import { roundHeldBy } from '#server/features/rounds/held-round-store.ts';
import { chooseTime } from '#server/features/rounds/times/book.ts';
import { inviteToRound } from '#server/features/rounds/times/invite.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerCaller } from '#server/platform/http/route.ts';
import type { InWriting } from './in-writing.ts';
import { makeReportNow, markAnswers, takeInterviewInWriting } from './interview.ts';
import { STEPS, type Way, type Words } from './nurses.ts';

/** The owner of the demonstration's company, as a caller of actions. */
export const ownerOf = (companyId: string): EmployerCaller => ({
  id: companyId,
  sessionId: '',
  isOperator: false,
  role: 'employer',
  companyId,
  memberRole: 'owner',
  seesContacts: true,
});

export const NOWHERE = { address: '', userAgent: undefined, cookies: {} };
const ROUND = 2;

interface Follower {
  candidateId: string;
  applicationId: string;
  name: string;
  interview: Pick<InWriting, 'rightOptions' | 'answers'>;
  words: Words;
  /** The company's marks, by question. Only the whole stories have them. */
  marks: Readonly<Record<string, PersonsVerdict>> | null;
}

/** Takes an application as far as its way goes, each step at its own time in the past. */
export async function followWay(
  ago: (milliseconds: number) => Context,
  owner: EmployerCaller,
  { appliedDaysAgo, came, end }: Way,
  { candidateId, applicationId, name, interview, words, marks }: Follower,
): Promise<void> {
  const after = (days: number): Context => ago((appliedDaysAgo - days) * DAY_MS);
  const timeAfter = (days: number): number => after(days).clock.now().getTime();
  const goesOn = (step: Way['came']): boolean => STEPS.indexOf(came) >= STEPS.indexOf(step);
  const close = async (then: Context, how: { outcome: 'declined' | 'no-show'; reasonId?: string }) => {
    const decider = deciderOf(owner);
    const { moved } = await moveApplications(then, decider, { applicationIds: [applicationId], ...how });
    if (moved.decisionId !== null) await sendDecision(then, decider, moved.decisionId);
  };
  const candidate = { role: 'candidate', id: candidateId, sessionId: '', isOperator: false } as const;

  if (!goesOn('scheduled')) return;
  const opens = timeAfter(2) + HOUR_MS;
  await scheduleInterview(after(2), deciderOf(owner), { applicationId, date: opens });
  if (end === 'withdrawn') return withdrawApplication(after(3), candidateId, applicationId);
  if (end === 'no-show' && !goesOn('interviewed')) return markNoShows(after(6));

  if (!goesOn('interviewed')) return;
  await takeInterviewInWriting(after(3), candidateId, applicationId, interview);
  if (marks) {
    await makeReportNow(after(3), applicationId);
    await markAnswers(after(4), owner, applicationId, marks);
    await submitScorecard(after(4), owner, {
      applicationId,
      scores: [],
      overall: 4,
      reason: words.scorecard,
    });
  }
  if (end === 'declined') return close(after(5), { outcome: 'declined', reasonId: 'experience' });

  if (!goesOn('invited')) return;
  // In the morning in Denver.
  const startsAt = new Date(Math.floor(timeAfter(8) / DAY_MS) * DAY_MS + 15 * HOUR_MS);
  const times = [startsAt, new Date(startsAt.getTime() + 2 * HOUR_MS)];
  const { results } = await inviteToRound(
    after(5),
    owner,
    {
      applicationIds: [applicationId],
      round: ROUND,
      times,
      place: 'https://meet.harbour-and-pine.example/ward',
      message: words.invitation,
    },
    NOWHERE.address,
  );
  const roundId = results[0]!.roundId!;
  if (!goesOn('booked')) return;
  const actor = { kind: 'candidate', id: candidateId } as const;
  await chooseTime(after(5.5), roundId, { startsAt }, { actor, address: NOWHERE.address });
  if (marks) {
    await sendMessage(after(5.6), candidate, { applicationId, text: words.asked });
    await sendMessage(after(6), owner, { applicationId, text: words.answered });
  }
  if (end === 'no-show') return close(after(9), { outcome: 'no-show' });

  if (!goesOn('offered')) return;
  const round = await roundHeldBy(after(9).db, owner, roundId);
  const levels = round!.kit.criteria.map(({ id: criterionId }, index) => ({
    criterionId,
    level: index === 0 ? (4 as const) : (3 as const),
    reason: '',
    quotes: index === 0 ? [{ text: words.quote, second: null }] : [],
  }));
  await sendCard(after(9), owner, { roundId, levels, overall: 4, reason: words.card }, NOWHERE.address);
  const { offerId } = await makeOffer(
    after(9.5),
    owner,
    {
      applicationId,
      payAmount: words.hourly,
      payCurrency: 'USD',
      payPeriod: 'hour',
      startsOn: new Date(timeAfter(40)).toISOString().slice(0, 10),
      place: 'Denver, Colorado',
      conditions: words.conditions,
      standsUntil: new Date(timeAfter(16)),
    },
    NOWHERE,
  );
  if (goesOn('hired')) await acceptOffer(after(11), candidate, { offerId, name });
}
