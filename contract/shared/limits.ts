/**
 * The numbers in section 9 of the specification, and those that it leaves open. Sizes are in bytes and times in
 * milliseconds, unless the name says otherwise.
 */
/** The rows on one page of a list. */
export const PAGE_LIMIT = { default: 20, max: 100 } as const;
/** The people on one page of the applicant search. */
export const PEOPLE_FOUND_LIMIT = { default: 20, max: 50 } as const;
export const SEARCH_TEXT_MAX = 100;
/** Further words of a search are ignored. */
export const SEARCH_WORDS_MAX = 8;
/** The applications and the spoken excerpts that the search shows for one person. */
export const APPLICATIONS_FOUND_MAX = 10;
export const EXCERPTS_FOUND_MAX = 3;
/** How many of the newest applications the page of a person shows. */
export const APPLICATIONS_OF_PERSON_MAX = 100;
/** The longest wait, in days, that a list can be filtered by. */
export const WAITING_DAYS_MAX = 3_650;
/** The most saved views of one member, and the most that a company shares. */
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
/** The longest source of an application. */
export const SOURCE_MAX = 40;
export const COMPANY_NAME_MAX = 100;
/** The longest slug. A slug made from a name may end with the id of its company. */
export const SLUG_MAX = 100;
export const DESIGNATION_MAX = 100;
export const HELP_SEARCH_MAX = 100;
/** The most members of a company, including invited ones. */
export const MEMBERS_MAX = 500;
/** The most jobs that one reviewer can review. */
export const MEMBER_JOBS_MAX = 200;
/** The most members that one note can mention. */
export const MENTIONS_MAX = 50;
/** More questions than an interview can have. */
export const QUESTIONS_SCORED_MAX = 200;
/** How long the link of an invitation works. */
export const INVITATION_DAYS = 7;
/** The most people in one list of invitations to a job. */
export const CANDIDATE_LIST_MAX = 500;
/** How long an invitation to apply can be used. An invitation to an interview ends when the interview closes. */
export const CANDIDATE_INVITATION_DAYS = 30;
/** Emails with invitations in 24 hours: by one company, to one address, and by one company to one address. */
export const INVITATION_MAILS = { ofCompany: 1_000, toPerson: 10, ofCompanyToPerson: 2 } as const;
/** The most job alerts that can be on for one address. */
export const JOB_ALERTS_MAX = 10;
/** How long the link that turns a job alert on works. */
export const JOB_ALERT_LINK_DAYS = 7;
/** The most job templates that a company can keep. */
export const TEMPLATES_MAX = 100;
export const TEMPLATE_NAME_MAX = 80;
/** The longest time since posting that a job search can use. */
export const POSTED_WITHIN_DAYS_MAX = 365;
/** The largest yearly amount, with nine digits, like the salary of a job. */
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
/** The period in which other people can make this server send only a limited number of emails. */
export const MAIL_WINDOW_HOURS = 1;
/** The limits for texts of emails that a company writes itself. */
export const MAIL_SUBJECT_MAX = 150;
export const MAIL_TEXT_MAX = 5_000;
/** The limits for what a company says about itself: its text as HTML, its pictures, and their descriptions. */
export const ABOUT_MAX = 20_000;
export const COMPANY_PICTURES_MAX = 6;
export const PICTURE_ALT_MAX = 200;
export const CANDIDATE_ADDRESS_MIN = 20;
export const WORK_ADDRESS_MIN = 10;
export const ADDRESS_MAX = 500;
export const DESCRIPTION_MAX = 100_000;
export const QUESTION_MAX = 1_000;
export const ANSWER_MAX = 5_000;
/** The most accepted answers of a question, besides the expected one. */
export const ACCEPTED_ANSWERS_MAX = 5;
export const QUESTIONS_PER_KIND_MAX = 50;
/** The most questions that a language model can be told not to draft again. */
export const KNOWN_QUESTIONS_MAX = 100;
/** The limits of a file with questions. */
export const SET_QUESTIONS_MAX = 150;
export const SET_TEXT_MAX = 300_000;
export const MCQ_OPTIONS = 4;
export const SKILLS_MAX = 50;
export const SKILL_NAME_MAX = 60;
export const COMMUNICATION_MODE_MAX = 60;
export const CERTIFICATES_MAX = 20;
/** The most years of work in a candidate's profile. */
export const EXPERIENCE_YEARS_MAX = 60;
/** The years of a contract. The last choice means this many years or more. */
export const CONTRACT_YEARS_MAX = 10;
export const NOTE_MAX = 5_000;
/** The length of a message, and how many a company or a candidate can send about an application in an hour. */
export const MESSAGE_MAX = 5_000;
export const MESSAGES_PER_HOUR = 30;
/** How long the next email with one side's messages is held back. It then contains everything written in the meantime. */
export const MESSAGE_MAIL_MINUTES = 10;
/** The most applications with unread messages that are listed. */
export const UNREAD_CONVERSATIONS_MAX = 100;
export const MESSAGE_TEMPLATES_MAX = 100;
/** The longest reason for a verdict that a person changed. */
export const REASON_MAX = 1_000;
/** The most corrections of misheard words in one answer. */
export const CORRECTIONS_MAX = 60;
export const CORRECTION_TEXT_MAX = 200;

export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** The longest time that a guest link can last. */
export const GUEST_HOURS_MIN = 1;
export const GUEST_DAYS_MAX = 90;

