import type {
  answerOfferQuestion as answerEndpoint,
  makeOffer as makeEndpoint,
  previewOffer as previewEndpoint,
  withdrawOffer as withdrawEndpoint,
} from '#contract/interview/offers.ts';
import { OFFER_DAYS_MAX } from '#contract/interview/offer-terms.ts';
import type { Place } from '#contract/interview/stages.ts';
import type { OutputOf, RequestOf } from '#contract/shared/endpoint.ts';
import { DAY_MS } from '#contract/shared/limits.ts';
import { daysInWords } from '#contract/shared/words.ts';
import { type Database, inTransaction } from '#server/database/database.ts';
import { type Decider, actorOf } from '#server/features/applications/actor.ts';
import { ownApplication, placeOf } from '#server/features/applications/decide.ts';
import { NotMoved, decideOne, newDecision } from '#server/features/applications/decisions/decide-one.ts';
import { tellItem } from '#server/features/applications/decisions/tell.ts';
import { applicationMailData } from '#server/features/applications/mail-data.ts';
import { waitingItem } from '#server/features/applications/stages/decision-store.ts';
import { queueApplicationEvent } from '#server/features/applications/events.ts';
import {
  type ApplicationRow,
  applicationPeople,
  employersApplication,
} from '#server/features/applications/store.ts';
import { recordAudit } from '#server/features/companies/audit.ts';
import { mailText } from '#server/features/companies/mail-text-store.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerCaller, Origin } from '#server/platform/http/route.ts';
import type { MailText } from '#server/platform/mail/definition.ts';
import { problemsOf } from '#server/platform/mail/own-text.ts';
import { TemplateError } from '#server/platform/mail/template.ts';
import { Refusal, badInput, notFound } from '#server/platform/outcome.ts';
import { type Letter, type Terms, letterOf, shownLetter } from './letter.ts';
import { missingLetters } from './letter-fonts.ts';
import { offerLetter } from './mails/offer-letter.ts';
import { mailOfferTask } from './tasks.ts';
import { letterPdf } from './letter-pdf.ts';
import { lockOffer } from './lock-offer.ts';
import * as store from './store.ts';

type TermsInput = Pick<
  RequestOf<typeof previewEndpoint>,
  'payAmount' | 'payCurrency' | 'payPeriod' | 'startsOn' | 'place' | 'conditions' | 'standsUntil'
>;

/** Clocks of browsers differ, and a day begins earlier elsewhere. */
const SLACK_MS = DAY_MS;

function termsFrom(ctx: Context, input: TermsInput): Terms {
  const now = ctx.clock.now();
  const { payAmount, payCurrency, payPeriod, startsOn, place, conditions, standsUntil } = input;
  if (standsUntil <= now) throw badInput('standsUntil', 'Please choose a day to come for the answer');
  if (standsUntil.getTime() > now.getTime() + OFFER_DAYS_MAX * DAY_MS + SLACK_MS)
    throw badInput('standsUntil', `An offer stands for at most ${daysInWords(OFFER_DAYS_MAX)}`);
  if (new Date(`${startsOn}T00:00:00Z`).getTime() < now.getTime() - 2 * SLACK_MS)
    throw badInput('startsOn', 'The first day of work has passed');
  return { payAmount, payCurrency, payPeriod, startsOn, place, conditions, standsUntil };
}

/** The template that the letter is made from: written for this offer, or the company's own, or the usual one. */
async function templateOf(db: Database, companyId: string, own: MailText | undefined): Promise<MailText> {
  if (own === undefined) return (await mailText(db, companyId, offerLetter.name)) ?? offerLetter.text;
  const [problem] = problemsOf(
    own,
    offerLetter.sampleTexts().map(({ values }) => values),
  );
  if (problem) throw badInput(`letter.${problem.field}`, problem.message);
  return own;
}

async function writeLetter(
  ctx: Context,
  db: Database,
  { companyId, application }: { companyId: string; application: { id: string } },
  { terms, own }: { terms: Terms; own: MailText | undefined },
): Promise<{ template: MailText; letter: Letter }> {
  const template = await templateOf(db, companyId, own);
  const { data } = await applicationMailData(ctx, db, application.id);
  const values = offerLetter.values({ ...data, ...terms });
  try {
    return { template, letter: letterOf(template, values) };
  } catch (error) {
    if (!(error instanceof TemplateError)) throw error;
    // The company's own letter was valid when it was saved: a later version may have fewer placeholders.
    if (own !== undefined) throw badInput('letter.text', error.message);
    return { template: offerLetter.text, letter: letterOf(offerLetter.text, values) };
  }
}

export async function previewOffer(
  ctx: Context,
  caller: EmployerCaller,
  input: RequestOf<typeof previewEndpoint>,
): Promise<OutputOf<typeof previewEndpoint>> {
  const { companyId } = caller;
  const application = await employersApplication(ctx.db, companyId, input.applicationId);
  if (!application) throw notFound();
  const terms = termsFrom(ctx, input);
  const at = ctx.clock.now();
  const { employer_name: companyName } = await applicationPeople(ctx.db, application.id);
  const { template, letter } = await writeLetter(
    ctx,
    ctx.db,
    { companyId, application },
    { terms, own: input.letter },
  );
  return {
    subject: template.subject,
    text: template.text,
    placeholders: Object.entries(offerLetter.placeholders).map(([name, meaning]) => ({ name, meaning })),
    shown: shownLetter(letter),
    missingLetters: await missingLetters(`${letter.title}${letter.text}`),
    pdf: input.withPdf
      ? (await letterPdf({ ...letter, companyName, accepted: '', at })).toString('base64')
      : null,
  };
}

