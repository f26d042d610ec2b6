import * as said from '#contract/messages/en/company-rules.ts';
import * as contract from '#contract/company/company-reviews.ts';
import { type Route, employerRoute, reply } from '#server/platform/http/route.ts';
import { addNote, listNotes } from './notes.ts';
import { submitScorecard } from './submit-scorecard.ts';

export const reviewsRoutes: Route[] = [
  employerRoute(contract.addNote, async (ctx, { caller, input }) => reply(await addNote(ctx, caller, input))),
  employerRoute(contract.getNotes, async (ctx, { caller, input }) =>
    reply(await listNotes(ctx, caller, input)),
  ),
  employerRoute(contract.submitScorecard, async (ctx, { caller, input }) => {
    await submitScorecard(ctx, caller, input);
    return reply(null, said.scorecardSent());
  }),
];