/**
 * For how many days from its scheduled time an interview can be taken, unless its employer chose another number. After
 * that it has expired, lists show it as missed, and it can be neither started nor submitted.
 */
export const INTERVIEW_OPEN_DAYS = 3;
export const OPEN_DAYS_MIN = 1;
export const OPEN_DAYS_MAX = 30;
/**
 * The end of the window of an interview that opens at `opensAt` for `openDays`. The database has the same rule
 * (`applications.interview_closes_at`).
 */
export const interviewClosesAt = (opensAt: Date, openDays: number): Date =>
  new Date(opensAt.getTime() + openDays * DAY_MS);

/** How many bytes a browser sends to measure its connection. */
export const LINE_TEST_BYTES = 128 * 1024;
/**
 * The page that holds an interview contacts the server every few seconds. A page that has been silent for longer than the
 * lease no longer holds it.
 */
export const HOLDER_BEAT_SECONDS = 3;
export const HOLDER_LEASE_SECONDS = 12;
/** The most pending problems of one application. */
export const PROBLEMS_MAX = 5;
export const REQUEST_TEXT_MAX = 2_000;

export const MCQ_SECONDS = 120;
/** The usual limit of a spoken answer. A job can set another one. */
export const ANSWER_SECONDS = 120;
export const ANSWER_SECONDS_MIN = 30;
export const ANSWER_SECONDS_MAX = 300;
/** The longest time to think before a spoken answer that a job can set; 0 by default. */
export const THINKING_SECONDS_MAX = 120;
/** The most times that a job can let a spoken answer be recorded again; 0 by default. */
export const RETAKES_MAX = 3;
/** The most follow-ups in an interview, if its job is set to ask them; at most one for each answer. */
export const FOLLOW_UPS_MAX = 3;
/**
 * How long the server waits for the transcripts of the last answers before it settles the follow-ups without them. A busy
 * machine must not cost a candidate a follow-up. Candidates who do not want to wait can go on.
 */
export const FOLLOW_UP_WAIT_SECONDS = 60;
/** The longest answer in writing, in characters. */
export const WRITTEN_ANSWER_MAX = 5_000;
/** Browsers may run the timers of a hidden tab only once a minute, so an answer may be this much longer. */
export const ANSWER_GRACE_SECONDS = 60;
/**
 * After how many seconds of silence a spoken answer ends and the next question follows. With an accommodation the time is
 * longer (TIME_FACTORS).
 */
export const SILENCE_SECONDS = 10;
/** If a window regains the focus within this time, it lost it by mistake. This is recorded but has no consequences. */
export const BLUR_GRACE_SECONDS = 2;
export const URGENT_SECONDS = 10;
export const ADVANCE_DELAY_MS = 2_000;
export const NOTICE_MS = 3_000;
/** How long a toast stays unless it is closed. The time stops while it has the pointer or the focus. */
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
/** The kinds of question, in the order in which an interview asks them. The wizard has the reverse order. */
export const QUESTION_KINDS = ['mcq', 'skill', 'personal'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];
/** Whether leaving the page ends an interview or is only recorded. */
export const PROCTORING_MODES = ['enforced', 'record-only'] as const;
export type ProctoringMode = (typeof PROCTORING_MODES)[number];
export const USUAL_PROCTORING: ProctoringMode = 'enforced';
/** The events that the page of an interview records. */
export const PROCTORING_KINDS = [
  'tab-hidden',
  'window-blurred',
  'page-reloaded',
  'page-left',
  'network-lost',
] as const;
export const APPLICATION_STATUSES = ['PENDING', 'SCHEDULED', 'REJECTED', 'COMPLETED', 'WITHDRAWN'] as const;

/** The most applications that can be decided in one call. */
export const DECIDED_AT_ONCE_MAX = 500;
/** The most people that can be compared, so that their ids fit into an address. */
export const COMPARED_MAX = 50;
/** How long the emails of decisions are held back by default. Until then, a decision can be undone. */
export const DECISION_MINUTES = 10;
export const DECISION_MINUTES_MAX = 1_440;

/** The factors by which an employer may extend the time for each answer of a candidate. */
export const TIME_FACTORS = [1, 1.5, 2] as const;
export const USUAL_TIME_FACTOR = TIME_FACTORS[0];
export const JOB_STATUSES = ['draft', 'open', 'closed', 'deleted'] as const;
/** The version of the consent before the interview. Change it whenever the text of the consent changes. */
export const CONSENT_VERSION = '2026-12';

/** The limits for what operators write. */
export const OPERATOR_REASON_MAX = 500;
export const OPERATOR_SEARCH_MAX = 100;
export const BANNER_MAX = 500;

/** For how many days a requested erasure can be cancelled. */
export const ERASURE_DAYS = 7;
/** Within how many months a company must answer a candidate who withdrew their consent (GDPR, article 12(3)). */
export const REPLY_MONTHS = 1;
/**
 * The most days for that answer: Illinois requires an interview to be deleted within 30 (820 ILCS 42/15), and a month can
 * have 31.
 */
export const REPLY_DAYS_MAX = 30;
export const DELETION_REASON_MAX = 2_000;
/** For how many hours an archive of all data held on a person can be downloaded. */
export const EXPORT_HOURS = 24;
export const HOLD_REASON_MAX = 1_000;
/** How many applications a browser asks about at once. */
export const LOCAL_COPIES_MAX = 200;
