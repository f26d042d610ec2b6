/**
 * Every refusal and error of the server has a code, `responseStatus.code`, for clients to act on. The message
 * of a code may change; the code does not. This file lists all codes with their meaning, and the OpenAPI page
 * shows them.
 */

/** statusCode 1, HTTP 200: the call was processed, and the user can act on the refusal. */
export const REFUSALS = {
  'email.already-registered': 'The address has an account, or a registration that waits.',
  'email.not-verified': 'The password is right, but the link mailed to the address was not opened yet.',
  'sign-in.second-factor-needed': 'The password is right. `ticket` and one of `secondFactor` go on.',
  'sign-in.second-factor-to-set-up':
    'The password is right, and the company asks for a second factor. `ticket` goes on.',
  'sign-in.locked': 'The people who run the installation have locked the account.',
  'sign-in.no-company': 'The password is right, but the person was removed from the company.',
  'member.already': 'The person is a member, or an owner, already.',
  'member.last-owner': 'The company would have no owner.',
  'company.full': 'The company has as many members and invitations as it may have.',
  'invitation.address-in-use': 'The address of the invitation has an account that cannot join.',
  'sign-in.sign-on-required':
    'The person was recognised, and the company asks its members to use its single sign-on. `companyId` is for auth/startSignOn, null for the provider of the operator.',
  'sign-on.unknown-provider': 'There is no provider for this.',
  'sign-on.provider-away': 'The provider cannot be reached, or does not answer as it should.',
  'sign-on.cancelled': 'The person or the provider ended the sign-on.',
  'sign-on.nobody': 'The provider knows the person, but no account here belongs to the person.',
  'sign-on.linked-elsewhere': 'The person of the provider is linked to another account.',
  'sign-on.domain-not-proven': 'The TXT record of the domain was not found, or holds something else.',
  'sign-on.domain-taken': 'Another company has proven the domain.',
  'sign-on.too-many-domains': 'The company has as many domains as it may have.',
  'second-factor.too-many-passkeys': 'The account has as many passkeys as it may have.',
  'second-factor.missing': 'The account has no second factor, which this call needs.',
  'second-factor.last': 'The company asks for a second factor, and this is the only one of the account.',
  'profile.missing': 'The account has no profile yet, which this call needs.',
  'resume.no-text': 'The resume holds no text that can be read.',
  'resume.unreadable': 'The resume cannot be read: protected, damaged, or too complex.',
  'job.already-saved': 'The draft of this key was continued elsewhere, so it is not written over.',
  'job.already-published': 'The job was published already.',
  'job.not-published': 'The job is a draft.',
  'job.never-posted': 'The job was never posted, so it can be restored but not reposted.',
  'job.closed': 'The job is closed.',
  'job.deleted': 'The job is deleted.',
  'job.changed-meanwhile':
    'Somebody has changed the same part of the job since the `version` that was read. `data.version` is that of now.',
  'job.incomplete': 'A step of the job is missing: `missingStep`.',
  'template.name-taken': 'The company has a template of this name already.',
  'template.too-many': 'The company has as many templates as it may have.',
  'question-set.not-made': 'There are no own questions, or more than a file holds.',
  'question-set.changed': 'The file with questions was changed after it was signed.',
  'drafts.no-model': 'No language model is configured.',
  'drafts.unusable': 'The language model is away, too slow, or answers with something else than questions.',
  'kit.name-taken': 'The company has a kit of this name already.',
  'kit.too-many': 'The company has as many kits as it may have.',
  'job-alert.too-many': 'The address has as many job alerts as it may have.',
  'candidate-invitation.over': 'The invitation was used, declined, revoked or is too old for this.',
  'candidate-invitation.not-wanted': 'The person wants no more invitations from the company.',
  'candidate-invitation.too-many': 'As many invitations were mailed as may be mailed in a day.',
  'interview.notice-period':
    'The interview would open too soon after the candidate was told of the tool. `noticeGiven` says that they were told before.',
  'application.already-applied': 'The candidate has applied to this job already.',
  'application.already-scheduled': 'The interview of this application is scheduled already.',
  'application.already-declined': 'The application was declined already.',
  'application.already-completed': 'The interview of this application is completed already.',
  'application.withdrawn': 'The candidate has withdrawn the application.',
  'application.decided': 'The application is decided, and this must come before the interview.',
  'application.not-told':
    'A decision on the application was not told to the candidate yet. Undo it, or wait.',
  'application.changed-meanwhile': 'Another call changed the application a moment ago.',
  'decision.told': 'The mails of the decision have gone, so it cannot be undone.',
  'decision.undone': 'The decision has been undone or replaced already.',
  'decision.waiting': 'The decision has not been told yet: undo it instead.',
  'interview.not-scheduled': 'The application has no scheduled interview.',
  'interview.too-early': 'The interview has not opened yet.',
  'interview.expired': 'The time in which the interview could be taken is over.',
  'interview.already-begun': 'The interview has begun already.',
  'interview.already-submitted': 'The interview is submitted already.',
  'interview.given-again':
    'The interview was given again, so nothing more is taken for the attempt before. Read the session.',
  'interview.open-elsewhere':
    'The interview is held by another page or device. `device`, `turn` and `isAlive` tell of it; interview/holdInterview takes it over.',
  'interview.still-open': 'The interview can still be taken, so it is not given again.',
  'interview.all-answered': 'Every question has an answer, so there is none that was not answered.',
  'interview.consent-needed':
    'The candidate has not consented yet. `consentVersion` is the version to show and to send to startInterview.',
  'message.too-many': 'As many messages about the application were sent within an hour as may be.',
  'offer.over': 'The offer was answered, withdrawn or replaced, or has expired.',
  'request.answered': 'The request was answered in another way already.',
  'request.too-many': 'As many problems wait for an answer as may wait.',
  'interview.answer-too-long': 'The spoken answer lasts longer than what is taken.',
  'interview.opening-moved': 'The candidate has moved the opening of this window already.',
  'interview.outside-window': 'The moment is not within the window of the interview, or is over.',
  'interview.no-retake': 'The answer was recorded as often as the settings of the interview let it be.',
  'interview.not-in-writing': 'Answers in writing were not granted to the candidate.',
  'scorecard.not-submitted': 'There is no submitted interview to judge.',
  'scorecard.final': 'The review is blind, so a scorecard that is in cannot be changed.',
  'scorecard.needed':
    "The review is blind, so the member's own scorecard, or the card on a round that the member takes part in, must come first.",
  'card.too-early': 'The round has no time, or has not begun.',
  'card.cancelled': 'The round was cancelled.',
  'card.final': 'The review is blind, so a card that is in cannot be changed.',
  'report.not-ready': 'The report is still being made.',
  'round-recording.no-consent': 'The candidate has not agreed to a recording of the round, or not any more.',
  'round-recording.too-early': 'The round has no time, or has not begun.',
  'round-recording.exists': 'The round has a recording already.',
  'guest-link.too-many': 'The report has as many guest links as it may have.',
  'question.enough-answers': 'The question has as many accepted answers as it may have.',
  'question.not-asked': 'No job asks the question any more.',
  'question.same-words': 'The question in its place would be the same.',
  'question.asked-already': 'A job that asks the question asks the one in its place too.',
  'question.last-of-kind': 'A job that asks the question asks no other of its kind.',
  'answer.not-scored': 'Answers to personal questions are never scored.',
  'correction.missing': 'There is no correction of this answer.',
  'correction.decided': 'The employer has decided on the correction already.',
  'correction.too-late': 'The time in which words can be corrected is over.',
  'correction.not-spoken': 'The answer is a chosen option, and only spoken words can be corrected.',
  'correction.no-words': 'No words were heard in the answer.',
  'webhook.too-many': 'The company has as many webhooks as it may have.',
  'webhook.off': 'The webhook is off, so nothing is sent to it.',
  'view.too-many': 'There are as many saved views as there may be.',
  'view.name-taken': 'Another view of this list has the name.',
  'company.changed-meanwhile':
    'The profile was changed after it was read. `version` is that of the present one.',
  'mail-text.changed-meanwhile':
    'Another member changed the text after it was read. `changedAt` is that of the present text.',
  'interview.erased': 'The interview was deleted, so there is no report any more.',
  'consent.none': 'No consent was given to an interview that is still there, so there is none to withdraw.',
  'deletion-request.none': 'Nobody waits for an answer about this interview.',
  'erasure.legal-hold': 'A company must keep it for a legal matter, so nothing of it can be deleted.',
  'erasure.no-interview': 'There is no interview to delete.',
  'operator.task-running': 'The task is being tried at this moment.',
  'operator.self': 'Operators do not do this to their own account.',
  'operator.member': 'The account is that of a member of a company.',
  'job.taken-down': 'The people who run the installation took the job down.',
  'round.no-member': 'Nobody takes part in the round: name the members.',
  'round.time-taken': 'The time was taken, or is over. `data.times` has the next free ones.',
  'round.cancelled': 'The round is cancelled.',
  'round.over': 'The round has begun already, or the application is closed.',
  'round.time-changed': 'The round has another time than the one that was seen.',
  'round.moved-already': 'The candidate has moved the round as often as it may be moved.',
  'round.too-late': 'The round begins too soon to be moved by its candidate.',
  'company.taken-down': 'The people who run the installation took the company down.',
  'token.too-many': 'The company has as many API tokens as it may have.',
} as const;

