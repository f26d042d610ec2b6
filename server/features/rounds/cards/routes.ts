import * as said from '#contract/messages/en/round-refusals.ts';
import * as contract from '#contract/interview/round-cards.ts';
import { type Route, employerRoute, reply } from '#server/platform/http/route.ts';
import { type TaskHandler, taskHandler } from '#server/platform/tasks/tasks.ts';
import { remindOfCards, remindOfCardsTask } from './remind.ts';
import { sendCard } from './send-card.ts';
import { showRoundInterview } from './show-interview.ts';
import { showRaters } from './show-raters.ts';
import { showRoundReport } from './show-report.ts';

export const roundCardsRoutes: Route[] = [
  employerRoute(contract.sendRoundCard, async (ctx, { caller, input, origin }) => {
    await sendCard(ctx, caller, input, origin.address);
    return reply(null, said.cardSent());
  }),
  employerRoute(contract.getRoundInterview, async (ctx, { caller, input }) =>
    reply(await showRoundInterview(ctx, caller, input)),
  ),
  employerRoute(contract.getRoundReport, async (ctx, { caller, input }) =>
    reply(await showRoundReport(ctx, caller, input)),
  ),
  employerRoute(contract.getRaters, async (ctx, { caller, input }) =>
    reply(await showRaters(ctx, caller, input)),
  ),
];

export const roundCardsHandlers: TaskHandler[] = [taskHandler(remindOfCardsTask, remindOfCards)];
