import * as said from '#contract/messages/en/round-refusals.ts';
import * as mine from '#contract/interview/my-times.ts';
import * as contract from '#contract/interview/round-times.ts';
import { deciderOf } from '#server/features/applications/actor.ts';
import {
  type Call,
  type EmployerCaller,
  type Route,
  employerRoute,
  openRoute,
  reply,
  route,
} from '#server/platform/http/route.ts';
import { type TaskHandler, taskHandler } from '#server/platform/tasks/tasks.ts';
import { chooseTime, moveTo } from './book.ts';
import { cancelRound } from './cancel.ts';
import { changeRound } from './change.ts';
import { inviteToRound, showFreeTimes } from './invite.ts';
import { mailReminder, mailRound } from './mail-round.ts';
import { refreshCalendar, removeMyCalendar, saveMyTimes, setMyCalendar, showMyTimes } from './my-times.ts';
import { myRounds, ownRound, showOwnRound } from './own-round.ts';
import { refreshCalendars, tendRounds } from './reminders.ts';
import type { RoundRow } from './round-store.ts';
import { companysRound, listRounds, listUpcoming, showRound } from './show.ts';
import {
  mailReminderTask,
  mailRoundTask,
  refreshCalendarTask,
  refreshCalendarsTask,
  tendRoundsTask,
} from './tasks.ts';
import type { By } from './tell.ts';

const byMember = ({ caller, origin }: { caller: EmployerCaller } & Pick<Call<never>, 'origin'>): By => ({
  actor: deciderOf(caller).actor,
  address: origin.address,
});
const byCandidate = ({ candidateId }: RoundRow): By => ({ actor: { kind: 'candidate', id: candidateId } });

export const roundTimesRoutes: Route[] = [
  employerRoute(mine.getMyTimes, async (ctx, { caller }) => reply(await showMyTimes(ctx, caller))),
  employerRoute(mine.saveMyTimes, async (ctx, { caller, input }) =>
    reply(await saveMyTimes(ctx, caller, input), said.timesSaved()),
  ),
  employerRoute(mine.setMyCalendar, async (ctx, { caller, input }) =>
    reply(await setMyCalendar(ctx, caller, input)),
  ),
  employerRoute(mine.removeMyCalendar, async (ctx, { caller }) =>
    reply(await removeMyCalendar(ctx, caller), said.calendarRemoved()),
  ),
  employerRoute(contract.getFreeTimes, async (ctx, { caller, input }) =>
    reply(await showFreeTimes(ctx, caller, input)),
  ),
  employerRoute(contract.inviteToRound, async (ctx, { caller, input, origin }) => {
    const result = await inviteToRound(ctx, caller, input, origin.address);
    return reply(result, said.peopleInvited({ count: result.invited }));
  }),
  employerRoute(contract.getRounds, async (ctx, { caller, input }) =>
    reply(await listRounds(ctx, caller, input.applicationId)),
  ),
  employerRoute(contract.getUpcomingRounds, async (ctx, { caller, input }) =>
    reply(await listUpcoming(ctx, caller, input)),
  ),
  employerRoute(contract.moveRound, async (ctx, call) => {
    const { caller, input } = call;
    await companysRound(ctx, caller, input.roundId);
    await moveTo(ctx, input.roundId, input.startsAt, byMember(call));
    return reply(await showRound(ctx, caller, input.roundId), said.timeSet());
  }),
  employerRoute(contract.changeRound, async (ctx, call) => {
    const { caller, input } = call;
    await companysRound(ctx, caller, input.roundId);
    await changeRound(ctx, caller.companyId, input, byMember(call));
    return reply(await showRound(ctx, caller, input.roundId), said.roundChanged());
  }),
  employerRoute(contract.cancelRound, async (ctx, call) => {
    const { caller, input } = call;
    await companysRound(ctx, caller, input.roundId);
    await cancelRound(ctx, input.roundId, input.reason, byMember(call));
    return reply(await showRound(ctx, caller, input.roundId), said.roundCancelled());
  }),
  openRoute(contract.getRound, async (ctx, { caller, input }) => {
    const { id } = await ownRound(ctx, caller, input);
    return reply(await showOwnRound(ctx, id));
  }),
  openRoute(contract.chooseRoundTime, async (ctx, { caller, input }) => {
    const round = await ownRound(ctx, caller, input);
    await chooseTime(ctx, round.id, input, byCandidate(round));
    return reply(await showOwnRound(ctx, round.id));
  }),
  openRoute(contract.cancelOwnRound, async (ctx, { caller, input }) => {
    const round = await ownRound(ctx, caller, input);
    await cancelRound(ctx, round.id, input.reason, byCandidate(round));
    return reply(await showOwnRound(ctx, round.id), said.ownCancelled());
  }),
  route(contract.getMyRounds, async (ctx, { caller }) => reply(await myRounds(ctx, caller.id))),
];

export const roundTimesHandlers: TaskHandler[] = [
  taskHandler(mailRoundTask, mailRound),
  taskHandler(mailReminderTask, mailReminder),
  taskHandler(tendRoundsTask, tendRounds),
  taskHandler(refreshCalendarsTask, refreshCalendars),
  taskHandler(refreshCalendarTask, (ctx, { memberId }) => refreshCalendar(ctx, memberId)),
];