export type RefusalCode = keyof typeof REFUSALS;

/** Errors, statusCode 2, of the calls that list them in `refusals`. */
const ERRORS = {
  'link.expired': { httpStatus: 400, means: 'The mailed link is unknown, used or too old.' },
  'captcha.failed': { httpStatus: 400, means: 'The captcha was not solved, is too old, or was used before.' },
  'password.guessable': {
    httpStatus: 400,
    means: 'The password is on the list of stolen passwords, or is the person’s own name or email.',
  },
  'password.wrong-current': { httpStatus: 400, means: 'The current password is wrong.' },
  'email.in-use': { httpStatus: 400, means: 'The new address belongs to an account.' },
  'sign-in.wrong-credentials': { httpStatus: 401, means: 'Email or password is wrong.' },
  'sign-in.ticket-expired': { httpStatus: 400, means: 'The ticket is too old: sign in again.' },
  'sign-in.too-many-attempts': { httpStatus: 429, means: 'Too many wrong attempts: see Retry-After.' },
  'sign-on.expired': { httpStatus: 400, means: 'The sign-on is too old or of another browser: begin again.' },
  'sign-on.not-accepted': { httpStatus: 400, means: 'What the provider sent is not valid: begin again.' },
  'second-factor.wrong-code': { httpStatus: 400, means: 'The code is wrong or was used before.' },
  'passkey.not-accepted': { httpStatus: 400, means: 'The passkey was not accepted.' },
  'guest-link.ended': { httpStatus: 404, means: 'The guest link is unknown, ended or expired.' },
  'mail.too-many': { httpStatus: 429, means: 'Too many mails or messages within an hour for this person.' },
  'mail.too-many-from-network': {
    httpStatus: 429,
    means: 'Too many emails within an hour were asked for from this network.',
  },
  'answer.not-an-option': { httpStatus: 400, means: 'The answer is not one of the options of the question.' },
  'webhook.address-refused': {
    httpStatus: 400,
    means: 'Nothing may be sent to this address: it is not public, not https, or unknown.',
  },
  'calendar.address-refused': {
    httpStatus: 400,
    means: 'The calendar may not be read from this address: it is not public, not https, or unknown.',
  },
  'recording.unreadable': { httpStatus: 415, means: 'The recording cannot be heard: damaged or too long.' },
} as const;

