import { create } from 'content-disposition';
import * as common from '#contract/messages/en/common.ts';
import * as contract from '#contract/interview/offers.ts';
import { OFFER_LETTERS } from '#contract/shared/paths.ts';
import * as outcomes from '#contract/messages/en/outcomes.ts';
import { type Route, employerRoute, openRoute, reply, route } from '#server/platform/http/route.ts';
import type { WebRoute } from '#server/platform/http/web-routes.ts';
import { type TaskHandler, taskHandler } from '#server/platform/tasks/tasks.ts';
import { acceptOffer, askAboutOffer, declineOffer } from './answer-offer.ts';
import { closeJobAfterOffer, dismissClosing, listClosings } from './close-job.ts';
import { mailOffer } from './mail-offer.ts';
import { makeOffer, previewOffer, withdrawOffer } from './make-offer.ts';
import { linkedPdf } from './offer-links.ts';
import { myOffers, showOffer, showOffers } from './show-offers.ts';
import { mailOfferTask, tendOffersTask } from './tasks.ts';
import { tendOffers } from './tend.ts';

export const offersRoutes: Route[] = [
  employerRoute(contract.previewOffer, async (ctx, { caller, input }) =>
    reply(await previewOffer(ctx, caller, input)),
  ),
  employerRoute(contract.makeOffer, async (ctx, { caller, input, origin }) =>
    reply(await makeOffer(ctx, caller, input, origin), outcomes.offerMade()),
  ),
  employerRoute(contract.getOffers, async (ctx, { caller, input }) =>
    reply(await showOffers(ctx, caller, input.applicationId)),
  ),
  employerRoute(contract.withdrawOffer, async (ctx, { caller, input, origin }) => {
    await withdrawOffer(ctx, caller, input, origin);
    return reply(null, outcomes.offerWithdrawn());
  }),

  openRoute(contract.getOffer, async (ctx, { caller, input }) => reply(await showOffer(ctx, caller, input))),
  openRoute(contract.acceptOffer, async (ctx, { caller, input }) => {
    await acceptOffer(ctx, caller, input);
    return reply(null, outcomes.offerAccepted());
  }),
  openRoute(contract.declineOffer, async (ctx, { caller, input }) => {
    await declineOffer(ctx, caller, input);
    return reply(null, outcomes.offerDeclined());
  }),
  openRoute(contract.askAboutOffer, async (ctx, { caller, input }) => {
    await askAboutOffer(ctx, caller, input);
    return reply(null, outcomes.offerAsked());
  }),
  route(contract.getMyOffers, async (ctx, { caller }) => reply(await myOffers(ctx, caller.id))),

  employerRoute(contract.getClosings, async (ctx, { caller }) => reply(await listClosings(ctx, caller))),
  employerRoute(contract.closeJobAfterOffer, async (ctx, { caller, input, origin }) => {
    const { closed, said } = await closeJobAfterOffer(ctx, caller, input, origin);
    return reply(closed, said);
  }),
  employerRoute(contract.dismissClosing, async (ctx, { caller, input }) => {
    await dismissClosing(ctx, caller, input.offerId);
    return reply(null);
  }),
];

const PRIVATE = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' };

export const offersWebRoutes: WebRoute[] = [
  {
    path: `${OFFER_LETTERS}/*`,
    kind: 'text',
    method: 'GET',
    async handle(ctx, { params }) {
      const pdf = await linkedPdf(ctx, params['*'] ?? '');
      if (pdf === null)
        return {
          status: 404,
          type: 'text/plain',
          body: common.linkOfPageOver(),
          headers: PRIVATE,
        };
      const disposition = create(`${pdf.name}.pdf`, { type: 'attachment' });
      return {
        type: 'application/pdf',
        body: pdf.bytes,
        headers: { ...PRIVATE, 'Content-Disposition': disposition },
      };
    },
  },
];

export const offersHandlers: TaskHandler[] = [
  taskHandler(mailOfferTask, (ctx, mail) => mailOffer(ctx, mail)),
  taskHandler(tendOffersTask, (ctx) => tendOffers(ctx)),
];
