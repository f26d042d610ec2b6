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
    reply(await sendMessage(ctx, caller, input), 'Message sent.'),
  ),
  route(contract.readMessages, async (ctx, { caller, input }) => {
    await readMessages(ctx, caller, input);
    return reply(null);
  }),
  route(contract.muteMessages, async (ctx, { caller, input }) => {
    if (caller.role !== 'candidate') throw notAllowed();
    await muteMessages(ctx, caller, input);
    return reply(null, input.isMuted ? 'You won’t get emails about these messages.' : 'Emails are on.');
  }),
  route(contract.getUnreadMessages, async (ctx, { caller }) => reply(await unreadMessages(ctx, caller))),
  employerRoute(contract.getMessageTemplates, async (ctx, { caller, input }) =>
    reply(await listTemplates(ctx, caller, input.applicationId)),
  ),
  employerRoute(contract.saveMessageTemplate, async (ctx, { caller, input }) =>
    reply(await saveTemplate(ctx, caller, input), 'Template saved.'),
  ),
  employerRoute(contract.deleteMessageTemplate, async (ctx, { caller, input }) => {
    await deleteTemplate(ctx, caller, input.templateId);
    return reply(null, 'Template deleted.');
  }),
];
