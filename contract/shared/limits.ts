/**
 * The numbers of sections 9 of the specification, and those that it does not give. Sizes are in bytes, times
 * in milliseconds, unless the name says otherwise.
 */
/** Rows of one page of a list. */
export const PAGE_LIMIT = { default: 20, max: 100 } as const;
/** People of one page of the search among applicants. */
export const PEOPLE_FOUND_LIMIT = { default: 20, max: 50 } as const;
export const SEARCH_TEXT_MAX = 100;
/** Words of a search beyond these are not looked for. */
export const SEARCH_WORDS_MAX = 8;
/** The applications and the spoken excerpts that the search shows of one person. */
export const APPLICATIONS_FOUND_MAX = 10;
export const EXCERPTS_FOUND_MAX = 3;
/** The page of a person has so many of the newest applications. */
export const APPLICATIONS_OF_PERSON_MAX = 100;
/** The longest wait that a list can be asked for. */
export const WAITING_DAYS_MAX = 3_650;
/** Saved views: of one member, and all that a company shares. */
export const OWN_VIEWS_MAX = 50;
export const SHARED_VIEWS_MAX = 100;
export const VIEW_NAME_MAX = 60;
export const VIEW_QUERY_MAX = 1_000;
export const MAX_DOCUMENT_BYTES = 5_242_880;
/** The specification has no limit for videos. This is enough for a pitch or a message of some minutes. */
export const MAX_VIDEO_BYTES = 500 * 1024 * 1024;
export const MAX_INTERVIEW_VIDEO_BYTES = 4 * 1024 * 1024 * 1024;
/**
 * The largest chunk into which the body of a PATCH of a resumable recording is cut: about ten seconds of
 * video.
 */
export const MAX_CHUNK_BYTES = 4 * 1024 * 1024;
/** Each load of the interview's page starts one recording. */
export const MAX_RECORDINGS = 100;
/** Enough for one chunk per second for more than five hours. */
export const MAX_CHUNKS = 20_000;
/** 120 s of 48 kHz stereo float, with some reserve. */
export const MAX_ANSWER_AUDIO_BYTES = 64 * 1024 * 1024;

/**
 * The limit for numbers, dates, codes and ids. It is longer than a valid value, so that a value which is too
 * long gets the message of its own rule.
 */
export const SHORT_TEXT_MAX = 100;
export const ID_MAX = 100;
export const EMAIL_MAX = 254;
export const NAME_MAX = 50;
/** The word that says by which way an application came. */
export const SOURCE_MAX = 40;
export const COMPANY_NAME_MAX = 100;
/** The longest slug. One that is made from a name may have the id of its company at its end. */
export const SLUG_MAX = 100;
export const DESIGNATION_MAX = 100;
export const HELP_SEARCH_MAX = 100;
/** The members of a company together with those that are invited. */
export const MEMBERS_MAX = 500;
/** The jobs that one reviewer reviews. */
export const MEMBER_JOBS_MAX = 200;
/** The members that one note may mention. */
export const MENTIONS_MAX = 50;
/** More questions than an interview can have. */
export const QUESTIONS_SCORED_MAX = 200;
/** How long the link of an invitation works. */
export const INVITATION_DAYS = 7;
/** The people of one list who are invited to a job. */
export const CANDIDATE_LIST_MAX = 500;
/** How long an invitation to apply can be used. One to an interview ends when its interview closes. */
export const CANDIDATE_INVITATION_DAYS = 30;
/** Emails with invitations in 24 hours: by one company, to one address, and by one company to one address. */
export const INVITATION_MAILS = { ofCompany: 1_000, toPerson: 10, ofCompanyToPerson: 2 } as const;
/** Job alerts that are on for one address. */
export const JOB_ALERTS_MAX = 10;
/** How long the link that turns a job alert on works. */
export const JOB_ALERT_LINK_DAYS = 7;
/** The templates of jobs that a company keeps. */
export const TEMPLATES_MAX = 100;
export const TEMPLATE_NAME_MAX = 80;
/** The longest time that a search for jobs may name. */
export const POSTED_WITHIN_DAYS_MAX = 365;
/** An amount a year; nine digits, as the salary of a job. */
export const PAY_MAX = 999_999_999;
/** Longer than the name of any state with its country. */
export const STATE_NAME_MAX = 100;
export const MOBILE_DIGITS = 10;
export const ZIP_DIGITS = 5;
export const PASSWORD_MIN = 7;
export const PASSWORD_MAX = 15;
/** A password must contain at least one of these characters. */
export const PASSWORD_SPECIALS = '@$!%*#?&';
/** The codes of an authenticator app: their length, and how long each one is valid. */
export const CODE_DIGITS = 6;
export const CODE_SECONDS = 30;
/** How many recovery codes are made at a time. */
export const RECOVERY_CODES = 10;
/**
 * How long a browser is known after a sign-in. Wrong passwords from other browsers do not lock a known
 * browser out.
 */
