import * as said from '#contract/messages/en/round-mails.ts';
import * as rounds from '#contract/messages/en/rounds.ts';
import { roundInterviewPath } from '#contract/shared/paths.ts';
import { listed } from '#contract/shared/words.ts';
import { calendarInvite } from '#server/platform/mail/calendar.ts';
import type { MailAttachment } from '#server/platform/mail/message.ts';
import { momentInWords } from '#server/platform/mail/moments.ts';
import type { RoundEvent, RoundRow } from './times/round-store.ts';

/** The content of emails about a round, to its candidate and its participants. */
export interface RoundMailData extends Pick<
  RoundRow,
  | 'id'
  | 'sequence'
  | 'title'
  | 'minutes'
  | 'place'
  | 'startsAt'
  | 'candidateId'
  | 'candidateName'
  | 'designation'
  | 'alternateId'
> {
  /** The names of the participants. */
  people: readonly string[];
  employerName: string;
  /** The text written with the invitation, or the reason for the cancellation. */
  words: string;
  side: RoundEvent['side'];
  act: RoundEvent['act'];
  /** Whether the candidate can still move it. */
  mayMove: boolean;
  reader: { name: string; email: string; timeZone: string };
  /** The round’s page for the candidate, or for a participant. */
  url: string;
  publicUrl: string;
  /** The email address that this installation sends from. */
  senderAddress: string;
}

export function whenOf({ startsAt, reader }: RoundMailData): string {
  if (!startsAt) throw new Error('A round without a time has no moment to tell.');
  return momentInWords(startsAt, reader.timeZone);
}

const withWhom = ({ people }: RoundMailData): string => listed(people, 'and');

const lastsOf = ({ minutes }: RoundMailData): string => rounds.minutes({ count: minutes });

/** Where the round is held: a link, a phone number or an address. */
const whereOf = ({ place }: RoundMailData): string[] => (place === '' ? [] : [said.where({ place })]);

/** The round's entry in the reader's calendar. Each change has the same UID and a higher sequence number (RFC 5546). */
export function roundEntry(
  data: RoundMailData,
  method: 'REQUEST' | 'CANCEL',
  isCandidate: boolean,
): MailAttachment {
  if (!data.startsAt) throw new Error(`The round ${data.id} has no time.`);
  const content = calendarInvite({
    uid: `round-${data.id}@roundone`,
    start: data.startsAt,
    minutes: data.minutes,
    summary: isCandidate
      ? said.entryForCandidate({ title: data.title, job: data.designation, company: data.employerName })
      : said.entryForMember({ title: data.title, name: data.candidateName, job: data.designation }),
    description: [
      ...(data.people.length === 0
        ? []
        : [
            isCandidate
              ? said.entryWith({ people: withWhom(data) })
              : said.entryWithCandidate({ people: withWhom(data), name: data.candidateName }),
          ]),
      ...whereOf(data),
    ].join('\n'),
    url: data.url,
    location: data.place,
    organizer: { name: data.employerName, email: data.senderAddress },
    attendee: data.reader,
    method,
    sequence: data.sequence,
  });
  return { filename: 'round.ics', content, contentType: `text/calendar; method=${method}` };
}

export const SAMPLE_ROUND: RoundMailData = {
  id: '00000000-0000-4000-8000-000000000003',
  sequence: 0,
  title: 'Second round: Video call',
  minutes: 45,
  place: 'https://meet.example/second-round',
  startsAt: new Date('2030-03-12T09:30:00Z'),
  people: ['Erin Example', 'Sam Sample'],
  candidateId: '00000000-0000-4000-8000-000000000004',
  candidateName: 'Ada Example',
  employerName: 'Example Works',
  designation: 'Front-end Developer',
  alternateId: 'RO-1042',
  words: '',
  side: 'candidate',
  act: 'booked',
  mayMove: true,
  reader: { name: 'Ada Example', email: 'ada@example.org', timeZone: 'Europe/Berlin' },
  url: 'http://localhost:3000/round?token=sample',
  publicUrl: 'http://localhost:3000',
  senderAddress: 'roundone@localhost',
};

export const SAMPLE_FOR_MEMBER: RoundMailData = {
  ...SAMPLE_ROUND,
  reader: { name: 'Erin Example', email: 'erin@example.com', timeZone: 'America/Los_Angeles' },
  url: `${SAMPLE_ROUND.publicUrl}${roundInterviewPath(SAMPLE_ROUND.id)}`,
};

/** What the placeholders of a company’s own texts mean, and their values. */
export const ROUND_PLACEHOLDERS = {
  candidate_name: said.candidateNameMeans,
  company_name: said.companyNameMeans,
  job_title: said.jobTitleMeans,
  job_id: said.jobIdMeans,
  link: said.linkMeans,
  round: said.roundMeans,
  duration: said.durationMeans,
  with: said.withMeans,
  place: said.placeMeans,
};

export const TIME_PLACEHOLDER = {
  starts_at: said.startsAtMeans,
};

export const roundValues = (data: RoundMailData) => ({
  candidate_name: data.candidateName,
  company_name: data.employerName,
  job_title: data.designation,
  job_id: data.alternateId,
  link: data.url,
  round: data.title,
  duration: lastsOf(data),
  with: withWhom(data),
  place: data.place,
});

/** For a member: when, how long, with whom and where. */
export const aboutRound = (data: RoundMailData): string[] => [
  said.beginsAt({ when: whenOf(data) }),
  said.takesWithPeople({ minutes: data.minutes, people: withWhom(data) }),
  ...whereOf(data),
];

/** Which round it is, for a member. */
export const whichRound = ({ candidateName, designation, alternateId, title }: RoundMailData) => ({
  name: candidateName,
  job: designation,
  jobId: alternateId,
  title,
});
