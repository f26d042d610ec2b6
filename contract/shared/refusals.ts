/**
 * Every refusal and error of the server has a code, `responseStatus.code`, that clients can act on. The message of a code
 * may change; the code does not. This file lists all codes with their meaning, and the OpenAPI page shows them.
 */

/** statusCode 1, HTTP 200: the call was processed, and the user can act on the refusal. */
export const REFUSALS = {
  'email.already-registered': 'The address has an account, or a registration that is not verified yet.',
  'email.not-verified':
    'The password is correct, but the link emailed to the address has not been opened yet.',
  'sign-in.second-factor-needed':
    'The password is correct. Continue with `ticket` and one of `secondFactor`.',
  'sign-in.second-factor-to-set-up':
    'The password is correct, but the company requires a second factor. Continue with `ticket`.',
  'sign-in.locked': 'The operator has locked the account.',
  'sign-in.no-company': 'The password is correct, but the person was removed from the company.',
  'member.already': 'The person is already a member or an owner.',
  'member.last-owner': 'The company would be left without an owner.',
  'company.full': 'The company has reached its limit of members and invitations.',
  'invitation.address-in-use': 'The invited address belongs to an account that cannot join.',
  'sign-in.sign-on-required':
    "The person was recognised, but the company requires its single sign-on. Pass `companyId` to auth/startSignOn; null means the operator's provider.",
  'sign-on.unknown-provider': 'No provider was found.',
  'sign-on.provider-away': 'The provider cannot be reached, or its response is not valid.',
  'sign-on.cancelled': 'The person or the provider cancelled the sign-on.',
  'sign-on.nobody': 'The provider knows the person, but the person has no account here.',
  'sign-on.linked-elsewhere': "The provider's user is linked to another account.",
  'sign-on.domain-not-proven': "The domain's TXT record was not found, or has another value.",
  'sign-on.domain-taken': 'Another company has verified the domain.',
  'sign-on.too-many-domains': 'The company has reached its limit of domains.',
  'second-factor.too-many-passkeys': 'The account has reached its limit of passkeys.',
  'second-factor.missing': 'This call needs a second factor, and the account has none.',
  'second-factor.last': "The company requires a second factor, and this is the account's only one.",
  'profile.missing': 'This call needs a profile, and the account has none yet.',
  'resume.no-text': 'The resume contains no readable text.',
  'resume.unreadable': 'The resume cannot be read: it is protected, damaged or too complex.',
  'job.already-saved': 'The draft with this key was continued elsewhere, so it is not overwritten.',
  'job.already-published': 'The job is already published.',
  'job.not-published': 'The job is a draft.',
  'job.never-posted': 'The job was never posted, so it can be restored but not reposted.',
  'job.closed': 'The job is closed.',
  'job.deleted': 'The job is deleted.',
  'job.changed-meanwhile':
    'Someone has changed the same part of the job since the `version` you read. `data.version` is the current one.',
  'job.incomplete': 'A step of the job is missing: `missingStep`.',
  'template.name-taken': 'The company already has a template with this name.',
  'template.too-many': 'The company has reached its limit of templates.',
  'question-set.not-made': 'There are no custom questions, or more than fit in a file.',
  'question-set.changed': 'The file was changed after it was signed.',
  'drafts.no-model': 'No language model is configured.',
  'drafts.unusable': 'The language model is unavailable, too slow, or did not return questions.',
  'kit.name-taken': 'The company already has a kit with this name.',
  'kit.too-many': 'The company has reached its limit of kits.',
  'job-alert.too-many': 'The address has reached its limit of job alerts.',
  'candidate-invitation.over': 'The invitation was used, declined or revoked, or has expired.',
  'candidate-invitation.not-wanted': 'The person has opted out of invitations from the company.',
  'candidate-invitation.too-many': 'The daily limit of emailed invitations has been reached.',
  'interview.notice-period':
    'The interview would open too soon after the candidate was told about the tool. Send `noticeGiven` if the candidate was told before.',
  'application.already-applied': 'The candidate has already applied to this job.',
  'application.already-scheduled': 'The interview of this application is already scheduled.',
  'application.already-declined': 'The application is already declined.',
  'application.already-completed': 'The interview of this application is already completed.',
  'application.withdrawn': 'The candidate has withdrawn the application.',
  'application.decided': 'The application has been decided, and this is only possible before the interview.',
  'application.not-told':
    'The candidate has not been notified yet of a decision on the application. Undo it, or wait.',
  'application.changed-meanwhile': 'Another call has just changed the application.',
  'decision.told': 'The emails of the decision have been sent, so it can no longer be undone.',
  'decision.undone': 'The decision has already been undone or replaced.',
  'decision.waiting': 'The emails of the decision have not been sent yet: undo it instead.',
  'interview.not-scheduled': 'The application has no scheduled interview.',
  'interview.too-early': 'The interview is not open yet.',
  'interview.expired': 'The window of the interview has closed.',
  'interview.already-begun': 'The interview has already begun.',
  'interview.already-submitted': 'The interview is already submitted.',
  'interview.given-again':
    'The candidate was given another attempt, so the earlier one accepts nothing more. Read the session.',
  'interview.open-elsewhere':
    'Another page or device holds the interview. `device`, `turn` and `isAlive` describe it. Take over with interview/holdInterview.',
  'interview.still-open': 'The interview can still be taken, so another attempt cannot be given.',
  'interview.all-answered': 'Every question has an answer, so none is left to ask again.',
  'interview.consent-needed':
    'The candidate has not consented yet. `consentVersion` is the version to show and to send to startInterview.',
  'message.too-many': 'The hourly limit of messages about the application has been reached.',
  'offer.over': 'The offer was answered, withdrawn or replaced, or has expired.',
  'request.answered': 'The request has already been answered in another way.',
  'request.too-many': 'The limit of pending problems has been reached.',
  'interview.answer-too-long': 'The spoken answer is longer than the limit.',
  'interview.opening-moved': 'The candidate has already moved the opening of this window.',
  'interview.outside-window': 'The time is outside the window of the interview, or in the past.',
  'interview.no-retake': "The answer was already recorded as often as the interview's settings allow.",
  'interview.not-in-writing': 'The candidate was not granted written answers.',
  'scorecard.not-submitted': 'There is no submitted interview to score.',
  'scorecard.final': 'The review is blind, so a submitted scorecard cannot be changed.',
  'scorecard.needed':
    'The review is blind, so you must first submit your own scorecard: for the interview, or for the round that you take part in.',
  'card.too-early': 'The round is not scheduled, or has not begun.',
  'card.cancelled': 'The round was cancelled.',
  'card.final': 'The review is blind, so a submitted scorecard cannot be changed.',
  'report.not-ready': 'The report is not ready yet.',
  'round-recording.no-consent':
    'The candidate has not agreed to a recording of the round, or has withdrawn that consent.',
  'round-recording.too-early': 'The round is not scheduled, or has not begun.',
  'round-recording.exists': 'The round already has a recording.',
  'guest-link.too-many': 'The report has reached its limit of guest links.',
  'question.enough-answers': 'The question has reached its limit of accepted answers.',
  'question.not-asked': 'No job asks the question any more.',
  'question.same-words': 'The new question would be the same as the old one.',
  'question.asked-already': 'A job that asks the question already asks the new one too.',
  'question.last-of-kind': 'A job that asks the question has no other question of its kind.',
  'answer.not-scored': 'Answers to personal questions are never scored.',
  'correction.missing': 'The answer has no correction.',
  'correction.decided': 'The employer has already decided on the correction.',
  'correction.too-late': 'The time for correcting words is over.',
  'correction.not-spoken': 'The answer is a chosen option. Only spoken words can be corrected.',
  'correction.no-words': 'No words were recognised in the answer.',
  'webhook.too-many': 'The company has reached its limit of webhooks.',
  'webhook.off': 'The webhook is off, so nothing is sent to it.',
  'view.too-many': 'The limit of saved views has been reached.',
  'view.name-taken': 'Another view of this list already has this name.',
  'company.changed-meanwhile': 'The profile has changed since you read it. `version` is the current one.',
  'mail-text.changed-meanwhile':
    'Another member has changed the text since you read it. `changedAt` is that of the current text.',
  'interview.erased': 'The interview was deleted, so it no longer has a report.',
  'consent.none': 'There is no consent to withdraw: none was given to an interview that still exists.',
  'deletion-request.none': 'No deletion request is pending for this interview.',
  'erasure.legal-hold': 'A company has placed this on legal hold, so nothing can be deleted.',
  'erasure.no-interview': 'There is no interview to delete.',
  'operator.task-running': 'The task is running right now.',
  'operator.self': 'Operators cannot do this to their own account.',
  'operator.member': 'The account belongs to a member of a company.',
  'job.taken-down': 'The operator has taken the job down.',
  'round.no-member': 'Nobody takes part in the round yet: name the members.',
  'round.time-taken': 'The time was taken, or is in the past. `data.times` has the next free ones.',
  'round.cancelled': 'The round is cancelled.',
  'round.over': 'The round has already begun, or the application is closed.',
  'round.time-changed': 'The time of the round has changed since you saw it.',
  'round.moved-already': 'The candidate has moved the round as often as allowed.',
  'round.too-late': 'It is too close to the start for the candidate to move the round.',
  'company.taken-down': 'The operator has taken the company down.',
  'token.too-many': 'The company has reached its limit of API tokens.',
} as const;

