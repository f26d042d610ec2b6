// The fixed texts of the specification, with its misspellings, and the server’s own sentences that several places
// need. Read them as TEXTS from texts.ts. Each is a constant, so that a page loads those that it shows, and no others.

import {
  CODE_DIGITS,
  JOB_ALERTS_MAX,
  MAIL_WINDOW_HOURS,
  MAX_DOCUMENT_BYTES,
  MCQ_OPTIONS,
  MOBILE_DIGITS,
  NAME_MAX,
  ANSWER_SECONDS_MAX,
  ANSWER_SECONDS_MIN,
  OPEN_DAYS_MAX,
  OPEN_DAYS_MIN,
  PASSWORD_MAX,
  PASSWORD_MIN,
  PASSWORD_SPECIALS,
  RETAKES_MAX,
  THINKING_SECONDS_MAX,
  WRITTEN_ANSWER_MAX,
  ZIP_DIGITS,
} from './limits.ts';
import { counted, hoursInWords, spelled } from './words.ts';
import { tooLarge } from './sentences.ts';

const inMailWindow = hoursInWords(MAIL_WINDOW_HOURS);

export const somethingWentWrong = 'Somthing went wrong';
export const resetWentWrong = 'Somthing wemt wrong';
export const newSignup = 'newSignup';
export const emailAlreadyExists = 'This email is already registered.';
export const emailNotVerified = 'Email is Not verified';
export const wrongCredentials = 'Email or password is incorrect.';
export const emailVerified = 'Your account has been activated successfully.';
export const linkExpired = 'This link is no longer valid. Please ask for a new one.';
export const companyChangedMeanwhile =
  'The profile was changed elsewhere meanwhile, so yours is not saved. Discard your changes to see the other one, or save again to replace it.';
export const invitationEnded =
  'This invitation was used, or is no longer valid. If you have joined, please sign in. If not, ask your company for a new one.';
export const resetLinkSent = 'We have sent a reset password link to your Email ID.';
export const passwordChanged = 'Password changed successfully';
export const sessionEndedByUser = 'The session has ended.';
export const otherSessionsEnded = 'All other sessions have ended.';
export const emailChangeSent =
  'We have sent a link to the new address. It counts from the moment you confirm it there.';
export const emailChangeCancelled = 'Your address stays as it is.';
export const emailChanged = 'Your e-mail address has been changed.';
export const emailChangeUndone = 'Your e-mail address is back, and your new password counts.';
export const secondFactorNeeded = 'Please confirm that it is you, with your second factor.';
export const secondFactorToSetUp = 'Your company asks for a second factor. Please set it up to go on.';
export const secondFactorLast =
  'Your company asks for a second factor, and this is your only one. Add another before you remove it.';
export const ticketExpired = 'This took too long. Please sign in again.';
export const roundLinkEnded = 'This link is no longer valid. Please ask the company for a new one.';
export const guestLinkEnded = 'This link is no longer valid. Please ask the company for a new one.';
export const signOnRequired = 'Your company asks you to sign in with its single sign-on.';
export const signOnUnknown =
  'No company uses single sign-on for this address. Please sign in with your password.';
export const clientSecret = 'Please enter the client secret that the provider gave you';
export const signOnNoProvider = 'There is no provider of single sign-on for this. Please set one up first.';
export const signOnAway =
  'The single sign-on cannot be reached right now. Please sign in with your password, or try again in a few minutes.';
export const signOnCancelled =
  'The sign-on was not completed. You can try again, or sign in with your password.';
export const signOnNotAccepted = 'The answer of the single sign-on is not valid. Please begin again.';
export const signOnNobody =
  'No account here belongs to this sign-on. If you have an account, sign in with your password and link the sign-on under Account. If not, ask your company for an invitation.';
export const signOnLinkedElsewhere = 'This sign-on is linked to another account already.';
export const signOnExpired = 'This sign-on is too old, or was begun in another browser. Please begin again.';
export const wrongCode = 'This code is not right, or was used before. Please wait for the next one.';
export const wrongRecoveryCode = 'This recovery code is not right, or was used before.';
export const codeForm = `Please enter the ${counted(CODE_DIGITS, 'digit')} of your authenticator app, or a recovery code.`;
export const passkeyNotAccepted = 'This passkey was not accepted. Please try again, or use another way.';
export const passkeyName = `Please give the passkey a name of up to ${NAME_MAX} characters`;
export const captchaFailed = 'The captcha was not solved or has expired. Please solve it again.';
export const notSignedIn = 'Please sign in to continue.';
export const sessionEnded = 'Your login has expired. Please sign in again.';
export const wrongCurrentPassword = 'This is not your current password';
export const signedOut = 'You are logged out.';
export const notAllowed = 'Your account may not do this.';
export const noCompany =
  'You are not a member of a company any more. Ask an owner of the company to invite you again.';
