import { useState } from 'react';
import { Alert, Anchor, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import * as accounts from '#contract/messages/en/accounts.ts';
import * as common from '#contract/messages/en/common.ts';
import * as said from '#contract/messages/en/offers.ts';
import { OFFER_WORDS_MAX } from '#contract/interview/offer-terms.ts';
import { PATHS } from '#contract/shared/paths.ts';
import {
  acceptOffer,
  askAboutOffer,
  declineOffer,
  getCandidateApplications,
  getMyOffers,
  getOffer,
  getTimeline,
} from '#web/api/calls.ts';
import { useRead, useSend } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { useSession } from '#web/session/session.ts';
import { around } from '#web/ui/around.ts';
import { DateText } from '#web/ui/date-text.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { Form, FormNotice } from '#web/ui/form/form.tsx';
import type { Errors } from '#web/ui/form/check.ts';
import { useFormShell } from '#web/ui/form/use-form-shell.ts';
import layout from '#web/ui/layout.module.css';
import { LimitedTextarea } from '#web/ui/limited-textarea.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Page, Section } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import { toast } from '#web/ui/toast.ts';
import { Letter } from './letter.tsx';

type Offer = OutputOf<typeof getOffer>;
/** The link in an email has a token; the link in the account names the offer. */
type Named = { token: string } | { offerId: string };

const READS = [getOffer, getMyOffers, getTimeline, getCandidateApplications] as const;

/** An offer, for its candidate to read, ask about, accept or decline. */
export default function OfferPage() {
  const [address] = useSearchParams();
  const token = address.get('token');
  const offerId = address.get('id');
  const named = token === null ? { offerId: offerId ?? '' } : { token };
  const query = useRead(getOffer, named, { whenSignedOut: 'keep-page' });
  const { role } = useSession();
  const isExpired = query.error?.code === 'link.expired';
  return (
    <Page
      title={query.data?.role ?? said.yourOffer()}
      windowTitle={said.yourOffer()}
      width="reading"
      lead={query.data?.companyName}
    >
      {isExpired || query.error?.statusCode === 2 ? (
        <Empty
          text={query.error?.message ?? ''}
          next={
            isExpired && role === null ? (
              <Button component={Link} to={PATHS.login}>
                {accounts.goToLogin()}
              </Button>
            ) : null
          }
        />
      ) : (
        <Read query={query} waiting={<Loading rows={6} />} empty="never">
          {(offer) => <Contents offer={offer} named={named} />}
        </Read>
      )}
    </Page>
  );
}

function Contents({ offer, named }: { offer: Offer; named: Named }) {
  return (
    <>
      <Ended offer={offer} />
      {offer.offer === null ? null : (
        <>
          <Letter letter={offer.offer.letter} order={2} />
          <p>
            <Anchor href={offer.offer.pdf} inherit className={layout.link}>
              {common.saveAsPdf()}
            </Anchor>
          </p>
        </>
      )}
      <Talk offer={offer} />
      {offer.offer === null || offer.state === 'declined' ? null : <Answer offer={offer} named={named} />}
    </>
  );
}

/** The outcome of an offer that can no longer be answered. */
function Ended({ offer: { state, companyName, endedDate, acceptedName } }: { offer: Offer }) {
  const when = <DateText value={endedDate} withTime />;
  const ends = {
    waiting: null,
    accepted: {
      color: 'moss',
      title: said.acceptedTitle(),
      text: around(said.acceptedText, { name: acceptedName, when, company: companyName }),
    },
    declined: { color: undefined, title: said.declinedTitle(), text: when },
    expired: {
      color: 'amber',
      title: said.expiredTitle(),
      text: around(said.expiredText, { when, company: companyName }),
    },
    replaced: {
      color: undefined,
      title: said.replacedTitle(),
      text: said.replacedText({ company: companyName }),
    },
    withdrawn: {
      color: undefined,
      title: said.withdrawnTitle(),
      text: said.withdrawnText(),
    },
  }[state];
  return ends === null ? null : (
    <Alert color={ends.color} mb="md" title={ends.title} role="status">
      {ends.text}
    </Alert>
  );
}

function Talk({ offer: { messages } }: { offer: Offer }) {
  if (messages.length === 0) return null;
  return (
    <Section title={common.messages()}>
      <ul className={layout.lines}>
        {messages.map(({ at, by, isOwn, text }) => (
          <li key={at}>
            <Text c="dimmed" fz="sm">
              {around(said.saidBy, {
                who: isOwn ? common.you() : by,
                when: <DateText value={at} withTime />,
              })}
            </Text>
            <p className={layout.written}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

type Way = keyof typeof WAYS;

function Answer({ offer, named }: { offer: Offer; named: Named }) {
  const [way, setWay] = useState<Way | null>(null);
  const ask = (
    <Button variant="default" onClick={() => setWay('ask')}>
      {said.ask()}
    </Button>
  );
  if (way !== null)
    return <WayForm key={way} way={way} offer={offer} named={named} onBack={() => setWay(null)} />;
  if (offer.state !== 'waiting') return <Group mt="md">{ask}</Group>;
  return (
    <Section title={said.yourAnswer()}>
      <Text mb="md">
        {around(said.answerUntil, { when: <DateText value={offer.offer!.standsUntil} withTime /> })}
      </Text>
      <WayForm way="accept" offer={offer} named={named} onBack={null} />
      <Group gap="sm" mt="lg">
        {ask}
        <Button variant="subtle" color="brick" onClick={() => setWay('decline')}>
          {said.declineButton()}
        </Button>
      </Group>
    </Section>
  );
}

const WAYS = {
  accept: {
    call: acceptOffer,
    field: 'name',
    label: said.acceptLabel,
    button: said.acceptButton,
    about: ({ candidateName, companyName }: Offer) =>
      said.acceptHint({ name: candidateName, company: companyName }),
  },
  ask: {
    call: askAboutOffer,
    field: 'text',
    label: said.askLabel,
    button: said.askButton,
    about: ({ companyName }: Offer) => said.askHint({ company: companyName }),
  },
  decline: {
    call: declineOffer,
    field: 'text',
    label: said.declineLabel,
    button: said.declineButton,
    about: ({ companyName }: Offer) => said.declineHint({ company: companyName }),
  },
} as const;

interface WayFormProps {
  way: Way;
  offer: Offer;
  named: Named;
  onBack: (() => void) | null;
}

function WayForm({ way, offer, named, onBack }: WayFormProps) {
  const { call, field, label, button, about } = WAYS[way];
  const [value, setValue] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const shell = useFormShell({ setErrors, told: 'notice', besideFieldOnly: true });
  const send = useSend(call, {
    whenSignedOut: 'keep-page',
    refreshes: READS,
    onSuccess: ({ message }) => {
      toast.success(message);
      onBack?.();
    },
    onError: (error) => shell.refused(error),
  });
  const input = { label: label(), description: about(offer), value, error: errors[field] };
  return (
    <Form
      shell={shell}
      label={button()}
      isBusy={send.isPending}
      hasRules={false}
      onSubmit={() => {
        setErrors({});
        send.mutate({ ...named, name: value, text: value });
      }}
    >
      <Stack gap="md">
        {field === 'name' ? (
          <TextInput
            {...input}
            autoComplete="name"
            size="md"
            onChange={({ currentTarget }) => setValue(currentTarget.value)}
          />
        ) : (
          <LimitedTextarea
            {...input}
            autoFocus
            autosize
            minRows={3}
            maxRows={10}
            limit={OFFER_WORDS_MAX}
            onChange={({ currentTarget }) => setValue(currentTarget.value)}
          />
        )}
        <FormNotice shell={shell} />
        <Group gap="sm">
          <Button type="submit" color={way === 'decline' ? 'brick' : undefined} loading={send.isPending}>
            {button()}
          </Button>
          {onBack === null ? null : (
            <Button variant="default" onClick={onBack}>
              {common.back()}
            </Button>
          )}
        </Group>
      </Stack>
    </Form>
  );
}
