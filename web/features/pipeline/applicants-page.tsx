import { Suspense, useEffect, useId, useState } from 'react';
import { Anchor, Avatar, Box, Button, Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { Link, useParams, useSearchParams } from 'react-router';
import * as said from '#contract/messages/en/pipeline.ts';
import { SEARCH_TEXT_MAX } from '#contract/shared/limits.ts';
import { personPath, reportPath } from '#contract/shared/paths.ts';
import type { Message } from '#contract/messages/message.ts';
import { searchApplicants } from '#web/api/calls.ts';
import { useReadPages } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { standingText } from '#web/features/applications/received/standing.ts';
import { announce } from '#web/ui/announce.ts';
import { Empty } from '#web/ui/empty.tsx';
import layout from '#web/ui/layout.module.css';
import { lazyAtOnce } from '#web/ui/lazy-at-once.ts';
import { LoadMore } from '#web/ui/load-more.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Page } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';

const PersonPage = lazyAtOnce(async () => (await import('./person-page.tsx')).PersonPage, false);

type Person = OutputOf<typeof searchApplicants>['people'][number];
type Found = Person['found'][number];

/** Searches the applicants of all jobs, or shows the person whose id is in the address. */
export default function ApplicantsPage() {
  const { '*': candidateId = '' } = useParams();
  if (candidateId === '') return <Search />;
  const waiting = (
    <Page title={said.applicant()} width="form">
      <Loading shape="page" rows={4} />
    </Page>
  );
  return (
    <Suspense fallback={waiting}>
      <PersonPage key={candidateId} candidateId={candidateId} />
    </Suspense>
  );
}

function Search() {
  const [address, setAddress] = useSearchParams();
  const text = address.get('text') ?? '';
  const [typed, setTyped] = useState(text);
  const [shown, setShown] = useState(text);
  const hintId = useId();
  if (shown !== text) {
    // The address changed by other means, for example the back button.
    setShown(text);
    setTyped(text);
  }
  const search = () => {
    const wanted = typed.trim();
    setAddress(wanted === '' ? {} : { text: wanted });
  };
  return (
    <Page title={said.searchTitle()} width="form">
      <search>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            search();
          }}
          className={layout.searchForm}
        >
          <TextInput
            label={said.searchLabel()}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            maxLength={SEARCH_TEXT_MAX}
            leftSection={<IconSearch size={18} aria-hidden />}
            aria-describedby={hintId}
            type="search"
            autoFocus={text === ''}
          />
          <Button type="submit">{said.search()}</Button>
        </form>
        <Text id={hintId} c="dimmed" mt="xs" mb="lg" fz="0.875rem">
          {said.searchHint()}
        </Text>
      </search>
      {text === '' ? <Empty text={said.searchEmpty()} /> : <Results key={text} text={text} />}
    </Page>
  );
}

const countOf = (count: number): string => said.peopleCount({ count });

function Results({ text }: { text: string }) {
  const query = useReadPages(searchApplicants, { text }, ({ people }) => people);
  const nobody = said.nobodyFound({ text });
  const total = query.data?.first?.total;
  useEffect(() => {
    if (total !== undefined) announce(total === 0 ? nobody : countOf(total));
  }, [total, nobody]);
  return (
    <Read
      query={query}
      waiting={<Loading rows={6} />}
      empty={{
        when: ({ items }) => items.length === 0,
        text: nobody,
      }}
    >
      {({ items, first }) => (
        <>
          <Text mb="xs" fw={600}>
            {countOf(first?.total ?? items.length)}
          </Text>
          <ul className={layout.lines} aria-label={said.peopleFound()}>
            {items.map((person) => (
              <FoundPerson key={person.candidateId} person={person} />
            ))}
          </ul>
          <LoadMore query={query} />
        </>
      )}
    </Read>
  );
}

export function FoundPerson({ person }: { person: Person }) {
  const name = person.found.find(({ where }) => where === 'name');
  return (
    <li>
      <Avatar src={person.avatarUrl} name={person.candidateName} alt="" size={44} color="pine" />
      <Box miw={0}>
        <Box component="h2" mb={4} fz="1.0625rem">
          <Anchor component={Link} to={personPath(person.candidateId)} inherit>
            {name ? <Marked parts={name.parts} /> : person.candidateName}
          </Anchor>
        </Box>
        <ul>
          {person.applications.map((application) => (
            <li key={application.applicationId}>
              {application.hasReport ? (
                <Anchor component={Link} to={reportPath(application.applicationId)} inherit>
                  {application.role}
                </Anchor>
              ) : (
                application.role
              )}
              <Text span inherit c="dimmed">
                {' '}
                {application.alternateJobId} · {standingText(application)}
              </Text>
            </li>
          ))}
        </ul>
        {person.found
          .filter(({ where }) => where !== 'name')
          .map((found, index) => (
            <FoundText key={index} found={found} />
          ))}
      </Box>
    </li>
  );
}

const WHERE: Record<Found['where'], Message> = {
  name: said.foundName,
  email: said.foundEmail,
  skill: said.foundSkill,
  words: said.foundSaid,
};

function FoundText({ found }: { found: Found }) {
  return (
    <Text mt={6}>
      <Text span inherit c="dimmed">
        {found.question ?? WHERE[found.where]()}:{' '}
      </Text>
      {found.where === 'words' ? (
        <q>
          <Marked parts={found.parts} />
        </q>
      ) : (
        <Marked parts={found.parts} />
      )}
    </Text>
  );
}

function Marked({ parts }: { parts: Found['parts'] }) {
  return parts.map(({ text, found }, index) => (found ? <mark key={index}>{text}</mark> : text));
}
