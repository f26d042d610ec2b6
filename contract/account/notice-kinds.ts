import type { Role } from '../shared/audience.ts';
import type { MemberRole } from '../shared/endpoint.ts';
import { DAY_MS, HOUR_MS } from '../shared/limits.ts';
import { MEMBER_ROLES } from '../company/member-roles.ts';

/** How long before an interview its candidate gets a reminder, the earliest first. */
export const REMINDERS = [
  { lead: 'day', words: 'a day', aheadMs: DAY_MS },
  { lead: 'hour', words: 'an hour', aheadMs: HOUR_MS },
] as const;
export type ReminderLead = (typeof REMINDERS)[number]['lead'];
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/**
 * The mails that inform about an event. A person can turn off each of them.
 *
 * The mails that nobody can turn off are in server/features/accounts/mails. server/features/mails.ts lists all
 * mails; there are no others.
 */
export const NOTICES = {
  'interview-scheduled': {
    title: 'Interview scheduled',
    text: 'An employer has scheduled your interview, with an entry for your calendar.',
    roles: ['candidate'],
  },
  'interview-reminder': {
    title: 'Interview reminders',
    text: `${REMINDERS.map(({ words }, index) => (index === 0 ? capital(words) : words)).join(' and ')} before your interview opens.`,
    roles: ['candidate'],
  },
  'interview-window': {
    title: 'Opening and closing of interviews',
    text: 'Your interview is open, closes within a day, or has closed.',
    roles: ['candidate'],
  },
  'round-invitation': {
    title: 'Invitations to rounds',
    text: 'A company invites you to a round of interviews with people, and tells you what becomes of it.',
    roles: ['candidate'],
  },
  'round-reminder': {
    title: 'Reminders of rounds',
    text: `${REMINDERS.map(({ words }, index) => (index === 0 ? capital(words) : words)).join(' and ')} before a round in which you take part.`,
    roles: ['candidate', 'employer'],
    memberRoles: MEMBER_ROLES,
  },
  'round-changed': {
    title: 'Rounds',
    text: 'A round in which you take part has a time, is moved or cancelled, with the entry for your calendar.',
    roles: ['employer'],
    memberRoles: MEMBER_ROLES,
  },
  'request-answered': {
    title: 'Answers to your requests',
    text: 'An employer has answered what you asked about your interview.',
    roles: ['candidate'],
  },
  'application-sent': {
    title: 'Application sent',
    text: 'Your application has arrived.',
    roles: ['candidate'],
  },
  'application-declined': {
    title: 'Application declined',
    text: 'An employer has decided not to go on with your application.',
    roles: ['candidate'],
  },
  'application-advanced': {
    title: 'Next steps',
    text: 'An employer has moved your application on, or opened it again.',
    roles: ['candidate'],
  },
  offer: {
    title: 'Offers',
    text: 'An employer makes you an offer, changes or withdraws it, or is waiting for your answer, or an offer has expired.',
    roles: ['candidate'],
  },
  'job-deleted': {
    title: 'Jobs taken down',
    text: 'An employer has taken down a job while your application is in progress.',
    roles: ['candidate'],
  },
  'application-received': {
    title: 'New applications',
    text: 'Somebody has applied to one of your jobs.',
    roles: ['employer'],
  },
  'application-withdrawn': {
    title: 'Withdrawn applications',
    text: 'Somebody has withdrawn their application to one of your jobs.',
    roles: ['employer'],
  },
  'request-made': {
    title: 'Requests',
    text: 'A candidate asks for an adjustment or another time, or reports a problem in an interview.',
    roles: ['employer'],
  },
  message: {
    title: 'Messages',
    text: 'Somebody wrote to you about an application.',
    roles: ['candidate', 'employer'],
  },
  'offer-answered': {
    title: 'Answers to offers',
    text: 'A candidate has accepted or declined your offer, or it has expired.',
    roles: ['employer'],
  },
  'deletion-asked': {
    title: 'Deletion asked for',
    text: 'A candidate withdrew the consent to an interview, and waits for your answer.',
    roles: ['employer'],
  },
  'report-ready': {
    title: 'Report ready',
    text: 'The report of an interview is ready to be read.',
    roles: ['candidate', 'employer'],
  },
  'answer-corrected': {
    title: 'Corrected words',
    text: 'A candidate says that words of an answer were misheard.',
    roles: ['employer'],
  },
  mentioned: {
    title: 'Mentions',
    text: 'A colleague mentioned you in a note on an applicant.',
    roles: ['employer'],
    memberRoles: MEMBER_ROLES,
  },
  'card-missing': {
    title: 'Missing cards',
    text: 'You took part in a round, and your card is missing a day later.',
    roles: ['employer'],
    memberRoles: MEMBER_ROLES,
  },
} as const satisfies Record<string, Notice>;

interface Notice {
  title: string;
  text: string;
  roles: readonly Role[];
  /** The members of a company who get it; owners and recruiters unless it is given. */
  memberRoles?: readonly MemberRole[];
}

export type NoticeKind = keyof typeof NOTICES;
export const NOTICE_KINDS = Object.keys(NOTICES) as NoticeKind[];

/** The members of a company who get notices of this kind. */
export const memberRolesOfNotice = (kind: NoticeKind): readonly MemberRole[] => {
  const { memberRoles = ['owner', 'recruiter'] }: Notice = NOTICES[kind];
  return memberRoles;
};

/** The kinds that a person gets; `memberRole` is the role in the company, for an employer. */
export const noticesFor = (person: { role: Role; memberRole?: MemberRole }): NoticeKind[] =>
  NOTICE_KINDS.filter(
    (kind) =>
      (NOTICES[kind].roles as readonly Role[]).includes(person.role) &&
      (person.memberRole === undefined || memberRolesOfNotice(kind).includes(person.memberRole)),
  );

/** The kind whose mails a person may have once a day, in place of one for each event. */
export const DAILY_KIND = 'application-received' satisfies NoticeKind;
/** When the mails of a kind are sent: for each event, or one in the morning with what came the day before. */
export const NOTICE_PACES = ['at-once', 'daily'] as const;
export type NoticePace = (typeof NOTICE_PACES)[number];
/** The hour of the morning, in the time zone of the person. */
export const DAILY_HOUR = 8;
