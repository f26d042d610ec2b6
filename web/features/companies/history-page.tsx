import { Anchor, Group, Text } from '@mantine/core';
import { Link } from 'react-router';
import * as said from '#contract/messages/en/companies.ts';
import * as recorded from '#contract/messages/en/company-history.ts';
import { locale } from '#contract/messages/message.ts';
import { AUDIT_ACTIONS } from '#contract/company/audit-actions.ts';
import { MEMBER_ROLES, MEMBER_ROLE_WORDS } from '#contract/company/member-roles.ts';
import { ALL_STAGES, OUTCOMES, OUTCOME_TITLES } from '#contract/interview/stages.ts';
import { PATHS } from '#contract/shared/paths.ts';
import { inDigits } from '#contract/shared/words.ts';
import { getHistory } from '#web/api/calls.ts';
import { useReadPages } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { around } from '#web/ui/around.ts';
import { DateText } from '#web/ui/date-text.tsx';
import { formatDateTime } from '#web/ui/dates.ts';
import { type CsvColumn, DownloadCsv } from '#web/ui/download-csv.tsx';
import layout from '#web/ui/layout.module.css';
import { LoadMore } from '#web/ui/load-more.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Read } from '#web/ui/read.tsx';
import { CompanyLayout } from './company-layout.tsx';

type Event = OutputOf<typeof getHistory>['events'][number];

/** What was done in the company, and by whom. */
export default function HistoryPage() {
  const query = useReadPages(getHistory, {}, ({ events }) => events);
  return (
    <CompanyLayout
      title={said.history()}
      lead={around(said.historyLead, {
        openings: (
          <Anchor component={Link} to={PATHS.companyOpenings} inherit underline="always">
            {said.historyOpenings()}
          </Anchor>
        ),
      })}
      width="form"
    >
      <Read
        query={query}
        waiting={<Loading shape="table" rows={5} />}
        empty={{ when: ({ items }) => items.length === 0, text: said.historyEmpty() }}
      >
        {({ items }) => (
          <>
            <ol aria-label={said.history()} className={layout.lines}>
              {togetherOf(items).map(([event, ...others]) => (
                <li key={event.eventId}>
                  <p>
                    {event.actorName === null ? (
                      <strong>{AUDIT_ACTIONS[event.action]()}</strong>
                    ) : (
                      around(said.actBy, {
                        act: <strong>{AUDIT_ACTIONS[event.action]()}</strong>,
                        name: event.actorName,
                      })
                    )}
                  </p>
                  {event.applicant === null ? null : <p>{applicantsInWords([event, ...others])}</p>}
                  {event.details.length > 0 ? <p>{detailsOf(event)}</p> : null}
                  <Text c="dimmed" fz="sm">
                    {event.address === null || event.address === '' ? (
                      <DateText value={event.at} withTime />
                    ) : (
                      around(said.fromNetwork, {
                        when: <DateText value={event.at} withTime />,
                        address: event.address,
                      })
                    )}
                  </Text>
                </li>
              ))}
            </ol>
            <LoadMore query={query} />
            <Group mt="md">
              <DownloadCsv
                filename="history"
                call={getHistory}
                input={{}}
                itemsOf={({ events }) => events}
                columns={csvColumns()}
              />
            </Group>
          </>
        )}
      </Read>
    </CompanyLayout>
  );
}

type Together = [Event, ...Event[]];

/** A decision on several people at once is one entry. */
function togetherOf(events: readonly Event[]): Together[] {
  const sets: Together[] = [];
  for (const event of events) {
    const last = sets.at(-1);
    if (last && isSameAct(last[0], event)) last.push(event);
    else sets.push([event]);
  }
  return sets;
}

const isSameAct = (one: Event, other: Event): boolean =>
  one.applicant !== null &&
  other.applicant?.role === one.applicant.role &&
  other.action === one.action &&
  other.at === one.at &&
  other.actorName === one.actorName &&
  detailsOf(other) === detailsOf(one);

const NAMED_AT_MOST = 5;

/** 'Ada Good, Bea Wrong and 8 more (Web Developer)' */
function applicantsInWords(events: Together): string {
  const names = events.flatMap(({ applicant }) => applicant?.name ?? []);
  const named = names.slice(0, NAMED_AT_MOST);
  const more = names.length - named.length;
  const people = new Intl.ListFormat(locale()).format(
    more === 0 ? named : [...named, said.morePeople({ count: more })],
  );
  return said.peopleOfJob({ people, job: events[0].applicant?.role ?? '' });
}

