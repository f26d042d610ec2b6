import * as contract from '#contract/company/company-mails.ts';
import * as outcomes from '#contract/messages/en/outcomes.ts';
import { type Route, employerRoute, reply } from '#server/platform/http/route.ts';
import { previewText, resetText, showMailTexts, writeMailText, sendTest } from './mail-texts.ts';

export const mailTextsRoutes: Route[] = [
  employerRoute(contract.getMailTexts, async (ctx, { caller }) =>
    reply({ mails: await showMailTexts(ctx, caller.companyId) }),
  ),
  employerRoute(contract.saveMailText, async (ctx, { caller, input, origin }) => {
    await writeMailText(ctx, caller, input, origin);
    return reply(null, outcomes.mailTextSaved());
  }),
  employerRoute(contract.resetMailText, async (ctx, { caller, input, origin }) => {
    await resetText(ctx, caller, input.mail, origin);
    return reply(null, outcomes.mailTextReset());
  }),
  employerRoute(contract.previewMailText, async (ctx, { caller, input }) =>
    reply(await previewText(ctx, caller.companyId, input)),
  ),
  employerRoute(contract.sendTestMail, async (ctx, { caller, input, origin }) => {
    const to = await sendTest(ctx, caller, input, origin);
    return reply({ to }, `A test is on its way to ${to}.`);
  }),
];