export type RefusalCode = keyof typeof REFUSALS;

/** Errors, statusCode 2, of the calls that list them in `refusals`. */
const ERRORS = {
  'link.expired': { httpStatus: 400, means: 'The emailed link is unknown, used or expired.' },
  'captcha.failed': { httpStatus: 400, means: 'The captcha was not solved, has expired or was used before.' },
  'password.guessable': {
    httpStatus: 400,
    means: 'The password is on the list of stolen passwords, or is the person’s own name or email.',
  },
  'password.wrong-current': { httpStatus: 400, means: 'The current password is wrong.' },
  'email.in-use': { httpStatus: 400, means: 'The new address belongs to another account.' },
  'sign-in.wrong-credentials': { httpStatus: 401, means: 'The email or password is wrong.' },
  'sign-in.ticket-expired': { httpStatus: 400, means: 'The ticket has expired: sign in again.' },
  'sign-in.too-many-attempts': { httpStatus: 429, means: 'Too many failed attempts: see Retry-After.' },
  'sign-on.expired': {
    httpStatus: 400,
    means: 'The sign-on has expired or was started in another browser: start again.',
  },
  'sign-on.not-accepted': {
    httpStatus: 400,
    means: 'The response from the provider is not valid: start again.',
  },
  'second-factor.wrong-code': { httpStatus: 400, means: 'The code is wrong or was used before.' },
  'passkey.not-accepted': { httpStatus: 400, means: 'The passkey was not accepted.' },
  'guest-link.ended': { httpStatus: 404, means: 'The guest link is unknown, revoked or expired.' },
  'mail.too-many': { httpStatus: 429, means: 'Too many emails or messages for this person within an hour.' },
  'mail.too-many-from-network': {
    httpStatus: 429,
    means: 'Too many emails were requested from this network within an hour.',
  },
  'answer.not-an-option': { httpStatus: 400, means: 'The answer is not one of the options of the question.' },
  'webhook.address-refused': {
    httpStatus: 400,
    means: 'Webhooks cannot use this address: it is not public, not https, or unknown.',
  },
  'calendar.address-refused': {
    httpStatus: 400,
    means: 'The calendar cannot be read from this address: it is not public, not https, or unknown.',
  },
  'recording.unreadable': {
    httpStatus: 415,
    means: 'The recording cannot be read: it is damaged or too long.',
  },
} as const;

