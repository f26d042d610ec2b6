import { icu } from '../icu.ts';

export const applicant = icu('Applicant');
export const searchTitle = icu('Search Applicants');
export const searchLabel = icu('Name, email, skill, or words said in an interview');
export const search = icu('Search');
export const searchHint = icu(
  'Only people who match every word are found. Put a phrase in “quotes”, and a minus before a word to leave people out.',
);
export const searchEmpty = icu('Search the applicants of all your jobs.');
export const peopleCount = icu('{count, plural, one {# person} other {# people}}');
export const nobodyFound = icu('Nobody was found for “{text}”. Try fewer or other words.');
export const peopleFound = icu('People found');
export const foundName = icu('Name');
export const foundEmail = icu('Email');
export const foundSkill = icu('Skill');
export const foundSaid = icu('Said');
export const moveOf = icu('Move {name}');
export const moreFor = icu('More for {name}');
export const score = icu('Score');
export const criteriaMatch = icu('Criteria match');
export const judgeFirst = icu('Your scorecard first');
export const moveTo = icu('Move to {stage}');
export const review = icu('Review');
export const viewProfile = icu('View Profile');
export const decline = icu('Decline');
export const show = icu('Show {name}');
export const fold = icu('Collapse {title}');
export const nobodyHere = icu('Nobody here.');
export const showMore = icu('Show more');
export const dragHelp = icu(
  'Drag a card to another column. With the keyboard, press Space on its handle, then left or right, then Space.',
);
export const stages = icu('Stages');
export const goesTo = icu('Moving {name} to {stage}.');
export const pickedUp = icu(
  'You’ve picked up {name} from {stage}. Left and right choose a column, Space drops the card there, Escape cancels.',
);
export const noColumn = icu('There is no column in this direction.');
export const staysIn = icu('{name} stays in {stage}.');
export const heardPercent = icu('{percent} understood');
export const chosenOption = icu('Chosen: {option}');
export const nothingChosen = icu('Chosen: nothing');
export const noWords = icu('No words were recognised.');
export const followUp = icu('Follow-up: {question}');
export const followUpNone = icu('Not answered. This doesn’t affect the score.');
export const pause = icu('Pause');
export const play = icu('Play');
export const openReport = icu('Open the report');
export const comparison = icu('Comparison');
export const question = icu('Question');
export const pinned = icu('Pinned');
export const notAsked = icu('Not asked');
export const answer = icu('Answer');
export const answers = icu('Answers');
export const closeAnswers = icu('Close the answers');
export const differentJobs = icu(
  'The people you selected applied for different jobs. Select people from one job to compare them.',
);
export const chooseJobToCompare = icu('Choose a job above to compare its interviews.');
export const noneFinished = icu('None of the people you selected has a finished report.');
export const nothingFinished = icu(
  'No interview in this list is finished yet. Once one is, you can compare it with others here.',
);
export const seeUpcoming = icu('See upcoming interviews');
export const hideNames = icu('Hide names and faces');
export const hiddenNote = icu(
  'Candidates are ordered by score, not by name. What they say can still reveal who they are.',
);
export const bestOfList = icu(
  'The highest scores on your list. To compare only some people, select them in the table.',
);
export const chosenCompared = icu(
  '{count, plural, =1 {The one you selected.} other {The # you selected, highest scores first.}}',
);
export const bestOfChosen = icu(
  'The {max, number} highest scores among the {chosen, number} people you selected.',
);
export const withReport = icu(
  '{count, plural, one {# of the {chosen, number} people you selected has a finished report.} other {# of the {chosen, number} people you selected have a finished report.}}',
);
export const unpin = icu('Unpin');
export const pin = icu('Pin');
export const leaveOut = icu('Leave out');
export const advance = icu('Advance');
export const range = icu('{from, number} to {to, number} of {total, number}');
export const nextCount = icu('Next {count, number}');
export const candidatesAndQuestions = icu('Candidates and questions');
export const questionOf = icu('Question {number, number} of {total, number}');
export const nextQuestion = icu('Next question');
export const anyScore = icu('Any score');
export const atLeast = icu('At least {least}');
export const anyScorecard = icu('Any scorecard');
export const scorecardToWrite = icu('Scorecard to write');
export const scorecardWritten = icu('Scorecard written');
export const sortWaiting = icu('Waiting longest');
export const sortScore = icu('Best score');
export const sortLowest = icu('Lowest score');
export const sortNewest = icu('Newest interview');
export const sortCriteria = icu('Best criteria match');
export const sortFlags = icu('Most to look at');
export const sortName = icu('Name');
export const stage = icu('Stage');
export const source = icu('Source');
export const anySource = icu('Any source');
export const searchList = icu('Name, skill or words said');
export const reports = icu('Reports');
export const yourScorecard = icu('Your scorecard');
export const order = icu('Order');
export const csvApplicant = icu('Applicant');
export const csvDesignation = icu('Designation');
export const csvJobId = icu('Job ID');
export const csvStage = icu('Stage');
export const csvCriteria = icu('Criteria Matches');
export const csvSource = icu('Source');
export const csvDate = icu('Date of Application');
export const csvStageSince = icu('In this stage since');
export const viewTable = icu('Table');
export const viewBoard = icu('Board');
export const viewReview = icu('Review');
export const viewCompare = icu('Compare');
export const viewInsights = icu('Insights');
export const everybodyOpen = icu('All open');
export const everybodyClosed = icu('All closed');
export const openAndClosed = icu('Open and closed');
export const hiring = icu('Hiring');
export const allJobs = icu('All jobs');
export const requests = icu('Requests');
export const requestsCount = icu('{count, plural, one {# request} other {# requests}}');
export const job = icu('Job');
export const criteriaMatches = icu('Criteria Matches');
export const waiting = icu('Waiting');
export const accept = icu('Accept');
export const nobodyMatches = icu('Nobody matches these filters.');
export const noApplications = icu('No open applications. People will appear here as they apply.');
export const seeJobs = icu('See your jobs');
export const applicants = icu('Applicants');
export const views = icu('Views');
export const jobUnknown = icu('This job doesn’t exist, or you can’t see it.');
export const seeAllJobs = icu('See all jobs');
export const chooseJob = icu('Choose a job');
export const noJob = icu('No job has this name.');
export const jobWithId = icu('{role} ({id})');
export const jobDeleted = icu('{role} ({id}, deleted)');
export const keys = icu('Shortcuts');
export const keysOn = icu('Shortcuts are on');
export const keysAbout = icu(
  'They do nothing while you type. Turn them off if speech input or another program triggers them.',
);
export const changeScorecard = icu('Change your scorecard');
export const openReportAlone = icu('Open the report on a page of its own');
export const candidateProfile = icu('Candidate profile');
export const showEarlier = icu('Show earlier applications');
export const applicationFor = icu('Application for {job}');
export const applied = icu('Applied');
export const interview = icu('Interview');
export const rounds = icu('Rounds');
export const seeRounds = icu('See all rounds');
export const notTaken = icu('Not taken yet');
export const afterJudgement = icu('Shown after your own scorecard');
export const interviewDeleted = icu('The interview was deleted');
export const reportBeingMade = icu('We’re preparing the report');
export const noScoreYet = icu('No score yet, {settled}');
export const cannotScore = icu('No answer can be scored');
export const scorecards = icu('Scorecards');
export const scorecardOwn = icu('{score} by you: {reason}');
export const scorecardBy = icu('{score} by {name}: {reason}');
export const decideAndGoOn = icu('Decide and continue');
export const keysTitle = icu('Shortcuts (?)');
export const theList = icu('The list');
export const scorecardAndNotes = icu('Your scorecard and notes');
export const next = icu('Next');
export const keyNext = icu('the next person');
export const keyBefore = icu('the person before');
export const oneToFour = icu('1 to 4');
export const keyJudge = icu('your judgement: strong no, no, yes, strong yes');
export const space = icu('Space');
export const keyPlay = icu('play or pause');
export const keyDecline = icu('decline');
export const keyAdvance = icu('advance');
export const keyHelp = icu('this help');
export const byQuestion = icu('Review by question');
export const whomToReview = icu('Who to review');
export const byScore = icu('By score');
export const blind = icu('Blind');
export const toLookAt = icu('{count, plural, =1 {One thing to look at} other {# things to look at}}');
export const yourScore = icu('You: {score}');
export const notInList = icu('Not in this list');
export const placeOf = icu('{place, number} of {total, number}');
export const placeOfMore = icu('{place, number} of {total, number} and more');
export const report = icu('Report');
export const applicationUnknown = icu('This application doesn’t exist, or you can’t see it.');
export const noReport = icu('There’s no report, because the interview hasn’t been submitted.');
export const anotherCandidate = icu('Another candidate');
export const candidateLetter = icu('Candidate {letter}');
