import * as said from '#contract/messages/en/messages.ts';
import * as contract from '#contract/interview/messages.ts';
import { type Route, employerRoute, reply, route } from '#server/platform/http/route.ts';
import { notAllowed } from '#server/platform/outcome.ts';
import { listMessages, muteMessages, readMessages, sendMessage, unreadMessages } from './messages.ts';
import { deleteTemplate, listTemplates, saveTemplate } from './templates.ts';

export const messagesRoutes: Route[] = [
  route(contract.getMessages, async (ctx, { caller, input }) =>
    reply(await listMessages(ctx, caller, input)),
  ),
  route(contract.sendMessage, async (ctx, { caller, input }) =>
    reply(await sendMessage(ctx, caller, input), said.sent()),
  ),
  route(contract.readMessages, async (ctx, { caller, input }) => {
    await readMessages(ctx, caller, input);
    return reply(null);
  }),
  route(contract.muteMessages, async (ctx, { caller, input }) => {
    if (caller.role !== 'candidate') throw notAllowed();
    await muteMessages(ctx, caller, input);
    return reply(null, input.isMuted ? said.muted() : said.unmuted());
  }),
  route(contract.getUnreadMessages, async (ctx, { caller }) => reply(await unreadMessages(ctx, caller))),
  employerRoute(contract.getMessageTemplates, async (ctx, { caller, input }) =>
    reply(await listTemplates(ctx, caller, input.applicationId)),
  ),
  employerRoute(contract.saveMessageTemplate, async (ctx, { caller, input }) =>
    reply(await saveTemplate(ctx, caller, input), said.templateSaved()),
  ),
  employerRoute(contract.deleteMessageTemplate, async (ctx, { caller, input }) => {
    await deleteTemplate(ctx, caller, input.templateId);
    return reply(null, said.templateDeleted());
  }),
];
