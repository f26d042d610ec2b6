import { useState } from 'react';
import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import {
  IconCircleCheck,
  IconCircleX,
  IconClock,
  IconClockOff,
  IconFileText,
  type TablerIcon,
} from '@tabler/icons-react';
import * as common from '#contract/messages/en/common.ts';
import * as said from '#contract/messages/en/offers.ts';
import {
  OFFER_STATE_TITLES,
  OFFER_WORDS_MAX,
  type OfferState,
  dayInWords,
  payInWords,
} from '#contract/interview/offer-terms.ts';
import { getOffers, withdrawOffer } from '#web/api/calls.ts';
import { useRead, useSend } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { useDecides } from '#web/session/member.ts';
import { ToneBadge, type Tone } from '#web/ui/tone-badge.tsx';
import { around } from '#web/ui/around.ts';
import { DateText } from '#web/ui/date-text.tsx';
import { ConfirmModal } from '#web/ui/dialogs.tsx';
import { lazyDialog } from '#web/ui/lazy-dialog.tsx';
import layout from '#web/ui/layout.module.css';
import { LimitedTextarea } from '#web/ui/limited-textarea.tsx';
import { Section } from '#web/ui/page.tsx';
import { toast } from '#web/ui/toast.ts';
import { ClosingQuestions } from './closing-questions.tsx';
import { OFFER_READS } from './reads.ts';

const MakeOfferDialog = lazyDialog(async () => (await import('./make-offer-dialog.tsx')).MakeOfferDialog);

type Offers = OutputOf<typeof getOffers>;
export type CompanysOffer = Offers['offers'][number];

export interface OfferPanelProps {
  applicationId: string;
  name: string;
  /** The level of the heading. */
  order?: 2 | 3;
}

/** The offers to an applicant: made here, and tracked until the answer. Renders nothing until one can be made. */
export function OfferPanel({ applicationId, name, order = 2 }: OfferPanelProps) {
  const decides = useDecides();
  const { data } = useRead(getOffers, { applicationId }, { enabled: decides });
  const [isMaking, setIsMaking] = useState(false);
  if (!decides || data === undefined || (data.offers.length === 0 && !data.mayOffer)) return null;
  const [newest, ...earlier] = data.offers;
  const waiting = newest?.state === 'waiting' ? newest : null;
  const make = data.mayOffer ? (
    <Button variant="default" onClick={() => setIsMaking(true)}>
      {waiting === null ? said.make() : said.change()}
    </Button>
  ) : null;
  return (
    <Section title={said.offer()} order={order}>
      <ClosingQuestions applicationId={applicationId} />
      {newest === undefined ? <Text mb="sm">{said.about({ name })}</Text> : <OfferFacts offer={newest} />}
      <Group gap="sm" mt="sm">
        {make}
        {waiting === null ? null : <Withdraw offer={waiting} name={name} />}
      </Group>
      {earlier.length === 0 ? null : (
        <details>
          <summary>{said.earlier()}</summary>
          <Stack mt="sm">
            {earlier.map((offer) => (
              <OfferFacts key={offer.offerId} offer={offer} />
            ))}
          </Stack>
        </details>
      )}
      <MakeOfferDialog
        applicationId={applicationId}
        name={name}
        proposed={data.proposed}
        waiting={waiting}
        opened={isMaking}
        onClose={() => setIsMaking(false)}
      />
    </Section>
  );
}

const LOOKS: Record<OfferState, { tone: Tone; icon: TablerIcon }> = {
  waiting: { tone: 'accent', icon: IconClock },
  accepted: { tone: 'moss', icon: IconCircleCheck },
  declined: { tone: 'brick', icon: IconCircleX },
  withdrawn: { tone: 'quiet', icon: IconCircleX },
  expired: { tone: 'quiet', icon: IconClockOff },
  replaced: { tone: 'quiet', icon: IconFileText },
};

function OfferFacts({ offer }: { offer: CompanysOffer }) {
  const { state, standsUntil, madeDate } = offer;
  const { tone, icon } = LOOKS[state];
  return (
    <div>
      <Group gap="8px 16px">
        <ToneBadge tone={tone} icon={icon}>
          {OFFER_STATE_TITLES[state]()}
        </ToneBadge>
        <strong>{payInWords(offer)}</strong>
        <span>{said.startsOn({ day: dayInWords(offer.startsOn) })}</span>
        <Anchor href={offer.pdf} inherit className={layout.link}>
          {common.saveAsPdf()}
        </Anchor>
      </Group>
      <Text c="dimmed" fz="sm">
        {around(said.madeAt, { when: <DateText value={madeDate} withTime /> })}
        {state === 'waiting' ? (
          <>
            {' · '}
            {around(said.standsUntil, { when: <DateText value={standsUntil} withTime /> })}
            {' · '}
            {offer.openedDate === null ? said.notOpened() : said.opened()}
          </>
        ) : null}
      </Text>
      {state !== 'declined' || offer.endText === '' ? null : (
        <p className={layout.written}>“{offer.endText}”</p>
      )}
    </div>
  );
}

function Withdraw({ offer, name }: { offer: CompanysOffer; name: string }) {
  const [opened, setOpened] = useState(false);
  const [text, setText] = useState('');
  const withdraw = useSend(withdrawOffer, {
    refreshes: OFFER_READS,
    onSuccess: ({ message }) => {
      setOpened(false);
      toast.success(message);
    },
    onError: (error) => toast.danger(error.message),
  });
  return (
    <>
      <Button variant="default" color="brick" onClick={() => setOpened(true)}>
        {said.withdraw()}
      </Button>
      <ConfirmModal
        opened={opened}
        onClose={() => setOpened(false)}
        onConfirm={() => withdraw.mutate({ offerId: offer.offerId, text })}
        title={said.withdrawTitle({ name })}
        confirmLabel={said.withdrawOffer()}
        cancelLabel={common.cancel()}
        danger
        busy={withdraw.isPending}
      >
        <p>{said.withdrawAbout({ name })}</p>
        <LimitedTextarea
          label={said.withdrawWord()}
          autosize
          minRows={2}
          maxRows={6}
          mt="sm"
          limit={OFFER_WORDS_MAX}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </ConfirmModal>
    </>
  );
}
