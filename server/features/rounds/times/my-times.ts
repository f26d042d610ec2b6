import type * as contract from '#contract/interview/my-times.ts';
import type { OutputOf, RequestOf } from '#contract/shared/endpoint.ts';
import { DAY_MS } from '#contract/shared/limits.ts';
import { ROUND_DAYS_AHEAD } from '#contract/interview/round-limits.ts';
import { inTransaction } from '#server/database/database.ts';
import { setTimeZone } from '#server/features/accounts/email/mail-settings-store.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerCaller } from '#server/platform/http/route.ts';
import { badInput, notFound } from '#server/platform/outcome.ts';
import { seal, unseal } from '#server/platform/secrets/sealing.ts';
import { UnreadableCalendar, problemInWords, unreadable } from './calendar/errors.ts';
import { readCalendar } from './calendar/read-calendar.ts';
import * as store from './member-times-store.ts';

type Output = OutputOf<typeof contract.getMyTimes>;

export async function showMyTimes(ctx: Context, { id, companyId }: EmployerCaller): Promise<Output> {
  const [times] = await store.timesOfMembers(ctx.db, companyId, [id]);
  if (!times) throw notFound();
  const { calendar } = times;
  return {
    ...times,
    calendar: calendar && {
      ...calendar,
      problem: calendar.problem && problemInWords(calendar.problem),
      addedDate: calendar.addedAt.toISOString(),
      readDate: calendar.readAt?.toISOString() ?? null,
    },
  };
}

export async function saveMyTimes(
  ctx: Context,
  caller: EmployerCaller,
  { hours, timeZone }: RequestOf<typeof contract.saveMyTimes>,
): Promise<Output> {
  await inTransaction(ctx.db, async (tx) => {
    await store.setHours(tx, caller.id, hours);
    if (timeZone !== undefined) await setTimeZone(tx, caller.id, { timeZone, isChosen: true });
  });
  return showMyTimes(ctx, caller);
}

/** Stores the address and reads the calendar at once, so that the member sees whether it works. */
export async function setMyCalendar(
  ctx: Context,
  caller: EmployerCaller,
  { address }: RequestOf<typeof contract.setMyCalendar>,
): Promise<Output> {
  const refusal = await ctx.outgoing.refusalOf(address);
  if (refusal !== null) throw badInput('address', refusal, 'calendar.address-refused');
  await inTransaction(ctx.db, (tx) =>
    store.setCalendar(tx, caller.id, {
      address: seal(ctx.secret, 'calendar addresses', caller.id, address),
      host: new URL(address).host,
      addedAt: ctx.clock.now(),
    }),
  );
  await refreshCalendar(ctx, caller.id);
  return showMyTimes(ctx, caller);
}

export async function removeMyCalendar(ctx: Context, caller: EmployerCaller): Promise<Output> {
  await inTransaction(ctx.db, (tx) => store.setCalendar(tx, caller.id, null));
  return showMyTimes(ctx, caller);
}

/** Reads a member's calendar again. Whatever its server does, the result is stored. Safe to repeat. */
export async function refreshCalendar(ctx: Context, memberId: string): Promise<void> {
  const calendar = await store.calendarOf(ctx.db, memberId);
  if (!calendar) return;
  const from = ctx.clock.now().getTime() - DAY_MS;
  const within = { from, until: from + (ROUND_DAYS_AHEAD + 2) * DAY_MS };
  let outcome: Parameters<typeof store.noteReading>[3];
  try {
    const address = unsealed(ctx, calendar);
    outcome = { busy: await readCalendar(ctx, address, { timeZone: calendar.timeZone, within }) };
  } catch (error) {
    if (!(error instanceof UnreadableCalendar)) throw error;
    outcome = { problem: error.message };
  }
  await inTransaction(ctx.db, (tx) => store.noteReading(tx, calendar, ctx.clock.now(), outcome));
}

/** The operator may have changed the secret that it was sealed with. */
function unsealed(ctx: Context, { memberId, address }: store.CalendarToRead): string {
  try {
    return unseal(ctx.secret, 'calendar addresses', memberId, address);
  } catch (error) {
    ctx.log.error({ err: error, memberId }, 'a calendar’s address cannot be read: was AUTH_SECRET changed?');
    throw unreadable('address-lost', error);
  }
}
