// Derived from contract/ by scripts/web-calls.ts (npm run web:calls); do not edit.

import type * as Account from '#contract/account.ts';
import type * as Adjustments from '#contract/adjustments.ts';
import type * as Auth from '#contract/auth.ts';
import type * as CandidateInvitations from '#contract/candidate-invitations.ts';
import type * as Candidate from '#contract/candidate.ts';
import type * as Captions from '#contract/captions.ts';
import type * as CompanyMails from '#contract/company-mails.ts';
import type * as CompanyMembers from '#contract/company-members.ts';
import type * as CompanyProfile from '#contract/company-profile.ts';
import type * as CompanyRetention from '#contract/company-retention.ts';
import type * as CompanyReviews from '#contract/company-reviews.ts';
import type * as CompanyTokens from '#contract/company-tokens.ts';
import type * as CompanyWebhooks from '#contract/company-webhooks.ts';
import type * as Company from '#contract/company.ts';
import type * as Compare from '#contract/compare.ts';
import type * as Consents from '#contract/consents.ts';
import type * as Decisions from '#contract/decisions.ts';
import type * as Employer from '#contract/employer.ts';
import type * as GuestLinks from '#contract/guest-links.ts';
import type * as Insights from '#contract/insights.ts';
import type * as InterviewAgain from '#contract/interview-again.ts';
import type * as InterviewHandover from '#contract/interview-handover.ts';
import type * as InterviewSession from '#contract/interview-session.ts';
import type * as InterviewTroubles from '#contract/interview-troubles.ts';
import type * as Interview from '#contract/interview.ts';
import type * as JobCopies from '#contract/job-copies.ts';
import type * as JobQuestions from '#contract/job-questions.ts';
import type * as JobSteps from '#contract/job-steps.ts';
import type * as Jobs from '#contract/jobs.ts';
import type * as Master from '#contract/master.ts';
import type * as Notices from '#contract/notices.ts';
import type * as OperatorTasks from '#contract/operator-tasks.ts';
import type * as Operator from '#contract/operator.ts';
import type * as Pipeline from '#contract/pipeline.ts';
import type * as Practice from '#contract/practice.ts';
import type * as Privacy from '#contract/privacy.ts';
import type * as Review from '#contract/review.ts';
import type * as SavedViews from '#contract/saved-views.ts';
import type * as SecondFactor from '#contract/second-factor.ts';
import type * as SignOn from '#contract/sign-on.ts';
import type * as Users from '#contract/users.ts';
import { get, post } from './call.ts';

export const cancelEmailChange = post<typeof Account.cancelEmailChange>('users/cancelEmailChange');
export const changeEmail = post<typeof Account.changeEmail>('users/changeEmail');
export const changePassword = post<typeof Account.changePassword>('users/changePassword');
export const confirmEmail = post<typeof Account.confirmEmail>('auth/confirmEmail');
export const endOtherSessions = post<typeof Account.endOtherSessions>('users/endOtherSessions');
export const endSession = post<typeof Account.endSession>('users/endSession');
export const getAccount = get<typeof Account.getAccount>('users/getAccount');
export const getSessions = get<typeof Account.getSessions>('users/getSessions');
export const signOut = post<typeof Account.signOut>('auth/signout');
export const undoEmailChange = post<typeof Account.undoEmailChange>('auth/undoEmailChange');

export const decideAdjustment = post<typeof Adjustments.decideAdjustment>('interview/decideAdjustment');
export const getAdjustments = get<typeof Adjustments.getAdjustments>('interview/getAdjustments');
export const getMyAdjustments = get<typeof Adjustments.getMyAdjustments>('interview/getMyAdjustments');
export const requestAdjustment = post<typeof Adjustments.requestAdjustment>('interview/requestAdjustment');

export const forgetPassword = post<typeof Auth.forgetPassword>('auth/forgetPassword');
export const getCaptcha = get<typeof Auth.getCaptcha>('auth/captcha');
export const resetPassword = post<typeof Auth.resetPassword>('auth/resetPassword');
export const signIn = post<typeof Auth.signIn>('auth/signin');
export const verifyEmail = get<typeof Auth.verifyEmail>('auth/verifyEmail');