export const KNOWN_DEVICE_DAYS = 400;
/** The period in which other people can make this server send only a limited number of mails. */
export const MAIL_WINDOW_HOURS = 1;
/** Texts of emails that a company writes itself. */
export const MAIL_SUBJECT_MAX = 150;
export const MAIL_TEXT_MAX = 5_000;
/** What a company tells about itself: its text as HTML, its pictures, and what each picture shows. */
export const ABOUT_MAX = 20_000;
export const COMPANY_PICTURES_MAX = 6;
export const PICTURE_ALT_MAX = 200;
export const CANDIDATE_ADDRESS_MIN = 20;
export const WORK_ADDRESS_MIN = 10;
export const ADDRESS_MAX = 500;
export const DESCRIPTION_MAX = 100_000;
export const QUESTION_MAX = 1_000;
export const ANSWER_MAX = 5_000;
/** Beside the expected answer of a question. */
export const ACCEPTED_ANSWERS_MAX = 5;
export const QUESTIONS_PER_KIND_MAX = 50;
/** Questions that a language model is told not to draft again. */
export const KNOWN_QUESTIONS_MAX = 100;
/** Of a file with questions. */
export const SET_QUESTIONS_MAX = 150;
export const SET_TEXT_MAX = 300_000;
export const MCQ_OPTIONS = 4;
export const SKILLS_MAX = 50;
export const SKILL_NAME_MAX = 60;
export const COMMUNICATION_MODE_MAX = 60;
export const CERTIFICATES_MAX = 20;
/** Years of work in a candidate's profile. */
export const EXPERIENCE_YEARS_MAX = 60;
/** Years of a contract. The last choice means this many years or more. */
export const CONTRACT_YEARS_MAX = 10;
export const NOTE_MAX = 5_000;
/** The length of a message, and how many a company or a candidate can send about an application in an hour. */
export const MESSAGE_MAX = 5_000;
export const MESSAGES_PER_HOUR = 30;
/** After an email with messages of one side, the next one waits so long and brings all that were written meanwhile. */
export const MESSAGE_MAIL_MINUTES = 10;
/** The applications with unread messages that are listed. */
export const UNREAD_CONVERSATIONS_MAX = 100;
export const MESSAGE_TEMPLATES_MAX = 100;
/** The reason for a verdict that a person changed. */
export const REASON_MAX = 1_000;
/** Corrections of misheard words, in one answer. */
export const CORRECTIONS_MAX = 60;
export const CORRECTION_TEXT_MAX = 200;

export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** How long a guest link may last. */
export const GUEST_HOURS_MIN = 1;
export const GUEST_DAYS_MAX = 90;

/**
 * An interview can be taken for so many days from its scheduled time, unless its employer chose another number. After
 * that it is expired, and lists call it missed: it can be neither started nor submitted.
 */
export const INTERVIEW_OPEN_DAYS = 3;
export const OPEN_DAYS_MIN = 1;
export const OPEN_DAYS_MAX = 30;
/**
 * The end of the period in which an interview that opens at `opensAt` can be taken for `openDays`. The database has the
 * same rule (`applications.interview_closes_at`).
 */
export const interviewClosesAt = (opensAt: Date, openDays: number): Date =>
  new Date(opensAt.getTime() + openDays * DAY_MS);

/** What a browser sends to measure its line. */
export const LINE_TEST_BYTES = 128 * 1024;
/**
 * The page that holds an interview tells the server so every few seconds. A page that has been silent for longer than the
 * lease does not hold it any more.
 */
export const HOLDER_BEAT_SECONDS = 3;
export const HOLDER_LEASE_SECONDS = 12;
/** Problems that wait for an answer, for one application. */
export const PROBLEMS_MAX = 5;
export const REQUEST_TEXT_MAX = 2_000;

export const MCQ_SECONDS = 120;
/** The usual limit of a spoken answer. A job can set another one. */
export const ANSWER_SECONDS = 120;
export const ANSWER_SECONDS_MIN = 30;
export const ANSWER_SECONDS_MAX = 300;
/** The longest time to think before a spoken answer that a job can set; 0 by default. */
export const THINKING_SECONDS_MAX = 120;
/** How many times a job can let a spoken answer be recorded again, at most; 0 by default. */
export const RETAKES_MAX = 3;
/** How many follow-ups an interview asks at most, where its job set that it asks any; one for an answer. */
export const FOLLOW_UPS_MAX = 3;
/**
 * How long the server waits for the words of the last answers before it settles the follow-ups without them. A busy
 * machine must not take a follow-up from a candidate; who does not want to wait can go on.
 */