export const memberAlready = 'This person is a member of the company already.';
export const ownerAlready = 'This person is an owner already.';
export const lastOwner = 'A company needs an owner. Make somebody else an owner first.';
export const invitationSent = 'The invitation is on its way.';
export const invitationRevoked = 'The invitation is revoked. Its link does not work any more.';
export const addressInUse =
  'This address has an account that cannot join a company. Ask to be invited at another address.';
export const memberChanged = 'Saved.';
export const memberRemoved = 'The member is removed, and signed out everywhere.';
export const ownershipTransferred = 'The ownership is transferred. You are a recruiter now.';
export const blindReviewOn = 'The review of this job is blind now.';
export const blindReviewOff = 'The review of this job is open now.';
export const chooseJudgement = 'Please choose a judgement';
export const giveReason = 'Please give a reason';
export const roleNotAllowed = 'Your role in the company does not allow this. Ask an owner of the company.';
export const notFound = 'This does not exist, or it is not yours.';
export const tooManyMails = `Many mails were sent to this address within ${inMailWindow}. What you entered is kept. Please open the mail with your name in it, or sign in after ${inMailWindow}: then another one is sent.`;
export const tooManyTestMails = `Many tests were sent to your address within ${inMailWindow}. Please use the preview, or try again in ${inMailWindow}.`;
export const tooManyMailsFromNetwork = `Too many mails were asked for from your network within ${inMailWindow}. Nothing was kept. Please try again in ${inMailWindow}.`;
export const tooManyMessages = `We have got many messages within ${inMailWindow}. Please send yours again in ${inMailWindow}.`;
export const serverBusy = 'The server is busy. Please try again in a moment.';
export const tooMany = 'Too many requests. Please wait a minute and try again.';

export const invalidEmail = 'Please enter a valid Email Id';
export const invalidForgotEmail = 'please enter a valid email';
export const invalidName = 'Please enter a valid name';
export const nameHoldsAddress = 'A name cannot hold a web address. Put a space after a full stop.';
export const onlyNumbers = 'Only numbers are allowed';
export const mobileLength = `Mobile number must be of ${MOBILE_DIGITS} digits`;
export const passwordRule = `Password must contain minimum ${PASSWORD_MIN} characters, atleast 1 letter, 1 number and 1 special character`;
export const passwordLength = `Password must be ${PASSWORD_MIN} to ${PASSWORD_MAX} characters`;
export const passwordHint = `${PASSWORD_MIN} to ${PASSWORD_MAX} characters with a letter, a number and one of ${PASSWORD_SPECIALS}`;
export const passwordMismatch = 'The two passwords are not the same';
export const stateNotFound = 'State not found';
export const invalidPhone = 'Please enter a valid Phone number';
export const zipcode = `Zipcode must be of ${ZIP_DIGITS} digit`;
export const agreeTerms = 'You must agree our terms and conditions.';
export const fileTooLarge = tooLarge(MAX_DOCUMENT_BYTES);
export const videoFormat = 'File format not supported';
export const documentFormat = 'Only Pdf, Docx file are allowed';
export const coverLetterFormat = 'Only Pdf, Docx file are allowed';
export const infected =
  'The virus scanner found something in this file, so it was not kept. Please choose another one.';
export const noPicture = 'This video holds no picture. Please choose another one.';
export const videoDamaged =
  'This video is damaged or did not arrive as a whole. Please choose it again, or another one.';
export const roundRecordingFormat = 'Please choose an MP4, MOV, MKV, WebM, M4A, MP3 or WAV file.';
export const noRecording = 'This file holds neither picture nor sound.';
export const imageFormat = 'Only image files are allowed';

export const companyProfileCreated = 'Your company profile has been created successfully.';
export const companyProfileUpdated = 'Your company profile has been updated successfully.';
export const profileCreated = 'Your profile has been created successfully.';
export const profileUpdated = 'Your profile has been updated successfully.';
export const profileNeeded = 'Please build your profile first.';

export const jobClosed = 'Job closed successfully.';
export const jobReposted = 'Job reposted successfully.';
export const jobDeleted = 'Job deleted successfully.';
export const jobRestored = 'Job restored successfully.';
export const jobSavedAsDraft = 'Job Saved as draft successfully.';
export const jobPublished = 'Job published successfully.';
export const jobUpdated = 'Job Updated successfully.';
export const jobCopied = 'Job copied. The copy is a draft.';
export const templateSaved = 'Template saved.';
export const templateRenamed = 'Template renamed.';
export const templateDeleted = 'Template deleted.';
export const nameTemplate = 'Please give the template a name';
export const offerLinkOver =
  'This link has ended. Sign in to see your offer, or ask the company for a new link.';