export const claimJobInvitation = post<typeof CandidateInvitations.claimJobInvitation>('jobs/claimJobInvitation');
export const declineJobInvitation = post<typeof CandidateInvitations.declineJobInvitation>('jobs/declineJobInvitation');
export const declineMyInvitation = post<typeof CandidateInvitations.declineMyInvitation>('jobs/declineMyInvitation');
export const getCandidateInvitations = get<typeof CandidateInvitations.getCandidateInvitations>('jobs/getCandidateInvitations', { orders: ['email', '-email', 'name', '-name', 'sentDate', '-sentDate'] });
export const getInvitationStop = get<typeof CandidateInvitations.getInvitationStop>('jobs/getInvitationStop');
export const getJobInvitation = get<typeof CandidateInvitations.getJobInvitation>('jobs/getJobInvitation');
export const getMyInvitations = get<typeof CandidateInvitations.getMyInvitations>('jobs/getMyInvitations');
export const inviteCandidates = post<typeof CandidateInvitations.inviteCandidates>('jobs/inviteCandidates');
export const resendCandidateInvitation = post<typeof CandidateInvitations.resendCandidateInvitation>('jobs/resendCandidateInvitation');
export const revokeCandidateInvitation = post<typeof CandidateInvitations.revokeCandidateInvitation>('jobs/revokeCandidateInvitation');
export const setInvitationStop = post<typeof CandidateInvitations.setInvitationStop>('jobs/setInvitationStop');

export const candidateAnswerAudio = post<typeof Candidate.candidateAnswerAudio>('candidate/candidateAnswerAudio', { upload: { field: 'file', kind: 'wav', maxBytes: 67108864 } });
export const candidateDetailProfile = get<typeof Candidate.candidateDetailProfile>('candidate/candidateDetailProfile');
export const getCandidateDashboard = get<typeof Candidate.getCandidateDashboard>('candidate/getCandidateDashboard');
export const getCandidateProfile = get<typeof Candidate.getCandidateProfile>('candidate/getCandidateProfile');
export const readResume = post<typeof Candidate.readResume>('candidate/readResume');
export const submitCandidateProfile = post<typeof Candidate.submitCandidateProfile>('candidate/submitProfile', { names: { id: '_id' } });
export const updateCandidateProfile = post<typeof Candidate.updateCandidateProfile>('candidate/updateProfile', { names: { id: '_id' } });
export const uploadCandidateAvatar = post<typeof Candidate.uploadCandidateAvatar>('candidate/candiadateAvatar', { upload: { field: 'productImage', maxBytes: 5242880, kind: 'image' } });
export const uploadCertificate = post<typeof Candidate.uploadCertificate>('candidate/candiadateCertificate', { upload: { field: 'productImage', maxBytes: 5242880, kind: 'certificate' } });
export const uploadCoverLetter = post<typeof Candidate.uploadCoverLetter>('candidate/candiadateCoverLetter', { upload: { field: 'productImage', maxBytes: 5242880, kind: 'coverLetter' } });
export const uploadPitch = post<typeof Candidate.uploadPitch>('candidate/candidatePitch', { upload: { field: 'pitch', kind: 'video', maxBytes: 524288000 } });
export const uploadResume = post<typeof Candidate.uploadResume>('candidate/candiadateResume', { upload: { field: 'productImage', maxBytes: 5242880, kind: 'resume' } });

export const correctCaptions = post<typeof Captions.correctCaptions>('captions/correctCaptions');
export const getCaptions = get<typeof Captions.getCaptions>('captions/getCaptions');

export const getMailTexts = get<typeof CompanyMails.getMailTexts>('company/getMailTexts');
export const previewMailText = post<typeof CompanyMails.previewMailText>('company/previewMailText');
export const resetMailText = post<typeof CompanyMails.resetMailText>('company/resetMailText');
export const saveMailText = post<typeof CompanyMails.saveMailText>('company/saveMailText');
export const sendTestMail = post<typeof CompanyMails.sendTestMail>('company/sendTestMail');