const toOffer = (): Place => ({ stage: 'offer', outcome: null });

/** Makes an offer, in place of one that waits. */
export async function makeOffer(
  ctx: Context,
  caller: EmployerCaller,
  input: RequestOf<typeof makeEndpoint>,
  origin: Origin,
): Promise<{ offerId: string }> {
  const { companyId } = caller;
  const actor = actorOf(caller);
  const terms = termsFrom(ctx, input);
  return inTransaction(ctx.db, async (tx) => {
    const application = await ownApplication(tx, companyId, input.applicationId);
    const at = ctx.clock.now();
    const earlier = await store.waitingOffer(tx, application.id);
    if (input.replaces !== undefined && (earlier?.id ?? null) !== input.replaces)
      throw new Refusal(
        'application.changed-meanwhile',
        'This offer was changed a moment ago. Please look at it again.',
      );
    await moveToOffer(ctx, tx, application, { decider: { companyId, actor }, at });
    if (earlier) {
      await store.endOffer(tx, earlier.id, { state: 'replaced', at });
      await store.insertStep(tx, { offerId: earlier.id, kind: 'replaced', at, actor });
    }
    const about = { companyId, application };
    const { letter } = await writeLetter(ctx, tx, about, { terms, own: input.letter });
    const madeBy = actor.kind === 'member' ? actor.id : null;
    const offer = { applicationId: application.id, madeAt: at, madeBy, terms, letter };
    const offerId = await store.insertOffer(tx, offer);
    await store.insertStep(tx, { offerId, kind: 'made', at, actor });
    await ctx.tasks.queue(tx, mailOfferTask, { offerId, mail: earlier ? 'changed' : 'made', key: 'made' });
    await audit(tx, caller, { at, action: 'offer.made', applicationId: application.id, origin });
    await queueApplicationEvent(ctx, tx, 'offer.made', application, { key: offerId });
    return { offerId };
  });
}

/** The mail with the offer tells of the stage, so no other mail does. */
async function moveToOffer(
  ctx: Context,
  tx: Database,
  application: ApplicationRow,
  { decider, at }: { decider: Decider; at: Date },
): Promise<void> {
  const to = toOffer();
  const place = placeOf(application);
  if (place.stage === to.stage && place.outcome === to.outcome) {
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

const audit = (
  tx: Database,
  { companyId, token, id }: EmployerCaller,
  about: {
    at: Date;
    action: 'offer.made' | 'offer.withdrawn' | 'offer.question-answered';
    applicationId: string;
    origin: Origin;
  },
) =>
  recordAudit(tx, {
    at: about.at,
    companyId,
    actor: { kind: token ? 'token' : 'member', userId: token?.id ?? id },
    action: about.action,
    subject: { kind: 'application', id: about.applicationId },
    address: about.origin.address,
  });

export const over = () => new Refusal('offer.over', 'This offer can no longer be answered.');

export async function withdrawOffer(
  ctx: Context,
  caller: EmployerCaller,
  { offerId, text }: RequestOf<typeof withdrawEndpoint>,
  origin: Origin,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const { offer } = await lockCompanysOffer(tx, caller.companyId, offerId);
    if (offer.state === 'withdrawn') return;
    if (offer.state !== 'waiting') throw over();
    const at = ctx.clock.now();
    await store.endOffer(tx, offerId, { state: 'withdrawn', at });
    await store.insertStep(tx, { offerId, kind: 'withdrawn', at, actor: actorOf(caller), text });
    await ctx.tasks.queue(tx, mailOfferTask, { offerId, mail: 'withdrawn', key: 'withdrawn' });
    const applicationId = offer.application_id;
    await audit(tx, caller, { at, action: 'offer.withdrawn', applicationId, origin });
  });
}

export async function answerQuestion(
  ctx: Context,
  caller: EmployerCaller,
  { offerId, text }: RequestOf<typeof answerEndpoint>,
  origin: Origin,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const { offer } = await lockCompanysOffer(tx, caller.companyId, offerId);
    if (offer.state !== 'waiting' && offer.state !== 'accepted') throw over();
    const at = ctx.clock.now();
    const step = await store.insertStep(tx, { offerId, kind: 'answered', at, actor: actorOf(caller), text });
    await ctx.tasks.queue(tx, mailOfferTask, { offerId, mail: 'answered', key: String(step) });
    const applicationId = offer.application_id;
    await audit(tx, caller, { at, action: 'offer.question-answered', applicationId, origin });
  });
}

async function lockCompanysOffer(tx: Database, companyId: string, offerId: string) {
  const found = await store.offerOfCompany(tx, companyId, offerId);
  const locked = found && (await lockOffer(tx, found));
  if (!locked) throw notFound();
  return locked;
}