export const typeYourName = 'Please type your name';
export const offerMade = 'The offer is on its way.';
export const offerWithdrawn = 'The offer is withdrawn.';
export const offerAccepted = 'You accepted the offer. Congratulations!';
export const offerDeclined = 'You declined the offer.';
export const offerAsked = 'Your question is on its way.';
export const invitationOver = 'This invitation has ended. Ask the company for a new one.';
export const invitationUsed = 'This invitation was used, declined or revoked, or it has ended.';
export const invitationNotWanted = 'This person wants no more invitations from your company.';
export const invitationSentAgain = 'The invitation is on its way again.';
export const invitationDeclined = 'You have declined the invitation.';
export const jobAlertOn = 'Your job alert is on. We’ll email you when new jobs match, at most once a day.';
export const jobAlertAsked =
  'Check your email: we’ve sent you a link. Your job alert is on once you’ve opened it.';
export const jobAlertStopped = 'Your job alert has stopped. You won’t get emails for this search any more.';
export const jobAlertEnded = 'This job alert has ended. To start a new one, search the open jobs.';
export const jobAlertsFull = `You already have ${counted(JOB_ALERTS_MAX, 'job alert')}, the most you can have. Stop one with the link in its emails, or under Mail Preferences, then try again.`;
export const stopLinkIncomplete =
  'This link is not complete. Please open it from the mail again, or copy all of it.';
export const jobLookAgain =
  'Nothing was published or discarded. Look at the job as it is now, then try again.';
export const jobChangesDiscarded = 'The changes were discarded.';
export const designation = 'Only alphabets are allowed';
export const skillRequired = 'Atleast one skill is required';
export const skillName = 'Only allowed alphabets and . # + 2';
export const personalQuestionRequired = 'Atleast one personal question is required';
export const skillQuestionRequired = 'Atleast one skill question is required';
export const mcqRequired = 'Atleast one MCQ question is required';
export const noSkillsInDescription =
  'There were no skills mentioned in your Job Description to be extracted.';
export const noPitch = 'Sorry no pitch provided by candidate';
export const noMiscInfo = 'No information provided by recruiter';

export const applied = 'Job application applied successfully.';
export const alreadyApplied = 'You have already applied to this job.';
export const applicationWithdrawn = 'Application withdrawn successfully.';
export const jobSaved = 'Job saved.';
export const companySaved = 'Saved. Everybody reads it from now on.';
export const mailTextSaved = 'Text saved. Mails that are sent from now on have it.';
export const mailTextReset = 'Mails have the usual text again.';
export const jobUnsaved = 'Job removed from your saved jobs.';
export const applicationRejected = 'Application rejected successfully.';
export const reasonUnknown = 'This reason is not in the list of your company';
export const decisionTold =
  'The mails of this decision have gone, so it cannot be undone. You can open the application again.';
export const decisionNotWaiting = 'This decision has already been undone or replaced.';
export const decisionWaiting = 'The candidate does not know this decision yet. Undo it instead.';
export const decisionUndone = 'The decision is undone.';
export const decisionSent = 'The candidates were told.';
export const decisionSettingsSaved = 'Saved.';
export const interviewScheduled = 'Interview scheduled successfully.';
export const accommodationSaved = 'Accommodation saved.';
export const interviewSubmitted = 'Interview submitted successfully';
export const interviewAlreadySubmitted = 'Candidate Interview already Submitted';
export const interviewTooEarly = 'This interview has not begun yet. Please come back at the scheduled time.';
export const interviewGivenAgain =
  'This interview was given again, so this page is out of date. Please open the interview from your list once more.';
export const interviewOpenElsewhere = 'This interview is open on another page or device. It goes on there.';
export const answerOpenElsewhere =
  'The interview went on elsewhere before this question was asked here, so this answer was not taken. It stays in the video.';
export const writeMessage = 'Please write a message';
export const requestMade = 'The company has your request. You’ll get an email with its answer.';
export const tellCandidateWhy = 'Please tell the candidate why';
export const requestAnswered = 'Answer sent. The candidate gets it by email.';
export const interviewMoved = 'Interview moved. The candidate is told by mail.';
export const interviewCalledOff = 'Interview cancelled. The candidate is told by mail.';
export const interviewAgain = 'Interview given again. The candidate is told by mail.';
export const thinkingSeconds = `The time to think is 0 to ${THINKING_SECONDS_MAX} seconds`;
export const requestKinds = 'Please choose what you ask for';
export const requestKind = 'This cannot be asked for';
export const problemAlone = 'Please report a problem by itself';
export const openingMoved = 'Your interview opens at another time now.';
export const openingMovedAlready =
  'You have moved this interview once already. Please ask the company if you need another time.';