export const acceptInvitation = post<typeof CompanyMembers.acceptInvitation>('company/acceptInvitation');
export const changeMember = post<typeof CompanyMembers.changeMember>('company/changeMember');
export const getHistory = get<typeof CompanyMembers.getHistory>('company/getHistory');
export const getInvitation = get<typeof CompanyMembers.getInvitation>('company/getInvitation');
export const getMembers = get<typeof CompanyMembers.getMembers>('company/getMembers');
export const inviteMember = post<typeof CompanyMembers.inviteMember>('company/inviteMember');
export const removeMember = post<typeof CompanyMembers.removeMember>('company/removeMember');
export const resendInvitation = post<typeof CompanyMembers.resendInvitation>('company/resendInvitation');
export const revokeInvitation = post<typeof CompanyMembers.revokeInvitation>('company/revokeInvitation');
export const setOwnName = post<typeof CompanyMembers.setOwnName>('company/setOwnName');
export const transferOwnership = post<typeof CompanyMembers.transferOwnership>('company/transferOwnership');

export const getCompanyProfile = get<typeof CompanyProfile.getCompanyProfile>('company/getCompanyProfile');
export const saveCompany = post<typeof CompanyProfile.saveCompany>('company/saveCompany');
export const uploadCompanyPicture = post<typeof CompanyProfile.uploadCompanyPicture>('company/uploadPicture', { upload: { field: 'picture', kind: 'image', maxBytes: 5242880 } });

export const getRetention = get<typeof CompanyRetention.getRetention>('company/getRetention');
export const saveRetention = post<typeof CompanyRetention.saveRetention>('company/saveRetention');

export const addNote = post<typeof CompanyReviews.addNote>('company/addNote');
export const getNotes = get<typeof CompanyReviews.getNotes>('company/getNotes');
export const getScorecards = get<typeof CompanyReviews.getScorecards>('company/getScorecards');
export const setBlindReview = post<typeof CompanyReviews.setBlindReview>('company/setBlindReview');
export const submitScorecard = post<typeof CompanyReviews.submitScorecard>('company/submitScorecard');

export const endToken = post<typeof CompanyTokens.endToken>('company/endToken');
export const getTokens = get<typeof CompanyTokens.getTokens>('company/getTokens');
export const makeToken = post<typeof CompanyTokens.makeToken>('company/makeToken');

export const deleteWebhook = post<typeof CompanyWebhooks.deleteWebhook>('company/deleteWebhook');
export const getDeliveries = get<typeof CompanyWebhooks.getDeliveries>('company/getDeliveries');
export const getDelivery = get<typeof CompanyWebhooks.getDelivery>('company/getDelivery');
export const getWebhooks = get<typeof CompanyWebhooks.getWebhooks>('company/getWebhooks');
export const replayDelivery = post<typeof CompanyWebhooks.replayDelivery>('company/replayDelivery');
export const rotateWebhookSecret = post<typeof CompanyWebhooks.rotateWebhookSecret>('company/rotateWebhookSecret');
export const saveWebhook = post<typeof CompanyWebhooks.saveWebhook>('company/saveWebhook');
export const testWebhook = post<typeof CompanyWebhooks.testWebhook>('company/testWebhook');

export const getCompany = get<typeof Company.getCompany>('company/getCompany');

export const compareAnswers = get<typeof Compare.compareAnswers>('interview/compareAnswers');
export const getComparison = get<typeof Compare.getComparison>('interview/getComparison');

export const answerDeletionRequest = post<typeof Consents.answerDeletionRequest>('privacy/answerDeletionRequest');
export const getConsents = get<typeof Consents.getConsents>('privacy/getConsents');
export const getDeletionRequests = get<typeof Consents.getDeletionRequests>('privacy/getDeletionRequests');
export const withdrawConsent = post<typeof Consents.withdrawConsent>('privacy/withdrawConsent');