/** The columns of the file with the whole history. */
const csvColumns = (): CsvColumn<Event>[] => [
  { header: said.when(), text: ({ at }) => at },
  { header: said.csvWhat(), text: ({ action }) => AUDIT_ACTIONS[action]() },
  { header: said.csvApplicant(), text: ({ applicant }) => applicant?.name ?? '' },
  { header: said.csvJob(), text: ({ applicant }) => applicant?.role ?? '' },
  { header: said.csvBy(), text: ({ actorName }) => actorName },
  { header: said.csvDetails(), text: (event) => detailsOf(event) },
  { header: said.csvFrom(), text: ({ address }) => address },
];

type Value = Event['details'][number]['value'];

/** 'sees contact details: yes, jobs: 2' */
const detailsOf = ({ details }: Event): string =>
  details
    .map(({ name, value }) => said.detail({ name: wordOf(name), value: valueInWords(name, value) }))
    .join(', ');

function valueInWords(name: string, value: Value): string {
  if (typeof value === 'boolean') return value ? said.yes() : said.no();
  if (typeof value === 'number') return inDigits(value);
  if (MOMENTS.has(name)) return formatDateTime(value);
  return CODES[name]?.(value) ?? value;
}

const MOMENTS: ReadonlySet<string> = new Set(['time', 'expires']);

const roleInWords = (value: string): string | undefined => {
  const role = MEMBER_ROLES.find((one) => one === value);
  return role && MEMBER_ROLE_WORDS[role].title();
};
/** What codes mean. An older entry can have a word in English in place of a code. */
const CODES: Readonly<Record<string, (value: string) => string | undefined>> = {
  role: roleInWords,
  before: roleInWords,
  to: (value) => ALL_STAGES.find(({ key }) => key === value)?.title,
  as: (value) => {
    const outcome = OUTCOMES.find((one) => one === value);
    return outcome && OUTCOME_TITLES[outcome];
  },
  kind: (value) => ({ apply: recorded.kindApply(), interview: recorded.kindInterview() })[value],
  what: (value) => ({ all: recorded.whatAll(), unanswered: recorded.whatUnanswered() })[value],
};

const DETAIL_NAMES: Readonly<Record<string, () => string>> = {
  role: recorded.detailRole,
  before: recorded.detailBefore,
  now: recorded.detailNow,
  name: recorded.detailName,
  email: recorded.detailEmail,
  mail: recorded.detailMail,
  jobs: recorded.detailJobs,
  job: recorded.detailJob,
  seesContacts: recorded.detailSeesContacts,
  people: recorded.detailPeople,
  kind: recorded.detailKind,
  round: recorded.detailRound,
  minutes: recorded.detailMinutes,
  reasons: recorded.detailReasons,
  question: recorded.detailQuestion,
  questions: recorded.detailQuestions,
  isBlind: recorded.detailIsBlind,
  required: recorded.detailRequired,
  isSecondFactor: recorded.detailIsSecondFactor,
  admitsNew: recorded.detailAdmitsNew,
  domain: recorded.detailDomain,
  issuer: recorded.detailIssuer,
  clientId: recorded.detailClientId,
  scopes: recorded.detailScopes,
  host: recorded.detailHost,
  isOn: recorded.detailIsOn,
  slug: recorded.detailSlug,
  link: recorded.detailLink,
  guest: recorded.detailGuest,
  inFull: recorded.detailInFull,
  expires: recorded.detailExpires,
  attempt: recorded.detailAttempt,
  what: recorded.detailWhat,
  as: recorded.detailAs,
  declined: recorded.detailDeclined,
  applications: recorded.detailApplications,
  messages: recorded.detailMessages,
  filmDays: recorded.detailFilmDays,
  reportDays: recorded.detailReportDays,
  endedDays: recorded.detailEndedDays,
  to: recorded.detailTo,
  time: recorded.detailTime,
  company: recorded.detailCompany,
  key: recorded.detailKey,
};

/** An older entry can have another name. */
const wordOf = (name: string): string => DETAIL_NAMES[name]?.() ?? name;