export const openingOutside =
  'Please choose a moment between now and the end of the time in which your interview can be taken.';
export const writtenAnswer = `An answer in writing has at most ${WRITTEN_ANSWER_MAX} characters`;
export const notInWriting = 'Your answers to this interview are spoken.';
export const noRetake = 'This answer cannot be recorded again.';
export const retakes = `A spoken answer can be recorded again 0 to ${RETAKES_MAX} times`;
export const followUps = 'Follow-up questions are on or off';
export const answerSeconds = `A spoken answer takes ${ANSWER_SECONDS_MIN} to ${ANSWER_SECONDS_MAX} seconds at most`;
export const openDays = `An interview is open for ${OPEN_DAYS_MIN} to ${OPEN_DAYS_MAX} days`;
export const interviewNotScheduled = 'This application has no scheduled interview.';
export const notAnOption = `The answer must be one of the ${spelled(MCQ_OPTIONS)} options`;
export const retentionSaved = 'Saved. What is older is deleted in the next night.';
export const consentEnded = 'Your interview has ended, and nothing of it is kept.';
export const selfIdentified = 'Saved. Only you can see your answers.';
export const selfIdentificationDeleted = 'Your answers are deleted.';
export const consentWithdrawn = 'The company was asked to delete your interview.';
export const deletionAnswered = 'Deleted. The candidate gets a mail.';
export const deletionDeclined = 'The candidate gets your reason by mail.';
export const whyKept = 'Please write why you keep it: the candidate reads it';
export const reportOpened = 'Whoever has the link can read the report, unless the other side closed it.';
export const reportClosed = 'The report is closed to visitors.';
export const consentNeeded = 'Please read and accept the consent first: the interview begins with it.';
export const consentChanged =
  'The consent has changed since this page was opened. Please reload it and read it again.';

// The server uses these texts for what it receives, the browser before it sends.
export const beforeToday = 'An interview cannot be scheduled before today';
export const checkTerms = 'Please check the terms & conditions';
export const chooseVerdict = 'Please choose a verdict';
export const verdictReason = 'Please give a reason for changing the verdict';
export const nameSkill = 'Please name the skill of the question';
export const sayRelocate = 'Please say whether you are willing to relocate';
export const sayTravel = 'Please say whether you are willing to travel';
export const selectCompanyType = 'Please select a company type';
export const selectCountry = 'Please select a country';
export const selectDate = 'Please select a date';
export const selectVideo = 'Please select a video';
export const selectLeastEducation = 'Please select an education';
export const selectEducation = 'Please select education';
export const resumeEmpty = 'Resume cannot be empty';
export const skillEmpty = 'Skill cannot be empty';
export const addressEmpty = 'Address cannot be empty';
export const startBeforeToday = 'The start date must not be before today';
export const notABenefit = 'This benefit is not in the list';
export const notARelocationBenefit = 'This relocation benefit is not in the list';
export const notARequirement = 'This requirement is not in the list';
export const notAskedHere = 'This interview does not ask this question';
export const notInBank = 'This question is not in the question bank';
export const foreignCursor = 'This cursor is not one of ours';
export const audioName = 'audioName is the application id, the word answer and a number';
export const chooseNewPassword = 'Choose a new password';
export const questionEmpty = 'Please enter the question';
export const logoMissing = 'Please upload a logo';
export const descriptionEmpty = 'Description cannot be empty';
export const selectIndustry = 'Please select an industry type';
export const nameApplication = 'Please name the application';
export const exportAsked = 'Your archive is being made.';
export const erasureAsked = 'It will be deleted. Until then you can call it off.';
export const erasureCalledOff = 'Nothing will be deleted.';
export const erased = 'It is deleted.';
export const interviewErased = 'This interview was deleted.';
export const holdSet = 'Nothing of this application is deleted until you end the hold.';
export const holdLifted = 'The hold has ended.';
export const bannerTime = 'Please enter a date and a time';
export const accountLocked =
  'This account is locked by the people who run this site. Write to them if you think that this is wrong.';
export const bannerMissing = 'Please write the text of the banner';
export const operatorReason = 'Please give a reason';
export const currentPasswordMissing = 'Please enter your current password';
