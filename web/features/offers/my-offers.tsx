import { lazy, Suspense } from 'react';
import { getMyOffers } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';

/** Few people have an offer, so this loads only when it is needed. */
const OfferNotice = lazy(() => import('./offer-notice.tsx'));

/** The open offers of the signed-in candidate. Renders nothing if there are none. */
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