/** Errors of the calls that accept a file. */
const UPLOAD_ERRORS = {
  'upload.empty': { httpStatus: 400, means: 'The file is empty.' },
  'upload.broken-off': { httpStatus: 400, means: 'The upload ended before the file did.' },
  'upload.infected': { httpStatus: 400, means: 'The virus scanner found something in the file.' },
  'upload.too-large': { httpStatus: 413, means: 'The file is larger than what is allowed.' },
  'upload.no-room': { httpStatus: 413, means: 'The account or the interview has no room left for the file.' },
  'upload.wrong-format': {
    httpStatus: 415,
    means: 'The content of the file is not of a format that is taken.',
  },
  'upload.daily-limit': { httpStatus: 429, means: 'The account has uploaded what it may in one day.' },
  'upload.another-on-its-way': { httpStatus: 503, means: 'Another upload holds the room: see Retry-After.' },
  'upload.scanner-away': { httpStatus: 503, means: 'The file could not be scanned: see Retry-After.' },
} as const;

/** Errors of resumable uploads (tus). These uploads are not calls of the contract. */
const RECORDING_ERRORS = {
  'recording.offset-differs': { httpStatus: 409, means: 'The recording ends elsewhere: ask for its offset.' },
  'recording.too-large': { httpStatus: 413, means: 'The recordings are larger than what is allowed.' },
  'recording.too-many': { httpStatus: 413, means: 'The interview has as many recordings as it may have.' },
  'recording.too-many-pieces': { httpStatus: 413, means: 'The recording has as many pieces as it may have.' },
} as const;