export const getApplicationHistory = get<typeof Decisions.getApplicationHistory>('interview/getApplicationHistory');
export const getDecisionSettings = get<typeof Decisions.getDecisionSettings>('company/getDecisionSettings');
export const getTimeline = get<typeof Decisions.getTimeline>('interview/getTimeline');
export const moveApplications = post<typeof Decisions.moveApplications>('interview/moveApplications');
export const previewDecisionMail = post<typeof Decisions.previewDecisionMail>('interview/previewDecisionMail');
export const reopenApplication = post<typeof Decisions.reopenApplication>('interview/reopenApplication');
export const saveDecisionSettings = post<typeof Decisions.saveDecisionSettings>('company/saveDecisionSettings');
export const undoDecision = post<typeof Decisions.undoDecision>('interview/undoDecision');

export const checkForProfile = get<typeof Employer.checkForProfile>('employer/checkForProfile');
export const getCompletedJobs = get<typeof Employer.getCompletedJobs>('employer/getCompletedJobs', { orders: ['candidateName', '-candidateName', 'role', '-role', 'alternateJobId', '-alternateJobId', 'appliedDate', '-appliedDate', 'interviewDate', '-interviewDate', 'criteriaMatches', '-criteriaMatches', 'score', '-score', 'certainty', '-certainty', 'stage', '-stage', 'waiting', '-waiting'] });
export const getEmployerDashboard = get<typeof Employer.getEmployerDashboard>('employer/getEmployerDashboard');
export const getEmployerProfile = get<typeof Employer.getEmployerProfile>('employer/getEmployerProfile');
export const getMissedInterviews = get<typeof Employer.getMissedInterviews>('employer/getMissedInterviews', { orders: ['candidateName', '-candidateName', 'role', '-role', 'alternateJobId', '-alternateJobId', 'appliedDate', '-appliedDate', 'interviewDate', '-interviewDate', 'criteriaMatches', '-criteriaMatches', 'score', '-score', 'certainty', '-certainty', 'stage', '-stage', 'waiting', '-waiting'] });
export const getRejectedJobs = get<typeof Employer.getRejectedJobs>('employer/getRejectedJobs', { orders: ['candidateName', '-candidateName', 'role', '-role', 'alternateJobId', '-alternateJobId', 'appliedDate', '-appliedDate', 'interviewDate', '-interviewDate', 'criteriaMatches', '-criteriaMatches', 'score', '-score', 'certainty', '-certainty', 'stage', '-stage', 'waiting', '-waiting'] });
export const submitEmployerProfile = post<typeof Employer.submitEmployerProfile>('employer/submitProfile');
export const updateEmployerProfile = post<typeof Employer.updateEmployerProfile>('employer/updateProfile');

export const endGuestLink = post<typeof GuestLinks.endGuestLink>('company/endGuestLink');
export const getGuestLinks = get<typeof GuestLinks.getGuestLinks>('company/getGuestLinks');
export const getGuestReport = get<typeof GuestLinks.getGuestReport>('guest/getReport');
export const makeGuestLink = post<typeof GuestLinks.makeGuestLink>('company/makeGuestLink');

export const getInsights = get<typeof Insights.getInsights>('interview/getInsights');

export const cancelInterview = post<typeof InterviewAgain.cancelInterview>('interview/cancelInterview');
export const giveAgain = post<typeof InterviewAgain.giveAgain>('interview/giveAgain');
export const moveOpening = post<typeof InterviewAgain.moveOpening>('interview/moveOpening');
export const rescheduleInterview = post<typeof InterviewAgain.rescheduleInterview>('interview/rescheduleInterview');

export const holdInterview = post<typeof InterviewHandover.holdInterview>('interview/holdInterview');

