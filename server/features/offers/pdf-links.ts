import { HOUR_MS } from '#contract/shared/limits.ts';
import { offerPdfPath } from '#contract/shared/paths.ts';
import { applicationById, applicationPeople } from '#server/features/applications/store.ts';
import type { Context } from '#server/platform/context.ts';
import { momentInWords } from '#server/platform/mail/moments.ts';
import { keyFor } from '#server/platform/secrets/keys.ts';
import { readSignedToken, signedToken } from '#server/platform/secrets/signed-token.ts';
import type { Letter } from './letter.ts';
import { letterPdf } from './letter-pdf.ts';
import { stateOf } from './state.ts';
import { type OfferRow, offerById } from './store.ts';

/** Long enough for a page that is open for a working day. Whoever has the link can read the letter until then. */
const LINK_HOURS = 12;

type Reader = 'company' | 'candidate';
type Claims = [offerId: string, reader: Reader, expiresAt: number];

const keyOf = (ctx: Context) => keyFor(ctx.secret, 'offer letters');

/** The address of the letter as PDF, for somebody who may read it. The same for an hour. */
export function pdfUrl(ctx: Context, { id }: Pick<OfferRow, 'id'>, reader: Reader): string {
  const hour = Math.floor(ctx.clock.now().getTime() / HOUR_MS);
  const claims: Claims = [id, reader, (hour + LINK_HOURS) * HOUR_MS];
  return offerPdfPath(signedToken(keyOf(ctx), claims));
}

export interface Pdf {
  name: string;
  bytes: Buffer;
}

/** The letter that an address leads to; null if the address has ended, or the candidate may not read the letter any more. */
export async function linkedPdf(ctx: Context, token: string): Promise<Pdf | null> {
  const [offerId, reader, expiresAt = 0] = readSignedToken<Claims>(keyOf(ctx), token) ?? [];
  const now = ctx.clock.now();
  if (offerId === undefined || expiresAt <= now.getTime()) return null;
  const offer = await offerById(ctx.db, offerId);
  const application = offer && (await applicationById(ctx.db, offer.application_id));
  if (!offer || !application) return null;
  const state = stateOf(offer, application, now);
  if (reader === 'candidate' && (state === 'withdrawn' || state === 'replaced')) return null;
  const people = await applicationPeople(ctx.db, offer.application_id);
  const accepted =
    offer.accepted_name === null
      ? ''
      : `Accepted by ${people.candidate_name}, who typed “${offer.accepted_name}” on ${momentInWords(offer.ended_at!, 'UTC')}.`;
  const letter: Letter = { title: offer.title, text: offer.letter };
  const companyName = people.employer_name;
  return {
    name: offer.title,
    bytes: await letterPdf({ ...letter, companyName, accepted, at: offer.made_at }),
  };
}
