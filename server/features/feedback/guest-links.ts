import { randomBytes } from 'node:crypto';
import * as said from '#contract/messages/en/report-refusals.ts';
import type { OutputOf, RequestOf } from '#contract/shared/endpoint.ts';
import type * as contract from '#contract/interview/guest-links.ts';
import {
  GUEST_EXPIRY,
  GUEST_LINKS_MAX,
  GUEST_MAX_MS,
  GUEST_MIN_MS,
  OPENINGS_SHOWN,
} from '#contract/interview/guest-links.ts';
import { HOUR_MS } from '#contract/shared/limits.ts';
import { guestPath } from '#contract/shared/paths.ts';
import * as refusals from '#contract/messages/en/refusals.ts';
import { inTransaction } from '#server/database/database.ts';
import { describePlace, placeOf } from '#server/features/accounts/sessions/place.ts';
import { employersApplication } from '#server/features/applications/store.ts';
import { recordAudit } from '#server/features/companies/audit.ts';
import { refuseBeforeScorecard } from '#server/features/reviews/blind.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerCaller, Origin } from '#server/platform/http/route.ts';
import { hashToken } from '#server/platform/secrets/hash-token.ts';
import { Failure, Refusal, badInput, notFound } from '#server/platform/outcome.ts';
import * as store from './guest-link-store.ts';
import { recordView } from './record-view.ts';
import { showReportToGuest } from './show-report.ts';
import { shownAttempt } from './shown-attempt.ts';

/** Reports for people without a login who get a link from the company. */

/** 192 bits. */
const TOKEN_BYTES = 24;
/** Calls of one visit count as one opening. */
const VISIT_MS = 10 * 60_000;
/** Browsers' clocks differ. */
const CLOCKS_DIFFER_MS = HOUR_MS / 4;

export async function makeGuestLink(
  ctx: Context,
  caller: EmployerCaller,
  { applicationId, name, expires, inFull, attempt: wanted }: RequestOf<typeof contract.makeGuestLink>,
  origin: Origin,
): Promise<OutputOf<typeof contract.makeGuestLink>> {
  const application = await employersApplication(ctx.db, caller.companyId, applicationId);
  if (!application) throw notFound();
  const interview = await shownAttempt(ctx.db, applicationId, 'employer', wanted);
  const attempt = interview?.attempt ?? application.attempt;
  // A member who must judge first could see the verdicts as a guest.
  await refuseBeforeScorecard(ctx.db, caller, applicationId, { applicationId, attempt });
  const at = ctx.clock.now();
  const lasts = new Date(expires).getTime() - at.getTime();
  if (lasts < GUEST_MIN_MS - CLOCKS_DIFFER_MS || lasts > GUEST_MAX_MS + CLOCKS_DIFFER_MS)
    throw badInput('expires', GUEST_EXPIRY());
  const expiresAt = new Date(at.getTime() + Math.min(lasts, GUEST_MAX_MS));
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const guestLinkId = await inTransaction(ctx.db, async (tx) => {
    if ((await store.countOpenLinks(tx, applicationId, at)) >= GUEST_LINKS_MAX) {
      throw new Refusal('guest-link.too-many', said.guestLinksTooMany({ max: GUEST_LINKS_MAX }));
    }
    const made = { name, tokenHash: hashToken(token), inFull, madeBy: caller.id, at, expiresAt };
    const id = await store.insertGuestLink(tx, { applicationId, attempt, ...made });
    await recordAudit(tx, {
      at,
      companyId: caller.companyId,
      actor: { kind: 'member', userId: caller.id },
      action: 'guest-link.made',
      subject: { kind: 'application', id: applicationId },
      details: { guest: name, inFull, expires: expiresAt.toISOString() },
      address: origin.address,
    });
    return id;
  });
  return { guestLinkId, address: `${ctx.config.publicUrl}${guestPath(token)}` };
}

export async function listGuestLinks(
  ctx: Context,
  caller: EmployerCaller,
  applicationId: string,
): Promise<OutputOf<typeof contract.getGuestLinks>> {
  if (!(await employersApplication(ctx.db, caller.companyId, applicationId))) throw notFound();
  const rows = await store.guestLinksOf(ctx.db, applicationId);
  const ids = rows.map(({ id }) => id);
  const openings = Map.groupBy(
    await store.newestOpenings(ctx.db, ids, OPENINGS_SHOWN),
    ({ guest_link_id }) => guest_link_id,
  );
  const now = ctx.clock.now();
  return {
    guestLinks: rows.map((row) => ({
      guestLinkId: row.id,
      name: row.name,
      inFull: row.in_full,
      madeBy: row.maker,
      madeDate: row.made_at.toISOString(),
      expiryDate: row.expires_at.toISOString(),
      endedDate: row.revoked_at?.toISOString() ?? null,
      isOpen: row.revoked_at === null && row.expires_at > now,
      openings: row.openings ?? 0,
      newestOpenings: (openings.get(row.id) ?? []).map((opening) => ({
        at: opening.at.toISOString(),
        network: describePlace(opening),
      })),
    })),
  };
}

export async function endGuestLink(
  ctx: Context,
  caller: EmployerCaller,
  guestLinkId: string,
  origin: Origin,
): Promise<void> {
  const link = await store.guestLinkOfCompany(ctx.db, caller.companyId, guestLinkId);
  if (!link) throw notFound();
  const at = ctx.clock.now();
  await inTransaction(ctx.db, async (tx) => {
    if (!(await store.endLink(tx, guestLinkId, at))) return;
    await recordAudit(tx, {
      at,
      companyId: caller.companyId,
      actor: { kind: 'member', userId: caller.id },
      action: 'guest-link.ended',
      subject: { kind: 'application', id: link.application_id },
      details: { guest: link.name },
      address: origin.address,
    });
  });
}

/** The report for someone with a link. The company sees when it was opened, and from which network. */
export async function openGuestReport(
  ctx: Context,
  token: string,
  origin: Origin,
): Promise<OutputOf<typeof contract.getGuestReport>> {
  const at = ctx.clock.now();
  const link = await store.openLink(ctx.db, hashToken(token), at);
  if (!link) throw new Failure('guest-link.ended', refusals.guestLinkEnded());
  const report = await showReportToGuest(
    ctx,
    { applicationId: link.application_id, attempt: link.attempt },
    { inFull: link.in_full, holder: { kind: 'guest', guestLinkId: link.id, expiresAt: link.expires_at } },
  );
  if (report !== null)
    await recordView(ctx, {
      applicationId: link.application_id,
      what: 'report',
      viewer: { kind: 'guest', guestLinkId: link.id, name: link.name },
    });
  const place = placeOf(origin.address);
  await inTransaction(ctx.db, async (tx) => {
    const since = new Date(at.getTime() - VISIT_MS);
    if (!(await store.insertOpening(tx, { linkId: link.id, at, ...place, since }))) return;
    await recordAudit(tx, {
      at,
      companyId: link.company_id,
      actor: { kind: 'guest', name: link.name },
      action: 'guest-link.opened',
      subject: { kind: 'application', id: link.application_id },
      address: place.network,
    });
  });
  return {
    report,
    guestName: link.name,
    expiryDate: link.expires_at.toISOString(),
    inFull: link.in_full,
  };
}
