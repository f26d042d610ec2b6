import { Alert, Button, Text } from '@mantine/core';
import { IconMailOpened } from '@tabler/icons-react';
import { Link } from 'react-router';
import * as said from '#contract/messages/en/offers.ts';
import { offerPath } from '#contract/shared/paths.ts';
import type { getMyOffers } from '#web/api/calls.ts';
import type { OutputOf } from '#web/api/types.ts';
import { around } from '#web/ui/around.ts';
import { DateText } from '#web/ui/date-text.tsx';

type Offer = OutputOf<typeof getMyOffers>['offers'][number];

/** An offer that awaits an answer. */
export default function OfferNotice({ offer }: { offer: Offer }) {
  const { offerId, companyName, role, standsUntil } = offer;
  return (
    <Alert
      color="pine"
      mb="md"
      icon={<IconMailOpened aria-hidden />}
      title={said.noticeTitle({ company: companyName, job: role })}
    >
      <Text mb="sm">{around(said.noticeText, { when: <DateText value={standsUntil} withTime /> })}</Text>
      <Button component={Link} to={offerPath(offerId)}>
        {said.read()}
      </Button>
    </Alert>
  );
}
