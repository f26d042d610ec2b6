import type { createJobAlert, getJobAlerts, openJobAlert } from '#contract/job/job-alerts.ts';
import type { OutputOf, RequestOf } from '#contract/shared/endpoint.ts';
import { DAY_MS, JOB_ALERTS_MAX, JOB_ALERT_LINK_DAYS, MAIL_WINDOW_HOURS } from '#contract/shared/limits.ts';
import { language } from '#contract/messages/message.ts';
import { PATHS, pathWithToken } from '#contract/shared/paths.ts';
import * as outcomes from '#contract/messages/en/outcomes.ts';
import * as refusals from '#contract/messages/en/refusals.ts';
import { TEXTS } from '#contract/shared/texts.ts';
import { type Database, inTransaction } from '#server/database/database.ts';
import { countAccountMail } from '#server/features/accounts/email/mail-limits.ts';
import { queueMail } from '#server/features/accounts/email/mail-tasks.ts';
import { lockUser } from '#server/features/accounts/sessions/session-store.ts';
import { userById } from '#server/features/accounts/store.ts';
import { stateIdOf } from '#server/features/jobs/public/find-jobs.ts';
import type { Context } from '#server/platform/context.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { Failure, Refusal, badInput, notFound } from '#server/platform/outcome.ts';
import { keyFor } from '#server/platform/secrets/keys.ts';
import { readSignedToken, signedToken } from '#server/platform/secrets/signed-token.ts';
import { confirmJobAlert } from './mails/confirm-job-alert.ts';
import { searchInWords, textOfSearch } from './searches.ts';
import * as store from './store.ts';

/** The page of an alert for anyone who got an email about it. It turns the alert on, and ends it. */
export const alertUrl = (ctx: Context, id: string): string =>
  `${ctx.config.publicUrl}${pathWithToken(PATHS.jobAlert, signedToken(keyFor(ctx.secret, 'job alerts'), id))}`;

function alertIn(ctx: Context, token: string): string {
  const id = readSignedToken<string>(keyFor(ctx.secret, 'job alerts'), token);
  if (id === null) throw notFound();
  return id;
}

/**
 * A candidate's alert is on at once. A visitor's waits for the link in an email. The response does not reveal whether
 * the address is known.
 */
export async function createAlert(
  ctx: Context,
  caller: Caller | null,
  { email, state, ...asked }: RequestOf<typeof createJobAlert>,
  address: string,
): Promise<string> {
  const stateId = asked.stateId ?? (state === undefined || state === '' ? undefined : stateIdOf(state));
  if (stateId === null) throw badInput('state', TEXTS.stateNotFound);
  const search = textOfSearch({ ...asked, stateId });
  return inTransaction(ctx.db, async (tx) => {
    const at = ctx.clock.now();
    if (caller?.role === 'candidate') {
      const user = await lockUser(tx, caller.id);
      if (!user) throw notFound();
      await turnOn(tx, await store.putAlert(tx, { email: user.email, search, at }), at);
      return outcomes.jobAlertOn();
    }
    if (email === undefined) throw badInput('email', TEXTS.invalidEmail);
    const limit = await countAccountMail(ctx, tx, { purpose: 'job-alert', to: email, address });
    if (limit === 'network')
      throw new Failure(
        'mail.too-many-from-network',
        refusals.tooManyMailsFromNetwork({ hours: MAIL_WINDOW_HOURS }),
      );
    const waiting = await store.alertsOf(tx, email, { isConfirmed: false });
    if (limit === null && waiting.length < JOB_ALERTS_MAX) {
      const { id } = await store.putAlert(tx, { email, search, at });
      await queueMail(ctx, tx, confirmJobAlert, {
        to: email,
        data: { url: alertUrl(ctx, id) },
        otherwiseIn: language(),
      });
    }
    return outcomes.jobAlertAsked();
  });
}

async function turnOn(tx: Database, alert: store.AlertRow, at: Date): Promise<void> {
  if (alert.confirmed_at !== null) return;
  const others = await store.alertsOf(tx, alert.email, { isConfirmed: true });
  if (others.length >= JOB_ALERTS_MAX)
    throw new Refusal('job-alert.too-many', refusals.jobAlertsFull({ max: JOB_ALERTS_MAX }));
  await store.changeAlert(tx, alert.id, { confirmed_at: at });
}

export async function listAlerts(ctx: Context, userId: string): Promise<OutputOf<typeof getJobAlerts>> {
  const rows = await store.alertsOf(ctx.db, await emailOf(ctx, userId), { isConfirmed: true });
  const alerts = rows.map(async ({ id, search, created_at }) => ({
    alertId: id,
    title: await searchInWords(ctx.db, search),
    search,
    createdDate: created_at.toISOString(),
  }));
  return { alerts: await Promise.all(alerts) };
}

export async function deleteOwnAlert(ctx: Context, userId: string, alertId: string): Promise<void> {
  if (!(await store.deleteAlertOf(ctx.db, alertId, await emailOf(ctx, userId)))) throw notFound();
}

async function emailOf(ctx: Context, userId: string): Promise<string> {
  const user = await userById(ctx.db, userId);
  if (!user) throw notFound();
  return user.email;
}

/** Turns on the alert of an emailed link. Null if it has ended. Throws notFound for an invalid link. */
export async function openAlert(ctx: Context, token: string): Promise<OutputOf<typeof openJobAlert>> {
  const id = alertIn(ctx, token);
  const alert = await inTransaction(ctx.db, async (tx) => {
    const row = await store.lockAlert(tx, id);
    if (row) await turnOn(tx, row, ctx.clock.now());
    return row;
  });
  return (
    alert && {
      email: alert.email,
      title: await searchInWords(ctx.db, alert.search),
      search: alert.search,
      isNew: alert.confirmed_at === null,
    }
  );
}

/** Safe to repeat. */
export const stopAlert = (ctx: Context, token: string): Promise<void> =>
  store.deleteAlert(ctx.db, alertIn(ctx, token));

/** Deletes alerts whose link was never opened. */
export const forgetUnconfirmedAlerts = (ctx: Context): Promise<void> =>
  store.deleteUnconfirmed(ctx.db, new Date(ctx.clock.now().getTime() - JOB_ALERT_LINK_DAYS * DAY_MS));