/** Errors that any call may give. */
const SHARED_ERRORS = {
  'invalid-input': { httpStatus: 400, means: 'A field is wrong: `issues` names it.' },
  'invalid-request': { httpStatus: 400, means: 'The request could not be understood.' },
  'not-signed-in': { httpStatus: 401, means: 'Nobody is signed in, or the login has ended.' },
  'not-allowed': { httpStatus: 403, means: 'Accounts of this role may not do this.' },
  'company.not-allowed': { httpStatus: 403, means: "The member's role in the company does not allow this." },
  'token.not-allowed': {
    httpStatus: 403,
    means: 'The API token does not have the scope of this call, or no token may make it.',
  },
  'not-found': { httpStatus: 404, means: 'It is not there, or it belongs to somebody else.' },
  'too-slow': { httpStatus: 408, means: 'The request did not arrive in time. It may be sent again.' },
  'too-large': { httpStatus: 413, means: 'The request is too large.' },
  'wrong-media-type': { httpStatus: 415, means: 'The request has another Content-Type than the call takes.' },
  'too-many-requests': { httpStatus: 429, means: 'Too many requests: try again in a minute.' },
  'server-error': { httpStatus: 500, means: 'Our fault; `requestId` names the entry in the log.' },
  'server-busy': { httpStatus: 503, means: 'The server cannot answer now: try again in a moment.' },
  'storage-full': { httpStatus: 503, means: 'Nothing can be stored now.' },
} as const;

const ALL_ERRORS = { ...SHARED_ERRORS, ...ERRORS, ...UPLOAD_ERRORS, ...RECORDING_ERRORS };

/** The code of an error. Each one has a fixed HTTP status. */
export type ErrorCode = keyof typeof ALL_ERRORS;
export type Code = RefusalCode | ErrorCode;
/** The codes that an endpoint lists in `refusals`. The other codes are added automatically. */
export type OwnCode = RefusalCode | keyof typeof ERRORS;

const keysOf = <Key extends string>(codes: Record<Key, unknown>) => Object.keys(codes) as Key[];

const UPLOAD_CODES = keysOf(UPLOAD_ERRORS);
export const RECORDING_CODES = keysOf(RECORDING_ERRORS);
export const SHARED_CODES = keysOf(SHARED_ERRORS);
export const CODES: readonly Code[] = [...keysOf(REFUSALS), ...keysOf(ALL_ERRORS)];

const isRefusal = (code: Code): code is RefusalCode => Object.hasOwn(REFUSALS, code);

export const httpStatusOf = (code: Code): number => (isRefusal(code) ? 200 : ALL_ERRORS[code].httpStatus);
export const meaningOf = (code: Code): string => (isRefusal(code) ? REFUSALS[code] : ALL_ERRORS[code].means);

/** The refusals of calls that need an open interview. Each one is a reason why it is not open. */
export const OPEN_INTERVIEW = [
  'interview.not-scheduled',
  'interview.too-early',
  'interview.expired',
  'interview.already-submitted',
  'interview.given-again',
  'interview.consent-needed',
  'interview.open-elsewhere',
] as const satisfies readonly RefusalCode[];

/** Every code that this call can give. */
export function codesOf(endpoint: { refusals?: readonly OwnCode[]; upload?: unknown }): readonly Code[] {
  return [...(endpoint.refusals ?? []), ...(endpoint.upload ? UPLOAD_CODES : []), ...SHARED_CODES];
}

/** The data of the refusal 'interview.open-elsewhere'. */
export interface OpenElsewhere {
  /** What holds the interview: 'Firefox on Windows'. */
  device: string;
  /** The turn that another page takes over from. */
  turn: number;
  /** Whether it was heard of within the last seconds. */
  isAlive: boolean;
}

/** The data of the refusal 'interview.consent-needed'. */
export interface ConsentNeeded {
  /** The version of the consent to show and to send to startInterview. */
  consentVersion: string;
}
