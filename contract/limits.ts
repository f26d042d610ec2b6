/** Numbers of the specification's sections 9, and those it leaves open. Sizes in bytes, times in milliseconds unless named. */
export const MAX_DOCUMENT_BYTES = 5_242_880;
/** The specification gives videos no limit; a pitch or message of some minutes fits. */
export const MAX_VIDEO_BYTES = 500 * 1024 * 1024;
export const MAX_INTERVIEW_VIDEO_BYTES = 4 * 1024 * 1024 * 1024;
/** What a PATCH of a resumable recording is cut into, at most: some ten seconds of film. */
export const MAX_CHUNK_BYTES = 4 * 1024 * 1024;
/** One for each load of the interview's page. */
export const MAX_RECORDINGS = 100;
/** One a second for more than five hours. */
export const MAX_CHUNKS = 20_000;
/** 120 s of 48 kHz stereo float, with room. */
export const MAX_ANSWER_AUDIO_BYTES = 64 * 1024 * 1024;

/** Numbers, dates, codes, ids: as texts they may be longer than they should, so that the rule itself says what is wrong. */
export const SHORT_TEXT_MAX = 100;
export const ID_MAX = 100;
export const EMAIL_MAX = 254;
export const NAME_MAX = 50;
export const COMPANY_NAME_MAX = 100;
export const DESIGNATION_MAX = 100;
export const MOBILE_DIGITS = 10;
export const ZIP_DIGITS = 5;
export const PASSWORD_MIN = 7;
export const PASSWORD_MAX = 15;
/** A password has at least one of them. */
export const PASSWORD_SPECIALS = '@$!%*#?&';
/** Of the codes of an authenticator app, which change after so many seconds. */
export const CODE_DIGITS = 6;
export const CODE_SECONDS = 30;
/** After a sign-in, a browser is known for so long: others' wrong passwords do not lock it out. */
export const KNOWN_DEVICE_DAYS = 400;
/** In so many hours, somebody else can make this server send a limited number of mails. */
export const MAIL_WINDOW_HOURS = 1;
export const CANDIDATE_ADDRESS_MIN = 20;
export const WORK_ADDRESS_MIN = 10;
export const ADDRESS_MAX = 500;
export const DESCRIPTION_MAX = 100_000;
export const QUESTION_MAX = 1_000;
export const ANSWER_MAX = 5_000;
export const QUESTIONS_PER_KIND_MAX = 50;
export const MCQ_OPTIONS = 4;
export const SKILLS_MAX = 50;
export const SKILL_NAME_MAX = 60;
export const COMMUNICATION_MODE_MAX = 60;
export const CERTIFICATES_MAX = 20;
/** Years of work in a candidate's profile. */
export const EXPERIENCE_YEARS_MAX = 60;
/** Years of a contract; the last choice means so many and more. */
export const CONTRACT_YEARS_MAX = 10;
export const NOTE_MAX = 5_000;

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/**
 * An interview can be taken from the scheduled moment on, for so many days. After that it is expired, which lists call missed: it
 * can neither be begun nor submitted.
 */
export const INTERVIEW_OPEN_DAYS = 3;
export const INTERVIEW_EXPIRY_MS = INTERVIEW_OPEN_DAYS * DAY_MS;
/** Until when an interview can be taken that is scheduled for `opensAt`. */
export const interviewClosesAt = (opensAt: Date): Date => new Date(opensAt.getTime() + INTERVIEW_EXPIRY_MS);
/** Interviews that were scheduled before this moment can no longer be taken. */
export const expiredBefore = (now: Date): Date => new Date(now.getTime() - INTERVIEW_EXPIRY_MS);

export const MCQ_SECONDS = 120;
export const ANSWER_SECONDS = 120;
/** A browser may wake a hidden tab once a minute alone: an answer may be so much longer than its time. */
export const ANSWER_GRACE_SECONDS = 60;
/** After so many seconds without a voice, a spoken answer ends and the next question is put; more with an accommodation (TIME_FACTORS). */
export const SILENCE_SECONDS = 10;
export const URGENT_SECONDS = 10;
export const ADVANCE_DELAY_MS = 2_000;
export const NOTICE_MS = 3_000;
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
/** Such a job has no work location. */
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
/** In the order in which an interview asks them; the wizard asks for them the other way round. */
export const QUESTION_KINDS = ['mcq', 'skill', 'personal'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];
/** Whether leaving the page ends an interview, or is only noted. */
export const PROCTORING_MODES = ['enforced', 'record-only'] as const;
export type ProctoringMode = (typeof PROCTORING_MODES)[number];
export const APPLICATION_STATUSES = ['PENDING', 'SCHEDULED', 'REJECTED', 'COMPLETED', 'WITHDRAWN'] as const;

/** How many times the usual time an employer may grant a candidate for each answer. */
export const TIME_FACTORS = [1, 1.5, 2] as const;
export const JOB_STATUSES = ['draft', 'open', 'closed', 'deleted'] as const;
/** What the candidate agreed to before the interview; raised whenever the consent's text changes. */
export const CONSENT_VERSION = '2026-11';