export const chooseOption = post<typeof InterviewSession.chooseOption>('interview/chooseOption');
export const getInterviewSession = get<typeof InterviewSession.getInterviewSession>('interview/getInterviewSession');
export const measureLine = post<typeof InterviewSession.measureLine>('interview/measureLine');
export const startQuestion = post<typeof InterviewSession.startQuestion>('interview/startQuestion');
export const writeAnswer = post<typeof InterviewSession.writeAnswer>('interview/writeAnswer');

export const declineTrouble = post<typeof InterviewTroubles.declineTrouble>('interview/declineTrouble');
export const getTroubles = get<typeof InterviewTroubles.getTroubles>('interview/getTroubles');
export const reportTrouble = post<typeof InterviewTroubles.reportTrouble>('interview/reportTrouble');

export const getApplicationByJobId = get<typeof Interview.getApplicationByJobId>('interview/getApplicationByJobId', { orders: ['candidateName', '-candidateName', 'candidateEmail', '-candidateEmail', 'appliedDate', '-appliedDate', 'interviewDate', '-interviewDate', 'criteriaMatches', '-criteriaMatches', 'score', '-score', 'certainty', '-certainty', 'stage', '-stage', 'waiting', '-waiting'] });
export const getApplicationDetailsCandidate = get<typeof Interview.getApplicationDetailsCandidate>('interview/getApplicationDetailsCandidate');
export const getCandidateApplications = get<typeof Interview.getCandidateApplications>('interview/getCandidateApplications');
export const getFeedback = get<typeof Interview.getFeedback>('interview/getFeedback');
export const getQuestionsForInterview = get<typeof Interview.getQuestionsForInterview>('interview/getQuestionsForInterview');
export const getReceivedApplications = get<typeof Interview.getReceivedApplications>('interview/getReceivedApplications');
export const getReceivedApplicationsTotal = get<typeof Interview.getReceivedApplicationsTotal>('interview/getReceivedApplicationsTotal');
export const getScheduleInterviews = get<typeof Interview.getScheduleInterviews>('interview/getScheduleInterviews');
export const recordProctoringEvent = post<typeof Interview.recordProctoringEvent>('interview/recordProctoringEvent');
export const rejectJobApplication = post<typeof Interview.rejectJobApplication>('interview/rejectJobApplication');
export const scheduleInterview = post<typeof Interview.scheduleInterview>('interview/scheduleInterview');
export const sendCandidateApplication = post<typeof Interview.sendCandidateApplication>('interview/sendCandidateApplication', { names: { isRelocationPreferred: 'isReloactionPreferred' } });
export const setAccommodation = post<typeof Interview.setAccommodation>('interview/setAccommodation');
export const setReportVisibility = post<typeof Interview.setReportVisibility>('interview/setReportVisibility');
export const startInterview = post<typeof Interview.startInterview>('interview/startInterview');
export const submitAnswerVideo = post<typeof Interview.submitAnswerVideo>('interview/submitAnswerVideo', { upload: { field: 'file', kind: 'recording', maxBytes: 4294967296 } });
export const submitInterview = post<typeof Interview.submitInterview>('interview/submitInterview');
export const withdrawApplication = post<typeof Interview.withdrawApplication>('interview/withdrawApplication');

export const copyJob = post<typeof JobCopies.copyJob>('jobs/copyJob');
export const deleteTemplate = post<typeof JobCopies.deleteTemplate>('jobs/deleteTemplate');
export const getTemplates = get<typeof JobCopies.getTemplates>('jobs/getTemplates');
export const renameTemplate = post<typeof JobCopies.renameTemplate>('jobs/renameTemplate');
export const saveTemplate = post<typeof JobCopies.saveTemplate>('jobs/saveTemplate');
export const startFromTemplate = post<typeof JobCopies.startFromTemplate>('jobs/startFromTemplate');

export const submitQualifyingQuestions = post<typeof JobQuestions.submitQualifyingQuestions>('jobs/submitQualifyingQuestions', { names: { personalCustomQuestions: 'personalCustomeQuestions', skillBasedCustomQuestion: 'skillBasedCustomeQuestion', skillMcq: 'skilMcq', skillMcqCustom: 'skillMcqCustome' } });

