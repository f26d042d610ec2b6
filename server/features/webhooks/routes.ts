import * as said from '#contract/messages/en/webhooks.ts';
import * as contract from '#contract/company/company-webhooks.ts';
import { type Route, employerRoute, reply } from '#server/platform/http/route.ts';
import { type TaskHandler, taskHandler } from '#server/platform/tasks/tasks.ts';
import { deliver, deliverDue } from './deliver.ts';
import { listDeliveries, replayDelivery, sendTest, showDelivery } from './deliveries.ts';
import { deliverDueTask, deliverTask } from './tasks.ts';
import { listWebhooks, removeWebhook, rotateSecret, saveWebhook } from './webhooks.ts';

export const webhooksRoutes: Route[] = [
  employerRoute(contract.getWebhooks, async (ctx, { caller }) =>
    reply(await listWebhooks(ctx, caller.companyId)),
  ),
  employerRoute(contract.saveWebhook, async (ctx, { caller, origin, input }) =>
    reply(await saveWebhook(ctx, { caller, origin }, input), 'Saved.'),
  ),
  employerRoute(contract.rotateWebhookSecret, async (ctx, { caller, origin, input }) =>
    reply(await rotateSecret(ctx, { caller, origin }, input.webhookId)),
  ),
  employerRoute(contract.deleteWebhook, async (ctx, { caller, origin, input }) => {
    await removeWebhook(ctx, { caller, origin }, input.webhookId);
    return reply(null, said.isDeleted());
  }),
  employerRoute(contract.testWebhook, async (ctx, { caller, origin, input }) =>
    reply(await sendTest(ctx, { caller, origin }, input.webhookId)),
  ),
  employerRoute(contract.getDeliveries, async (ctx, { caller, input }) =>
    reply(await listDeliveries(ctx, { caller }, input)),
  ),
  employerRoute(contract.getDelivery, async (ctx, { caller, input }) =>
    reply(await showDelivery(ctx, caller.companyId, input.deliveryId)),
  ),
  employerRoute(contract.replayDelivery, async (ctx, { caller, input }) => {
    await replayDelivery(ctx, caller.companyId, input.deliveryId);
    return reply(null, said.isSentAgain());
  }),
];

export const webhooksHandlers: TaskHandler[] = [
  taskHandler(deliverTask, (ctx, { deliveryId }) => deliver(ctx, deliveryId)),
  taskHandler(deliverDueTask, (ctx) => deliverDue(ctx)),
];