export const FOLLOW_UP_WAIT_SECONDS = 60;
/** The longest answer in writing, in characters. */
export const WRITTEN_ANSWER_MAX = 5_000;
/**
 * A browser may run the timers of a hidden tab only once a minute, so an answer may be longer by this much.
 */
export const ANSWER_GRACE_SECONDS = 60;
/**
 * A spoken answer ends after so many seconds of silence, and the next question follows. With an accommodation
 * the time is longer (TIME_FACTORS).
 */
export const SILENCE_SECONDS = 10;
/** A window that has the focus again by then lost it by mistake. It is noted and has no consequences. */
export const BLUR_GRACE_SECONDS = 2;
export const URGENT_SECONDS = 10;
export const ADVANCE_DELAY_MS = 2_000;
export const NOTICE_MS = 3_000;
/** How long a toast stays, unless it is closed. It waits under the pointer and under the focus. */
export const TOAST_MS = 10_000;
export const MOBILE_BREAKPOINT_PX = 800;

export const JOB_TYPES = ['Contract', 'CTH', 'Direct Hire'] as const;
export const PREFERENCES = ['Required', 'Preferred'] as const;
export type Preference = (typeof PREFERENCES)[number];
export const NO_EXPERIENCE = '0 month';
export const EXPERIENCE_OPTIONS = [
  NO_EXPERIENCE,
  '6 months',
  '1 Year',
  ...[2, 3, 4, 5, 6, 7, 8, 9].map((years) => `${years} Years`),
  '10 Years & above',
];
export const TRAVEL_PERCENTAGES = [25, 50, 75, 100] as const;
/** A job with this value has no work location. */
export const FULLY_REMOTE = '100% Remote';
export const WFH_OPTIONS = [
  FULLY_REMOTE,
  '4 days a week',
  '3 days a week',
  '2 days a week',
  '1 day a week',
] as const;
export const ROUND_NAMES = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'] as const;
export const FIRST_ROUND = 'AI Interview';
/** In the order in which an interview asks them. The wizard has the reverse order. */
export const QUESTION_KINDS = ['mcq', 'skill', 'personal'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];
/** Whether leaving the page ends an interview or is only recorded. */
export const PROCTORING_MODES = ['enforced', 'record-only'] as const;
export type ProctoringMode = (typeof PROCTORING_MODES)[number];
export const USUAL_PROCTORING: ProctoringMode = 'enforced';
/** What the page of an interview notes. */
export const PROCTORING_KINDS = [
  'tab-hidden',
  'window-blurred',
  'page-reloaded',
  'page-left',
  'network-lost',
] as const;
export const APPLICATION_STATUSES = ['PENDING', 'SCHEDULED', 'REJECTED', 'COMPLETED', 'WITHDRAWN'] as const;

/** So many applications can be decided in one call. */
export const DECIDED_AT_ONCE_MAX = 500;
/** So many chosen people are compared at most: their ids fit into an address. */
export const COMPARED_MAX = 50;
/** The emails of decisions wait so long unless a company chooses otherwise; until then a decision can be undone. */
export const DECISION_MINUTES = 10;
export const DECISION_MINUTES_MAX = 1_440;

/** The factors by which an employer may extend the time for each answer of a candidate. */
export const TIME_FACTORS = [1, 1.5, 2] as const;
export const USUAL_TIME_FACTOR = TIME_FACTORS[0];
export const JOB_STATUSES = ['draft', 'open', 'closed', 'deleted'] as const;
/** The version of the consent before the interview. Change it whenever the text of the consent changes. */
export const CONSENT_VERSION = '2026-12';

/** What operators write. */
export const OPERATOR_REASON_MAX = 500;
export const OPERATOR_SEARCH_MAX = 100;
export const BANNER_MAX = 500;

/** For so many days, an erasure that was asked for can be called off. */
export const ERASURE_DAYS = 7;
/** A company answers somebody who withdrew the consent within so many months (GDPR, article 12(3)). */
export const REPLY_MONTHS = 1;
/** And at most so many days: Illinois wants an interview deleted within 30 (820 ILCS 42/15), and a month may have 31. */
export const REPLY_DAYS_MAX = 30;
export const DELETION_REASON_MAX = 2_000;
/** For so many hours, an archive of everything that is held on a person can be downloaded. */
export const EXPORT_HOURS = 24;
export const HOLD_REASON_MAX = 1_000;
/** A browser asks about so many applications at once. */
export const LOCAL_COPIES_MAX = 200;