/** Errors of the calls that accept a file. */
const UPLOAD_ERRORS = {
  'upload.empty': { httpStatus: 400, means: 'The file is empty.' },
  'upload.broken-off': { httpStatus: 400, means: 'The upload ended before the file was complete.' },
  'upload.infected': { httpStatus: 400, means: 'The virus scanner found a threat in the file.' },
  'upload.too-large': { httpStatus: 413, means: 'The file is too large.' },
  'upload.no-room': { httpStatus: 413, means: 'The account or the interview has no room left for the file.' },
  'upload.wrong-format': {
    httpStatus: 415,
    means: 'The content of the file is not in an accepted format.',
  },
  'upload.daily-limit': { httpStatus: 429, means: 'The account has reached its daily upload limit.' },
  'upload.another-on-its-way': {
    httpStatus: 503,
    means: 'Another upload has reserved the room: see Retry-After.',
  },
  'upload.scanner-away': { httpStatus: 503, means: 'The file could not be scanned: see Retry-After.' },
} as const;

/** Errors of resumable uploads (tus). These uploads are not calls of the contract. */
const RECORDING_ERRORS = {
  'recording.offset-differs': {
    httpStatus: 409,
    means: 'The offset is not the end of the recording: request its offset first.',
  },
  'recording.too-large': { httpStatus: 413, means: 'The recordings are too large.' },
  'recording.too-many': { httpStatus: 413, means: 'The interview has reached its limit of recordings.' },
  'recording.too-many-pieces': { httpStatus: 413, means: 'The recording has reached its limit of pieces.' },
} as const;

/** Errors that any call may give. */
const SHARED_ERRORS = {
  'invalid-input': { httpStatus: 400, means: 'A field is invalid: `issues` names it.' },
  'invalid-request': { httpStatus: 400, means: 'The request could not be understood.' },
  'not-signed-in': { httpStatus: 401, means: 'You are not signed in, or your session has ended.' },
  'not-allowed': { httpStatus: 403, means: 'Accounts with this role cannot do this.' },
  'company.not-allowed': { httpStatus: 403, means: "The member's role in the company does not allow this." },
  'token.not-allowed': {
    httpStatus: 403,
    means: 'The API token lacks the scope of this call, or API tokens cannot make it.',
  },
  'not-found': { httpStatus: 404, means: 'It does not exist, or it belongs to someone else.' },
  'too-slow': { httpStatus: 408, means: 'The request did not arrive in time. You can send it again.' },
  'too-large': { httpStatus: 413, means: 'The request is too large.' },
  'wrong-media-type': {
    httpStatus: 415,
    means: 'The request has a Content-Type that the call does not accept.',
  },
  'too-many-requests': { httpStatus: 429, means: 'Too many requests: try again in a minute.' },
  'server-error': {
    httpStatus: 500,
    means: 'Something went wrong on our side. `requestId` names the entry in the log.',
  },
  'server-busy': { httpStatus: 503, means: 'The server cannot respond now: try again in a moment.' },
  'storage-full': { httpStatus: 503, means: 'Nothing can be stored right now.' },
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
  /** The turn that another page sends to take over. */
  turn: number;
  /** Whether it has contacted the server in the last few seconds. */
  isAlive: boolean;
}

/** The data of the refusal 'interview.consent-needed'. */
export interface ConsentNeeded {
  /** The version of the consent to show and to send to startInterview. */
  consentVersion: string;
}
