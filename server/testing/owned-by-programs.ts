import { makeToken } from '#contract/company-tokens.ts';
import { getDeliveries, saveWebhook, testWebhook } from '#contract/company-webhooks.ts';
import { type Person, type World, expectSuccess } from './world.ts';

/** Inputs about a webhook with one delivery, and about an API token. */
export async function inputsOfPrograms(
  world: World,
  { token }: Person,
): Promise<Record<string, Record<string, unknown>>> {
  // Nobody listens there.
  const settings = { address: 'http://127.0.0.1:9/', events: ['report.ready' as const] };
  const { _id: webhookId } = expectSuccess(await world.call(saveWebhook, settings, token));
  expectSuccess(await world.call(testWebhook, { webhookId }, token));
  const { deliveries } = expectSuccess(await world.call(getDeliveries, { webhookId }, token));
  const deliveryId = deliveries[0]!._id;
  const made = await world.call(makeToken, { name: 'Mine', scopes: ['jobs:read'], expires: null }, token);
  return {
    'company/saveWebhook': { webhookId, ...settings },
    'company/rotateWebhookSecret': { webhookId },
    'company/deleteWebhook': { webhookId },
    'company/testWebhook': { webhookId },
    'company/getDeliveries': { webhookId },
    'company/getDelivery': { deliveryId },
    'company/replayDelivery': { deliveryId },
    'company/endToken': { tokenId: expectSuccess(made)._id },
  };
}
