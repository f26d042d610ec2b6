import type {
  makeOffer as makeEndpoint,
  previewOffer as previewEndpoint,
  withdrawOffer as withdrawEndpoint,
} from '#contract/interview/offers.ts';
import * as said from '#contract/messages/en/offers.ts';
import { OFFER_DAYS_MAX } from '#contract/interview/offer-terms.ts';
import type { Place } from '#contract/interview/stages.ts';
import type { OutputOf, RequestOf } from '#contract/shared/endpoint.ts';
import { DAY_MS } from '#contract/shared/limits.ts';
import { type Database, inTransaction } from '#server/database/database.ts';
import { type Decider, deciderOf } from '#server/features/applications/actor.ts';
import { ownApplication, placeOf } from '#server/features/applications/decide.ts';
import { NotMoved, decideOne, newDecision } from '#server/features/applications/decisions/decide-one.ts';
import { tellItem } from '#server/features/applications/decisions/tell.ts';
import { applicationMailData } from '#server/features/applications/mail-data.ts';
import { waitingItem } from '#server/features/applications/stages/decision-store.ts';
import { queueApplicationEvent } from '#server/features/applications/events.ts';
import { type ApplicationRow, employersApplication } from '#server/features/applications/store.ts';
import { recordAct } from '#server/features/companies/audit.ts';
import { forCandidate } from '#server/features/companies/company-mails.ts';
import { mailText } from '#server/features/companies/mail-text-store.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerCaller, Origin } from '#server/platform/http/route.ts';
import type { MailText } from '#server/platform/mail/definition.ts';
import { problemsOf } from '#server/platform/mail/own-text.ts';
import { TemplateError } from '#server/platform/mail/template.ts';
import { Refusal, badInput, notFound } from '#server/platform/outcome.ts';
import { type Letter, type Terms, letterOf, shownLetter } from './letter.ts';
import { missingLetters } from './letter-fonts.ts';
import { letterPdf } from './letter-pdf.ts';
import { offerLetter } from './mails/offer-letter.ts';
import * as store from './store.ts';
import { mailOfferTask } from './tasks.ts';

type Offered = Terms & { letter?: MailText | undefined };

/** Browser clocks differ, and a day begins earlier in other time zones. */
const SLACK_MS = DAY_MS;

function assertComing({ standsUntil, startsOn }: Terms, now: Date): void {
  if (standsUntil <= now) throw badInput('standsUntil', said.answerByPassed());
  if (standsUntil.getTime() > now.getTime() + OFFER_DAYS_MAX * DAY_MS + SLACK_MS)
    throw badInput('standsUntil', said.answerByTooLate({ days: OFFER_DAYS_MAX }));
  if (new Date(`${startsOn}T00:00:00Z`).getTime() < now.getTime() - 2 * SLACK_MS)
    throw badInput('startsOn', said.startPassed());
}

/** The letter, from the template written for this offer, the company's own template, or the default one. */
async function writeLetter(
  ctx: Context,
  db: Database,
  { id, employer_id: companyId }: ApplicationRow,
  offered: Offered,
): Promise<{ template: MailText; letter: Letter; companyName: string }> {
  assertComing(offered, ctx.clock.now());
  const { letter: own } = offered;
  const [problem] = own
    ? problemsOf(
        own,
        offerLetter.sampleTexts().map(({ values }) => values),
      )
    : [];
  if (problem) throw badInput(`letter.${problem.field}`, problem.message);
  const { data } = await applicationMailData(ctx, db, id);
  const made = (template: MailText) => ({
    template,
    letter: letterOf(template, offerLetter.values({ ...data, ...offered })),
    companyName: data.employerName,
  });
  const ofCompany = own ?? (await mailText(db, companyId, offerLetter.name));
  return forCandidate(db, { to: data.candidateEmail, companyId }, () => {
    try {
      return made(ofCompany ?? offerLetter.text);
    } catch (error) {
      if (!(error instanceof TemplateError)) throw error;
      if (own) throw badInput('letter.text', error.message);
      // The company's own letter was valid when it was saved, but a later version may have fewer placeholders.
      return made(offerLetter.text);
    }
  });
}

