import { icu } from '../icu.ts';

// The steps, by the names that people see, and the two halves of the bar on narrow screens.
export const stepJobDetail = icu('Job Details');
export const stepSkills = icu('Skills');
export const stepQuestions = icu('Questions');
export const stepEducation = icu('Education');
export const stepMiscInfo = icu('Misc Information');
export const stepInterviewProcess = icu('Interview Process');
export const stepWorkLocation = icu('Work Location');
export const stepOnboarding = icu('Onboarding');
export const stepPersonalMessage = icu('Personal Message');
export const preview = icu('Preview');
export const sectionJob = icu('The job');
export const sectionHiring = icu('Hiring');
export const steps = icu('Steps');
export const stepOf = icu('Step {number, number} of {count, number}: {title}');
export const done = icu('Done');

// The frame of each step.
export const postJob = icu('Post A Job');
export const updateJob = icu('Update Job');
export const windowTitle = icu('{step} · {title}');
export const seenAsBefore = icu(
  'Candidates see the job as it was until you press Update Job, after the last step.',
);
export const restored = icu('What you typed here before is back. It isn’t saved yet.');
export const savedVersion = icu('This is the saved version. Yours isn’t lost.');
export const backToMine = icu('Go back to mine');
export const saveAndPreview = icu('Save and Preview');
export const next = icu('Next');
export const leaveTitle = icu('Leave without saving this step?');
export const leaveDraft = icu(
  'What you typed stays on this device and will be here when you continue this job. Save it to have it in your draft jobs too.',
);
export const leavePosted = icu(
  'What you typed stays on this device and will be here when you continue this job. Save it to add it to this job’s changes. Candidates see them once you press Update Job.',
);
export const leaveLost = icu('You haven’t saved what you chose on this step. If you leave now, it’s lost.');
export const changedTitle = icu('This step has changed');
export const yoursNotSaved = icu('Your version is not saved yet.');
export const showsSaved = icu('The step now shows the saved version.');
export const saveMine = icu('Save my version');
export const showSaved = icu('Show the saved version');
export const ok = icu('OK');

// Job details.
export const draftNote = icu('Note: if you leave midway, your job is saved to draft.');
export const designation = icu('Designation');
export const industryType = icu('Industry Type');
export const jobType = icu('Job Type');
export const selectJobType = icu('Select a job type');
export const contractPeriod = icu('Contract Period');
export const years = icu('Years');
export const selectYears = icu('Select the years');
export const yearCount = icu('{years, plural, =0 {# Year} one {# Year} other {# Years}}');
export const months = icu('Months');
export const selectMonths = icu('Select the months');
export const monthCount = icu('{months, plural, =0 {# Month} one {# Month} other {# Months}}');
export const jobDescription = icu('Job Description');
export const descriptionFile = icu('Description file');
export const salaryIn = icu('Annual Salary in {currency}: one figure, or a range');
export const fixedSalary = icu('Fixed Salary');
export const from = icu('From');
export const to = icu('To');

// Skills.
export const skillsAbout = icu('What applicants must or should know, and how much experience they need.');
export const extractSkills = icu('Extract from Job Description');
export const addSkill = icu('Add skill');
export const newSkill = icu('new skill');
export const deleteNamed = icu('Delete {name}');
export const editNamed = icu('Edit {name}');
export const skill = icu('Skill');
export const preference = icu('Preference');
export const requiredOrPreferred = icu('Required or Preferred');
export const minExperience = icu('Minimum Experience');
export const selectExperience = icu('Select the experience');
export const saveSkill = icu('Save skill');
export const skillTwice = icu('This skill is already in the list');
export const checkSkills = icu('Please check the skills');

// Education.
export const leastEducation = icu('The minimum education for the job');
export const educationsFailed = icu('Master education list failed');
export const noEducations = icu('Sorry no education available');

// Misc information.
export const displayAll = icu('Display all of it to candidates');
export const display = icu('Display To Candidates');
export const hourlyRate = icu('Hourly Rate');
export const hourlyRateIn = icu('Hourly Rate in {currency}: one figure, or a range');
export const fixedRate = icu('Fixed Rate');
export const overtime = icu('Position Qualifies For Overtime');
export const overtimeAsked = icu('Does the position qualify for overtime?');
export const workVisa = icu('Work Visa Sponsored');
export const workVisaAsked = icu('Do you sponsor a work visa?');
export const offeredBenefits = icu('Offered Benefits');
export const benefitsAsked = icu('Do you offer benefits?');
export const relocationBenefits = icu('Relocation Benefits');
export const relocationAsked = icu('Do you offer relocation benefits?');
export const travel = icu('Travel');
export const travelAsked = icu('Does the job involve travel?');
export const travelShare = icu('Travel Percentage');
export const travelDetails = icu('Travel Details (optional)');
export const workFromHome = icu('Work From Home');
export const workFromHomeAsked = icu('Is work from home available?');
export const workFromHomeShare = icu('How Much Work From Home');
export const remoteSkips = icu('A job that is 100% remote has no work location, so that step is skipped.');
export const additionalNotes = icu('Additional Notes');
export const additionalNotesOptional = icu('Additional Notes (optional)');
export const startDate = icu('Start Date');
export const expectedStartDate = icu('Expected Start Date (optional)');
export const pitchAsked = icu('Should candidates record a pitch video on why you should hire them?');