export const submitEducation = post<typeof JobSteps.submitEducation>('jobs/submitEducation', { names: { educationId: 'education_id' } });
export const submitInterviewProcess = post<typeof JobSteps.submitInterviewProcess>('jobs/submitInterviewProcess');
export const submitJobDetails = post<typeof JobSteps.submitJobDetails>('jobs/submitJobDetails');
export const submitMiscInfo = post<typeof JobSteps.submitMiscInfo>('jobs/submitMiscInfo', { names: { workVisaSponsor: 'workVisaSponcer', offeredBenefitsApplicable: 'offeredBenifitsApplicable', displayHourlyRate: 'displayHourTocandidate', displayWorkVisaSponsor: 'displayWorkVisaSponcer', displayOfferedBenefits: 'displayOfferedBenifits', displayRelocationBenefits: 'displayRelocationBenifits', displayAdditionalNotes: 'displayAdditionNotes' } });
export const submitOnBoardingDetails = post<typeof JobSteps.submitOnBoardingDetails>('jobs/submitOnBoardingDetails');
export const submitSkillMatrix = post<typeof JobSteps.submitSkillMatrix>('jobs/submitSkillMatrix', { names: { id: '_id' } });
export const submitWorkLocation = post<typeof JobSteps.submitWorkLocation>('jobs/submitWorkLocation');
export const uploadJobVideo = post<typeof JobSteps.uploadJobVideo>('jobs/uploadVideo', { upload: { field: 'file', kind: 'video', maxBytes: 524288000 } });

export const closeJob = post<typeof Jobs.closeJob>('jobs/closeJob');
export const deleteJob = post<typeof Jobs.deleteJob>('jobs/deleteJob');
export const deletedJobs = get<typeof Jobs.deletedJobs>('jobs/deletedJobs');
export const discardChanges = post<typeof Jobs.discardChanges>('jobs/discardChanges');
export const draftedJobs = get<typeof Jobs.draftedJobs>('jobs/draftedJobs');
export const getCreateJobPreview = get<typeof Jobs.getCreateJobPreview>('jobs/getCreateJobPreview');
export const getJobById = get<typeof Jobs.getJobById>('jobs/getJobById');
export const getJobCards = get<typeof Jobs.getJobCards>('jobs/getJobCards');
export const getPostedJobs = get<typeof Jobs.getPostedJobs>('jobs/getPostedJobs');
export const getPublicJob = get<typeof Jobs.getPublicJob>('jobs/getPublicJob');
export const getPublicJobs = get<typeof Jobs.getPublicJobs>('jobs/getPublicJobs');
export const getSavedJobs = get<typeof Jobs.getSavedJobs>('jobs/getSavedJobs');
export const getTouchedPeople = get<typeof Jobs.getTouchedPeople>('jobs/getTouchedPeople');
export const getUploadedVideo = get<typeof Jobs.getUploadedVideo>('jobs/getUploadedVideo/:name');
export const publishJob = post<typeof Jobs.publishJob>('jobs/publishJob');
export const repostJob = post<typeof Jobs.repostJob>('jobs/repostJob');
export const restoreJob = post<typeof Jobs.restoreJob>('jobs/restoreJob');
export const saveAsDraft = post<typeof Jobs.saveAsDraft>('jobs/saveAsDraft');
export const saveJob = post<typeof Jobs.saveJob>('jobs/saveJob');
export const suggestDesignations = get<typeof Jobs.suggestDesignations>('jobs/suggestDesignations');
export const unsaveJob = post<typeof Jobs.unsaveJob>('jobs/unsaveJob');