export async function previewOffer(
  ctx: Context,
  { companyId }: EmployerCaller,
  input: RequestOf<typeof previewEndpoint>,
): Promise<OutputOf<typeof previewEndpoint>> {
  const application = await employersApplication(ctx.db, companyId, input.applicationId);
  if (!application) throw notFound();
  const { template, letter, companyName } = await writeLetter(ctx, ctx.db, application, input);
  const pdf = await letterPdf({ ...letter, companyName, accepted: '', at: ctx.clock.now() });
  return {
    ...template,
    placeholders: Object.entries(offerLetter.placeholders).map(([name, meaning]) => ({ name, meaning })),
    shown: shownLetter(letter),
    missingLetters: await missingLetters(`${companyName}${letter.title}${letter.text}`),
    pdf: pdf.toString('base64'),
  };
}

const toOffer = (): Place => ({ stage: 'offer', outcome: null });

/** Makes an offer, replacing one that waits. */
export async function makeOffer(
  ctx: Context,
  caller: EmployerCaller,
  input: RequestOf<typeof makeEndpoint>,
  { address }: Origin,
): Promise<{ offerId: string }> {
  const decider = deciderOf(caller);
  return inTransaction(ctx.db, async (tx) => {
    const application = await ownApplication(tx, caller.companyId, input.applicationId);
    const { id: applicationId } = application;
    const at = ctx.clock.now();
    const earlier = (await store.offersOf(tx, applicationId)).find(({ state }) => state === 'waiting');
    if (input.replaces !== undefined && (earlier?.id ?? null) !== input.replaces)
      throw new Refusal('application.changed-meanwhile', said.changedMeanwhile());
    await moveToOffer(ctx, tx, application, decider, at);
    const by = decider.actor;
    if (earlier) await store.endOffer(tx, earlier.id, { state: 'replaced', at, by });
    const { letter } = await writeLetter(ctx, tx, application, input);
    const offerId = await store.insertOffer(tx, { applicationId, at, by, terms: input, letter });
    await ctx.tasks.queue(tx, mailOfferTask, { offerId, mail: earlier ? 'changed' : 'made' });
    const subject = { kind: 'application', id: applicationId } as const;
    await recordAct(ctx, tx, caller, address, { action: 'offer.made', subject });
    await queueApplicationEvent(ctx, tx, 'offer.made', application, { key: offerId });
    return { offerId };
  });
}

/** The email with the offer already announces the stage, so no other email does. */
async function moveToOffer(
  ctx: Context,
  tx: Database,
  application: ApplicationRow,
  decider: Decider,
  at: Date,
): Promise<void> {
  const { stage, outcome } = placeOf(application);
  if (stage === 'offer' && outcome === null) {
    const waiting = await waitingItem(tx, application.id);
    if (waiting) await tellItem(ctx, tx, { ...waiting, mail: null });
    return;
  }
  try {
    await decideOne(ctx, tx, application, toOffer, { ...newDecision(decider, at), mail: null });
  } catch (error) {
    if (error instanceof NotMoved) throw new Refusal('application.changed-meanwhile', error.message);
    throw error;
  }
}

export const over = () => new Refusal('offer.over', said.over());

export async function withdrawOffer(
  ctx: Context,
  caller: EmployerCaller,
  { offerId, text }: RequestOf<typeof withdrawEndpoint>,
  { address }: Origin,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const found = await store.offerById(tx, offerId, caller);
    const locked = found && (await store.lockOffer(tx, found));
    if (!locked) throw notFound();
    const { offer } = locked;
    if (offer.state === 'withdrawn') return;
    if (offer.state !== 'waiting') throw over();
    const by = deciderOf(caller).actor;
    await store.endOffer(tx, offerId, { state: 'withdrawn', at: ctx.clock.now(), by, text });
    await ctx.tasks.queue(tx, mailOfferTask, { offerId, mail: 'withdrawn' });
    const subject = { kind: 'application', id: offer.application_id } as const;
    await recordAct(ctx, tx, caller, address, { action: 'offer.withdrawn', subject });
  });
}
