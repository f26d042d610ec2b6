import * as said from '#contract/messages/en/offers.ts';
import { OFFER_LINK_DAYS } from '#contract/interview/offer-terms.ts';
import { DAY_MS, HOUR_MS } from '#contract/shared/limits.ts';
import { offerPdfPath } from '#contract/shared/paths.ts';
import { applicationById, applicationPeople } from '#server/features/applications/store.ts';
import type { Context } from '#server/platform/context.ts';
import { momentInWords } from '#server/platform/mail/moments.ts';
import { keyFor } from '#server/platform/secrets/keys.ts';
import { readSignedToken, signedToken } from '#server/platform/secrets/signed-token.ts';
import { letterPdf } from './letter-pdf.ts';
import { isReadable, stateOf } from './state.ts';
import { type OfferRow, offerById } from './store.ts';

/** What a link opens: the page on which the candidate answers, or the letter as PDF, for one of the sides. */
type Opens = 'answer' | 'company' | 'candidate';
type Claims = [offerId: string, opens: Opens, expiresAt: number];

const keyOf = (ctx: Context) => keyFor(ctx.secret, 'offer letters');

/** The token of the emailed link. It outlasts the offer, so that the letter can still be read and saved. */
export function answerToken(ctx: Context, { id, stands_until: until }: OfferRow): string {
  const claims: Claims = [id, 'answer', until.getTime() + OFFER_LINK_DAYS * DAY_MS];
  return signedToken(keyOf(ctx), claims);
}

/** The offer that a token names, and what the token opens. Null if it has expired. */
export function readOfferToken(ctx: Context, token: string): { offerId: string; opens: Opens } | null {
  const claims = readSignedToken<Claims>(keyOf(ctx), token);
  if (claims === null || claims[2] <= ctx.clock.now().getTime()) return null;
  return { offerId: claims[0], opens: claims[1] };
}

/** Long enough for a page that stays open for a working day. Anyone with the link can read the letter until then. */
const LINK_HOURS = 12;

/** The address of the letter as PDF, for someone who may read it. It stays the same for an hour. */
export function pdfUrl(ctx: Context, { id }: OfferRow, reader: 'company' | 'candidate'): string {
  const hour = Math.floor(ctx.clock.now().getTime() / HOUR_MS);
  const claims: Claims = [id, reader, (hour + LINK_HOURS) * HOUR_MS];
  return offerPdfPath(signedToken(keyOf(ctx), claims));
}

/** The letter behind an address. Null if the address has expired or the candidate may no longer read the letter. */
export async function linkedPdf(
  ctx: Context,
  token: string,
): Promise<{ name: string; bytes: Buffer } | null> {
  const link = readOfferToken(ctx, token);
  const offer = link && link.opens !== 'answer' ? await offerById(ctx.db, link.offerId) : null;
  const application = offer && (await applicationById(ctx.db, offer.application_id));
  if (!link || !offer || !application) return null;
  if (link.opens === 'candidate' && !isReadable(stateOf(offer, application, ctx.clock.now()))) return null;
  const people = await applicationPeople(ctx.db, offer.application_id);
  const accepted =
    offer.state === 'accepted'
      ? said.acceptedInPdf({
          name: people.candidate_name,
          typed: offer.end_text,
          when: momentInWords(offer.ended_at!, 'UTC'),
        })
      : '';
  const { title, letter: text, made_at: at } = offer;
  const bytes = await letterPdf({ title, text, companyName: people.employer_name, accepted, at });
  return { name: title, bytes };
}