export const getCityMasterData = get<typeof Master.getCityMasterData>('master/getCityMasterData');
export const getInterviewQuestions = get<typeof Master.getInterviewQuestions>('questions/getInterviewQuestions');
export const getMasterBoardingRequirements = get<typeof Master.getMasterBoardingRequirements>('master/getMasterBoardingRequirements');
export const getMasterCommunicationMode = get<typeof Master.getMasterCommunicationMode>('master/getMasterCommunicationMode');
export const getMasterCompanySector = get<typeof Master.getMasterCompanySector>('master/getMasterCompanySector');
export const getMasterCountry = get<typeof Master.getMasterCountry>('master/getMasterCountry');
export const getMasterEducation = get<typeof Master.getMasterEducation>('master/getMasterEducation');
export const getMasterOfferedBenefits = get<typeof Master.getMasterOfferedBenefits>('master/getMasterOfferedBenefits');
export const getMasterRelocationBenefits = get<typeof Master.getMasterRelocationBenefits>('master/getMasterRelocationBenefits');
export const getMasterState = get<typeof Master.getMasterState>('master/getMasterState');
export const getSkills = get<typeof Master.getSkills>('skills/getSkills');

export const getMailPreferences = get<typeof Notices.getMailPreferences>('users/getMailPreferences');
export const getSubscription = get<typeof Notices.getSubscription>('users/getSubscription');
export const setMailPreferences = post<typeof Notices.setMailPreferences>('users/setMailPreferences');
export const setSubscription = post<typeof Notices.setSubscription>('users/setSubscription');
export const setTimeZone = post<typeof Notices.setTimeZone>('users/setTimeZone');

export const getFailedMails = get<typeof OperatorTasks.getFailedMails>('operator/getFailedMails');
export const getFailedTasks = get<typeof OperatorTasks.getFailedTasks>('operator/getFailedTasks');
export const getStorage = get<typeof OperatorTasks.getStorage>('operator/getStorage');
export const getTaskQueues = get<typeof OperatorTasks.getTaskQueues>('operator/getTaskQueues');
export const giveUpTask = post<typeof OperatorTasks.giveUpTask>('operator/giveUpTask');
export const retryTask = post<typeof OperatorTasks.retryTask>('operator/retryTask');
export const retryTasks = post<typeof OperatorTasks.retryTasks>('operator/retryTasks');

export const getOperatorEvents = get<typeof Operator.getOperatorEvents>('operator/getOperatorEvents');

export const getPerson = get<typeof Pipeline.getPerson>('interview/getPerson');
export const getReviewQueue = get<typeof Pipeline.getReviewQueue>('interview/getReviewQueue', { orders: ['score', '-score', 'submitted', '-submitted', 'name', '-name', 'criteriaMatches', '-criteriaMatches', 'waiting', '-waiting', 'stage', '-stage', 'certainty', '-certainty', 'heard', '-heard', 'flags', '-flags'] });
export const searchApplicants = get<typeof Pipeline.searchApplicants>('interview/searchApplicants');

export const getPracticeQuestions = get<typeof Practice.getPracticeQuestions>('practice/getPracticeQuestions');
export const practiseAnswer = post<typeof Practice.practiseAnswer>('practice/practiseAnswer', { upload: { field: 'file', kind: 'wav', maxBytes: 16777216 } });

export const cancelErasure = post<typeof Privacy.cancelErasure>('privacy/cancelErasure');
export const getCompanyExport = get<typeof Privacy.getCompanyExport>('privacy/getCompanyExport');
export const getCompanyOpenings = get<typeof Privacy.getCompanyOpenings>('privacy/getCompanyOpenings');
export const getErasure = get<typeof Privacy.getErasure>('privacy/getErasure');
export const getExport = get<typeof Privacy.getExport>('privacy/getExport');
export const getForgotten = post<typeof Privacy.getForgotten>('privacy/getForgotten');
export const getOpenings = get<typeof Privacy.getOpenings>('privacy/getOpenings');
export const getReceipt = get<typeof Privacy.getReceipt>('privacy/getReceipt');
export const liftHold = post<typeof Privacy.liftHold>('privacy/liftHold');
export const requestCompanyExport = post<typeof Privacy.requestCompanyExport>('privacy/requestCompanyExport');
export const requestErasure = post<typeof Privacy.requestErasure>('privacy/requestErasure');
export const requestExport = post<typeof Privacy.requestExport>('privacy/requestExport');
export const setHold = post<typeof Privacy.setHold>('privacy/setHold');

