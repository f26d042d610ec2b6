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
import { OFFER_STATE_TITLES, OFFER_WORDS_MAX, type OfferState } from '#contract/interview/offer-terms.ts';
import { getOffers, withdrawOffer } from '#web/api/calls.ts';
import { useRead, useSend } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { useDecides } from '#web/session/member.ts';
import { ToneBadge, type Tone } from '#web/ui/badges.tsx';
import { DateText } from '#web/ui/date-text.tsx';
import { lazyDialog } from '#web/ui/lazy-dialog.tsx';
import layout from '#web/ui/layout.module.css';
import { LimitedTextarea } from '#web/ui/limited-textarea.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { Section } from '#web/ui/page.tsx';
import { toast } from '#web/ui/toast.ts';
import { ClosingQuestions } from './closing-questions.tsx';
import { Questions } from './questions.tsx';
import { OFFER_READS } from './reads.ts';
import { dayText, payText } from './terms-text.ts';

const MakeOfferDialog = lazyDialog(async () => (await import('./make-offer-dialog.tsx')).MakeOfferDialog);

type Offers = OutputOf<typeof getOffers>;
export type CompanysOffer = Offers['offers'][number];

export interface OfferPanelProps {
  applicationId: string;
  name: string;
  /** Of the heading. */
  order?: 2 | 3;
}

/** The offers to an applicant: made here, and followed until the answer. Nothing is shown before one can be made. */
export function OfferPanel({ applicationId, name, order = 2 }: OfferPanelProps) {
  const decides = useDecides();
  const { data } = useRead(getOffers, { applicationId }, { enabled: decides });
  const [isMaking, setIsMaking] = useState(false);
  if (!decides || data === undefined || (data.offers.length === 0 && !data.mayOffer)) return null;
  const [newest, ...earlier] = data.offers;
  const waiting = newest?.state === 'waiting' ? newest : null;
  const make = data.mayOffer ? (
    <Button variant="default" onClick={() => setIsMaking(true)}>
      {waiting === null ? 'Make an offer' : 'Change the offer'}
    </Button>
  ) : null;
  return (
    <Section title="Offer" order={order}>
      <ClosingQuestions applicationId={applicationId} />
      {newest === undefined ? (
        <Text mb="sm">
          {name} gets an email with a link to the letter, and accepts it there by typing their name.
        </Text>
      ) : (
        <OfferFacts offer={newest} />
      )}
      {newest === undefined ? null : <Questions offer={newest} name={name} />}
      <Group gap="sm" mt="sm">
        {make}
        {waiting === null ? null : <Withdraw offer={waiting} name={name} />}
      </Group>
      {earlier.length === 0 ? null : (
        <details>
          <summary>Earlier offers</summary>
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
  const said = offer.steps.findLast(({ kind }) => kind === 'declined')?.text ?? '';
  return (
    <div>
      <Group gap="8px 16px">
        <ToneBadge tone={tone} icon={icon}>
          {OFFER_STATE_TITLES[state]}
        </ToneBadge>
        <strong>{payText(offer)}</strong>
        <span>from {dayText(offer.startsOn)}</span>
        <Anchor href={offer.pdf} inherit className={layout.link}>
          Save as PDF
        </Anchor>
      </Group>
      <Text c="dimmed" fz="sm">
        Made <DateText value={madeDate} withTime />
        {state === 'waiting' ? (
          <>
            {' · '}stands until <DateText value={standsUntil} withTime />
            {offer.steps.some(({ kind }) => kind === 'opened') ? ' · opened' : ' · not opened yet'}
          </>
        ) : null}
      </Text>
      {said === '' ? null : <p className={layout.written}>“{said}”</p>}
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
        Withdraw
      </Button>
      <Modal
        opened={opened}
        onClose={() => setOpened(false)}
        title={`Withdraw the offer to ${name}?`}
        description={`${name} can no longer accept it and gets an email at once. This can’t be undone.`}
      >
        <LimitedTextarea
          label="A word to the candidate (optional)"
          data-autofocus
          autosize
          minRows={2}
          maxRows={6}
          limit={OFFER_WORDS_MAX}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <div className={layout.dialogActions}>
          <Button variant="default" onClick={() => setOpened(false)}>
            Cancel
          </Button>
          <Button
            color="brick"
            loading={withdraw.isPending}
            onClick={() => withdraw.mutate({ offerId: offer.offerId, text })}
          >
            Withdraw the offer
          </Button>
        </div>
      </Modal>
    </>
  );
}
