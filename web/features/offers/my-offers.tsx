import { lazy, Suspense } from 'react';
import { getMyOffers } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';

/** Few people have an offer, so the pages do not load it before somebody has. */
const OfferNotice = lazy(() => import('./offer-notice.tsx'));

/** The offers that wait for the signed-in candidate's answer. Nothing while there are none. */
export function MyOffers() {
  const all = useRead(getMyOffers, {}).data?.offers ?? [];
  return all
    .filter(({ state }) => state === 'waiting')
    .map((offer) => (
      <Suspense key={offer.offerId} fallback={null}>
        <OfferNotice offer={offer} />
      </Suspense>
    ));
}