export const correctAnswer = post<typeof Review.correctAnswer>('interview/correctAnswer');
export const decideCorrection = post<typeof Review.decideCorrection>('interview/decideCorrection');
export const markAnswer = post<typeof Review.markAnswer>('interview/markAnswer');
export const unmarkAnswer = post<typeof Review.unmarkAnswer>('interview/unmarkAnswer');

export const getViews = get<typeof SavedViews.getViews>('company/getViews');
export const removeView = post<typeof SavedViews.removeView>('company/removeView');
export const saveView = post<typeof SavedViews.saveView>('company/saveView');

export const addPasskey = post<typeof SecondFactor.addPasskey>('users/addPasskey');
export const confirmTotp = post<typeof SecondFactor.confirmTotp>('users/confirmTotp');
export const enrol = post<typeof SecondFactor.enrol>('auth/enrol');
export const getSecondFactor = get<typeof SecondFactor.getSecondFactor>('users/getSecondFactor');
export const makeRecoveryCodes = post<typeof SecondFactor.makeRecoveryCodes>('users/makeRecoveryCodes');
export const passkeySignIn = post<typeof SecondFactor.passkeySignIn>('auth/signinPasskey');
export const removePasskey = post<typeof SecondFactor.removePasskey>('users/removePasskey');
export const removeTotp = post<typeof SecondFactor.removeTotp>('users/removeTotp');
export const renamePasskey = post<typeof SecondFactor.renamePasskey>('users/renamePasskey');
export const requireSecondFactor = post<typeof SecondFactor.requireSecondFactor>('employer/requireSecondFactor');
export const secondFactor = post<typeof SecondFactor.secondFactor>('auth/secondFactor');
export const startEnrolment = post<typeof SecondFactor.startEnrolment>('auth/startEnrolment');
export const startPasskey = post<typeof SecondFactor.startPasskey>('users/startPasskey');
export const startPasskeySignIn = post<typeof SecondFactor.startPasskeySignIn>('auth/startPasskey');
export const startTotp = post<typeof SecondFactor.startTotp>('users/startTotp');

export const addSignOnDomain = post<typeof SignOn.addSignOnDomain>('company/addSignOnDomain');
export const finishSignOn = post<typeof SignOn.finishSignOn>('auth/finishSignOn');
export const getCompanySignOn = get<typeof SignOn.getCompanySignOn>('company/getSignOn');
export const getSignOn = get<typeof SignOn.getSignOn>('users/getSignOn');
export const proveSignOnDomain = post<typeof SignOn.proveSignOnDomain>('company/proveSignOnDomain');
export const removeCompanySignOn = post<typeof SignOn.removeCompanySignOn>('company/removeSignOn');
export const removeSignOnDomain = post<typeof SignOn.removeSignOnDomain>('company/removeSignOnDomain');
export const saveCompanySignOn = post<typeof SignOn.saveCompanySignOn>('company/saveSignOn');
export const setSignOnRules = post<typeof SignOn.setSignOnRules>('company/setSignOnRules');
export const startLinkingSignOn = post<typeof SignOn.startLinkingSignOn>('users/startLinkingSignOn');
export const startSignOn = post<typeof SignOn.startSignOn>('auth/startSignOn');
export const unlinkSignOn = post<typeof SignOn.unlinkSignOn>('users/unlinkSignOn');

export const contactUs = post<typeof Users.contactUs>('users/contactUs');
export const getAvatar = get<typeof Users.getAvatar>('users/getAvatar');
export const signUp = post<typeof Users.signUp>('users/signup');
export const support = post<typeof Users.support>('users/support');
export const uploadProfilePicture = post<typeof Users.uploadProfilePicture>('users/uploadProfilePicture', { upload: { field: 'productImage', kind: 'image', maxBytes: 5242880 } });
