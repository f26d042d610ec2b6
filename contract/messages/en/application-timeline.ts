import { icu } from '../icu.ts';

export const youApplied = icu('You applied');
export const youAppliedText = icu('{company} has received your application.');

// What the candidate asked for.
export const youAsked = icu('You asked for {what}');
export const youReported = icu('You reported a problem');
export const theyAnswered = icu('{company} answered');
export const theyGranted = icu('{company} granted {what}');
export const theyDeclined = icu('{company} declined {what}');

// The rounds that people hold.
export const invited = icu('Invited: {round}');
export const invitedText = icu('{company} would like to meet you. The email has a link to the times.');
export const timeKnown = icu('Everyone taking part has the time.');
export const youCancelled = icu('You cancelled: {round}');
export const theyCancelled = icu('{company} cancelled: {round}');
export const youMoved = icu('You moved: {round}');
export const theyMoved = icu('{company} moved: {round}');
export const youChose = icu('You chose a time: {round}');
export const theySet = icu('{company} set a time: {round}');

// Offers.
export const offer = icu('Offer');
export const offerMade = icu('{company} made you an offer.');
export const offerComing = icu('{company} wants to make you an offer and will contact you.');
export const offerDeclined = icu('You declined the offer');

// What was decided.
export const declined = icu('The company decided not to move forward');
export const declinedText = icu('A person at {company} made this decision, not a program.');
export const hired = icu('You got the job');
export const hiredText = icu('{company} has chosen you.');
export const withdrawn = icu('The application was withdrawn');
export const notTaken = icu('The interview was not taken');
export const notTakenText = icu('The time to take it has passed.');
export const reopened = icu('Your application is open again');
export const nextStep = icu('{company} will tell you the next step.');
export const cancelled = icu('The interview was cancelled');
export const personInstead = icu('A person takes over');
export const personInsteadText = icu('{company} will continue without an AI interview.');
export const submitted = icu('You submitted the AI interview');
export const submittedText = icu('We’ve received all your answers.');
export const reviewedAgain = icu('Being reviewed again');
export const reviewedAgainText = icu('{company} is looking at your interview again.');
export const roundText = icu(
  '{company} is moving forward with your application and will contact you about this round.',
);

// The AI interview.
export const moved = icu('AI interview moved');
export const extended = icu('AI interview closes at a different time');
export const givenAgain = icu('You can take the AI interview again');
export const givenAgainInPart = icu('You can answer the missing questions of the AI interview');
export const openingMoved = icu('You moved the AI interview');
export const interviewInvited = icu('Invited to the AI interview');
export const answersKept = icu('We’ve kept your earlier answers. You choose the time within this window.');
export const youChooseTime = icu('You choose the time within this window.');

// What comes next.
export const beingReviewed = icu('Interview under review');
export const beingReviewedText = icu('A person at {company} will read the report and decide.');
export const beingRead = icu('Under review');
export const beingReadText = icu('{company} will decide whether to invite you.');
export const aiInterview = icu('AI interview');
export const aiInterviewText = icu('If you’re invited, an email will tell you when you can take it.');
export const decision = icu('Decision');
export const decisionText = icu('{company} will decide after this step.');