// The interview process.
export const modesFailed = icu('Master communication mode list failed');
export const rounds = icu('Interview Rounds');
export const firstRound = icu('First Round');
export const roundLabel = icu(
  '{round, select, Second {Second Round} Third {Third Round} Fourth {Fourth Round} Fifth {Fifth Round} other {Sixth Round}}',
);
export const otherMode = icu(
  '{round, select, Second {Second Round, other mode} Third {Third Round, other mode} Fourth {Fourth Round, other mode} Fifth {Fifth Round, other mode} other {Sixth Round, other mode}}',
);
export const selectMode = icu('Select a communication mode');
export const sayMode = icu('Please say which communication mode it is');
export const lettersOnly = icu('Only letters and spaces are allowed');
export const tipsAsked = icu('Do you have tips for candidates?');
export const tips = icu('Tips');
export const settings = icu('Interview settings: our defaults');
export const settingsChanged = icu('Interview settings: changed');
export const aiInterview = icu('The AI interview');
export const settingsAbout = icu(
  'Changes apply to interviews you schedule from now on. Candidates see these settings before they start.',
);
export const openDays = icu('Open for (days)');
export const openDaysAbout = icu(
  'Candidates choose the hour within this time. They can move the start once.',
);
export const answerSeconds = icu('Longest spoken answer (seconds)');
export const answerSecondsAbout = icu('Recording stops automatically after this time.');
export const thinkingSeconds = icu('Time to think before each spoken answer (seconds)');
export const thinkingSecondsAbout = icu('0 for none. Candidates can start earlier.');
export const retakes = icu('How often an answer can be recorded again');
export const retakesAbout = icu('0 for never. The last recording counts, and all are kept.');
export const followUps = icu('Follow-up questions');
export const followUpsAbout = icu(
  'After the last question, an answer that misses an expected idea gets one more question. It’s the same for everyone who misses it, and an interview has at most {max, number} of them. Candidates can skip them, and answering one never lowers a score. Only questions from the question bank have follow-ups, not your own.',
);
export const interviewLanguage = icu('Language of the interview');
export const languageGraded = icu(
  'What people say is written down. Answers are graded where their words settle them; you decide the rest.',
);
export const languageHeard = icu('What people say is written down, and you decide on each answer.');
export const languageRecorded = icu('Interviews are only recorded: you listen to each answer and decide.');
export const proctoring = icu('Proctoring of the AI interview');
export const enforced = icu('Enforced');
export const enforcedAbout = icu('Leaving the interview window is noted, and can end the interview.');
export const recordOnly = icu('Record only');
export const recordOnlyAbout = icu(
  'Leaving the interview window is noted in your report, but doesn’t end the interview.',
);

// Work location and onboarding.
export const address = icu('Address');
export const zipcode = icu('Zipcode');
export const requirementsFailed = icu('Master boarding requirement list failed');
export const noRequirements = icu('Sorry no onboarding requirement available');
export const allRequirements = icu('All requirements');
export const requirements = icu('Onboarding requirements');

// The personal message.
export const messageAbout = icu(
  'A short video where you introduce yourself and the job. Candidates see it with the job.',
);
export const video = icu('Video');
export const yourMessage = icu('Your message');
export const videoKept = icu('Your video is still on this page. Sign in again to save it.');
export const yourRecording = icu('Your recording');
export const uploadCancelled = icu('The upload was cancelled.');

// The preview.
export const changed = icu('Changed');
export const editStep = icu('Edit {step}');
export const saveAsDraft = icu('Save as Draft');
export const publish = icu('Post Job');
export const otherQuestionsTitle = icu('Ask different questions from now on?');
export const confirmUpdate = icu('Update job');
export const industry = icu('Industry');
export const annualSalary = icu('Annual Salary');
export const least = icu('Minimum Education');
export const proctoringFact = icu('Proctoring');
export const city = icu('City');
export const state = icu('State');
export const country = icu('Country');
export const startPassed = icu('The start date, {day}, has passed. {change}');
export const changeStart = icu('Change it in Misc Information');
export const openFor = icu('Interview open for');
export const days = icu('{days, plural, one {# day} other {# days}}');
export const longestAnswer = icu('Longest spoken answer');
export const seconds = icu('{seconds, plural, one {# second} other {# seconds}}');
export const timeToThink = icu('Time to think before it');
export const none = icu('None');
export const recordAgain = icu('Recording an answer again');
export const never = icu('Never');
export const upToTimes = icu('{times, plural, one {Up to # time} other {Up to # times}}');
export const upToFollowUps = icu('Up to {max, number}, which candidates can skip');
