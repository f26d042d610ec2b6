import { useState } from 'react';
import { Alert, Anchor, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { OFFER_WORDS_MAX } from '#contract/interview/offer-terms.ts';
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
/** The link of a mail has a token; the account's own link names the offer. */
type Named = { token: string } | { offerId: string };

const READS = [getOffer, getMyOffers, getTimeline, getCandidateApplications] as const;

/** An offer, for its candidate: to be read, asked about, accepted or declined. */
export default function OfferPage() {
  const [address] = useSearchParams();
  const token = address.get('token');
  const offerId = address.get('id');
  const named = token === null ? { offerId: offerId ?? '' } : { token };
  const query = useRead(getOffer, named, { whenSignedOut: 'keep-page' });
  const isGone = query.error?.code === 'link.expired' || query.error?.statusCode === 2;
  return (
    <Page
      title={query.data?.role ?? 'Your offer'}
      windowTitle="Your offer"
      width="reading"
      lead={query.data?.companyName}
    >
      {isGone ? (
        <Empty text={query.error?.message ?? ''} />
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
              Save as PDF
            </Anchor>
          </p>
        </>
      )}
      <Talk offer={offer} />
      {offer.state === 'waiting' ? <Answer offer={offer} named={named} /> : null}
    </>
  );
}

/** What became of an offer that cannot be answered any more. */
function Ended({ offer: { state, companyName, endedDate, acceptedName } }: { offer: Offer }) {
  const when = <DateText value={endedDate} withTime />;
  switch (state) {
    case 'waiting':
      return null;
    case 'accepted':
      return (
        <Alert color="moss" mb="md" title="You accepted this offer" role="status">
          You typed “{acceptedName}” on {when}. {companyName} will contact you about your first day.
        </Alert>
      );
    case 'declined':
      return (
        <Alert mb="md" title="You declined this offer" role="status">
          {when}
        </Alert>
      );
    case 'expired':
      return (
        <Alert color="amber" mb="md" title="This offer has expired" role="status">
          It stood until {when}. If you are still interested, write to {companyName}.
        </Alert>
      );
    case 'replaced':
      return (
        <Alert mb="md" title="There is a newer offer" role="status">
          {companyName} has changed it. Open the link in your newest email.
        </Alert>
      );
    case 'withdrawn':
      return (
        <Alert mb="md" title="This offer was withdrawn" role="status">
          It can no longer be accepted.
        </Alert>
      );
  }
}

function Talk({ offer: { questions, companyName } }: { offer: Offer }) {
  if (questions.length === 0) return null;
  return (
    <Section title="Your questions">
      <ul className={layout.lines}>
        {questions.map(({ at, isOwn, text }) => (
          <li key={at}>
            <Text c="dimmed" fz="sm">
              {isOwn ? 'You' : companyName}, <DateText value={at} withTime />
            </Text>
            <p className={layout.written}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

type Way = 'accept' | 'ask' | 'decline';

function Answer({ offer, named }: { offer: Offer; named: Named }) {
  const [way, setWay] = useState<Way>('accept');
  return (
    <Section title="Your answer">
      <Text mb="md">
        The offer stands until <DateText value={offer.offer!.standsUntil} withTime />.
      </Text>
      {way === 'accept' ? (
        <Accept offer={offer} named={named} />
      ) : (
        <Words key={way} way={way} offer={offer} named={named} onDone={() => setWay('accept')} />
      )}
      {way === 'accept' ? (
        <Group gap="sm" mt="lg">
          <Button variant="default" onClick={() => setWay('ask')}>
            Ask a question
          </Button>
          <Button variant="subtle" color="brick" onClick={() => setWay('decline')}>
            Decline the offer
          </Button>
        </Group>
      ) : null}
    </Section>
  );
}

function Accept({ offer: { candidateName, companyName }, named }: { offer: Offer; named: Named }) {
  const [name, setName] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const shell = useFormShell({ setErrors, told: 'notice', besideFieldOnly: true });
  const accept = useSend(acceptOffer, {
    whenSignedOut: 'keep-page',
    refreshes: READS,
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => shell.refused(error),
  });
  return (
    <Form
      shell={shell}
      label="Accept the offer"
      isBusy={accept.isPending}
      hasRules={false}
      onSubmit={() => {
        setErrors({});
        accept.mutate({ ...named, name });
      }}
    >
      <Stack gap="md">
        <TextInput
          label="Type your name to accept"
          description={`${candidateName}. With it you accept the offer of ${companyName} as the letter has it.`}
          autoComplete="name"
          size="md"
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          error={errors['name']}
        />
        <FormNotice shell={shell} />
        <div>
          <Button type="submit" size="md" loading={accept.isPending}>
            Accept the offer
          </Button>
        </div>
      </Stack>
    </Form>
  );
}

const WORDS = {
  ask: {
    call: askAboutOffer,
    label: 'Your question',
    button: 'Send the question',
    about: (company: string) => `${company} gets it by email and answers here and by email.`,
  },
  decline: {
    call: declineOffer,
    label: 'A word to the company (optional)',
    button: 'Decline the offer',
    about: (company: string) => `${company} is told at once. You can’t accept the offer after that.`,
  },
} as const;

function Words({
  way,
  offer: { companyName },
  named,
  onDone,
}: {
  way: 'ask' | 'decline';
  offer: Offer;
  named: Named;
  onDone: () => void;
}) {
  const { call, label, button, about } = WORDS[way];
  const [text, setText] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const shell = useFormShell({ setErrors, told: 'notice', besideFieldOnly: true });
  const send = useSend(call, {
    whenSignedOut: 'keep-page',
    refreshes: READS,
    onSuccess: ({ message }) => {
      toast.success(message);
      onDone();
    },
    onError: (error) => shell.refused(error),
  });
  return (
    <Form
      shell={shell}
      label={button}
      isBusy={send.isPending}
      hasRules={false}
      onSubmit={() => {
        setErrors({});
        send.mutate({ ...named, text });
      }}
    >
      <Stack gap="md">
        <LimitedTextarea
          label={label}
          description={about(companyName)}
          autoFocus
          autosize
          minRows={3}
          maxRows={10}
          limit={OFFER_WORDS_MAX}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          error={errors['text']}
        />
        <FormNotice shell={shell} />
        <Group gap="sm">
          <Button type="submit" color={way === 'decline' ? 'brick' : undefined} loading={send.isPending}>
            {button}
          </Button>
          <Button variant="default" onClick={onDone}>
            Back
          </Button>
        </Group>
      </Stack>
    </Form>
  );
}
