import * as said from '../messages/en/notices.ts';
import type { Role } from '../shared/audience.ts';
import type { MemberRole } from '../shared/endpoint.ts';
import { DAY_MS, HOUR_MS } from '../shared/limits.ts';
import { MEMBER_ROLES } from '../company/member-roles.ts';

/** How long before an interview its candidate gets reminders, earliest first. */
export const REMINDERS = [
  { lead: 'day', aheadMs: DAY_MS },
  { lead: 'hour', aheadMs: HOUR_MS },
] as const;
export type ReminderLead = (typeof REMINDERS)[number]['lead'];

/**
 * The emails that inform about an event. A person can turn off each of them.
 *
 * The emails that nobody can turn off are in server/features/accounts/mails. server/features/mails.ts lists all
 * emails; there are no others.
 */
export const NOTICES = {
  'interview-scheduled': {
    title: said.scheduledName,
    text: said.scheduledText,
    roles: ['candidate'],
  },
  'interview-reminder': {
    title: said.reminderName,
    text: said.reminderText,
    roles: ['candidate'],
  },
  'interview-window': {
    title: said.windowName,
    text: said.windowText,
    roles: ['candidate'],
  },
  'round-invitation': {
    title: said.roundInvitationName,
    text: said.roundInvitationText,
    roles: ['candidate'],
  },
  'round-reminder': {
    title: said.roundReminderName,
    text: said.roundReminderText,
    roles: ['candidate', 'employer'],
    memberRoles: MEMBER_ROLES,
  },
  'round-changed': {
    title: said.roundChangedName,
    text: said.roundChangedText,
    roles: ['employer'],
    memberRoles: MEMBER_ROLES,
  },
  'request-answered': {
    title: said.requestAnsweredName,
    text: said.requestAnsweredText,
    roles: ['candidate'],
  },
  'application-sent': {
    title: said.sentName,
    text: said.sentText,
    roles: ['candidate'],
  },
  'application-declined': {
    title: said.declinedName,
    text: said.declinedText,
    roles: ['candidate'],
  },
  'application-advanced': {
    title: said.advancedName,
    text: said.advancedText,
    roles: ['candidate'],
  },
  offer: {
    title: said.offerName,
    text: said.offerText,
    roles: ['candidate'],
  },
  'job-deleted': {
    title: said.jobDeletedName,
    text: said.jobDeletedText,
    roles: ['candidate'],
  },
  'application-received': {
    title: said.receivedName,
    text: said.receivedText,
    roles: ['employer'],
  },
  'application-withdrawn': {
    title: said.withdrawnName,
    text: said.withdrawnText,
    roles: ['employer'],
  },
  'request-made': {
    title: said.requestName,
    text: said.requestText,
    roles: ['employer'],
  },
  message: {
    title: said.messageName,
    text: said.messageText,
    roles: ['candidate', 'employer'],
  },
  'offer-answered': {
    title: said.offerAnsweredName,
    text: said.offerAnsweredText,
    roles: ['employer'],
  },
  'deletion-asked': {
    title: said.deletionName,
    text: said.deletionText,
    roles: ['employer'],
  },
  'report-ready': {
    title: said.reportName,
    text: said.reportText,
    roles: ['candidate', 'employer'],
  },
  'answer-corrected': {
    title: said.correctedName,
    text: said.correctedText,
    roles: ['employer'],
  },
  mentioned: {
    title: said.mentionedName,
    text: said.mentionedText,
    roles: ['employer'],
    memberRoles: MEMBER_ROLES,
  },
  'card-missing': {
    title: said.cardName,
    text: said.cardText,
    roles: ['employer'],
    memberRoles: MEMBER_ROLES,
  },
} as const satisfies Record<string, Notice>;

interface Notice {
  title: () => string;
  text: () => string;
  roles: readonly Role[];
  /** The members of a company who get this kind. Defaults to owners and recruiters. */
  memberRoles?: readonly MemberRole[];
}

export type NoticeKind = keyof typeof NOTICES;
export const NOTICE_KINDS = Object.keys(NOTICES) as NoticeKind[];

/** The members of a company who get notices of this kind. */
export const memberRolesOfNotice = (kind: NoticeKind): readonly MemberRole[] => {
  const { memberRoles = ['owner', 'recruiter'] }: Notice = NOTICES[kind];
  return memberRoles;
};

/** The kinds that a person gets. For an employer, `memberRole` is the role in the company. */
export const noticesFor = (person: { role: Role; memberRole?: MemberRole }): NoticeKind[] =>
  NOTICE_KINDS.filter(
    (kind) =>
      (NOTICES[kind].roles as readonly Role[]).includes(person.role) &&
      (person.memberRole === undefined || memberRolesOfNotice(kind).includes(person.memberRole)),
  );

/** The kind of email that a person can get once a day instead of once for each event. */
export const DAILY_KIND = 'application-received' satisfies NoticeKind;
/** When the emails of a kind are sent: for each event, or once in the morning with everything from the day before. */
export const NOTICE_PACES = ['at-once', 'daily'] as const;
export type NoticePace = (typeof NOTICE_PACES)[number];
/** The hour of the morning email, in the person's time zone. */
export const DAILY_HOUR = 8;
