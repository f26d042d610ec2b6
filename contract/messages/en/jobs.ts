import { icu } from '../icu.ts';

// Lists of open jobs.
export const openJobs = icu('Open Jobs');
export const openJobsHeading = icu('Open jobs');
export const pages = icu('Pages');
export const firstPage = icu('First page');
export const nextPage = icu('Next page');
export const endOfList = icu('That is all.');
export const noneToday = icu('There are no open jobs today.');
export const seeAll = icu('See all open jobs');
export const showAll = icu('Show all open jobs');
export const seeOpenJobs = icu('See the open jobs');
export const browse = icu('Browse freely.');
export const signInToApplyOr = icu('{signIn} or {register} to apply.');
export const signIn = icu('Sign in');
export const register = icu('register');
export const noJobs = icu('Sorry No Jobs Available.');
export const totalJobs = icu('Total Jobs: {total, number}');
export const totalJobsOrMore = icu('Total Jobs: {total, number} or more');
export const pageTitle = icu('{title} · Roundone');
export const openJobsAbout = icu(
  'Jobs that are open today. Everyone who is invited gets the same first interview.',
);

// The search.
export const designation = icu('Designation');
export const state = icu('State');
export const search = icu('Search');
export const clear = icu('Clear');
export const searchFailed = icu(
  'The search didn’t work. The list below is from your last search. Press Search to try again.',
);
export const designationMarks = icu('Only letters, digits and marks such as + # / & are allowed');
export const moreFilters = icu('More filters');
export const filtersInUse = icu('Filters ({count, number} in use)');
export const any = icu('Any');
export const filterWorkPlace = icu('Work place');
export const filterJobType = icu('Job type');
export const filterPay = icu('Pay from, in the job’s currency');
export const filterPosted = icu('Posted');
export const filterSector = icu('Sector');
export const payAYear = icu('{amount, number} a year');
export const withinDays = icu('{days, plural, one {Within a day} other {Within # days}}');
export const matchByWords = icu('No open job is called “{designation}”. These contain its words.');
export const matchSimilar = icu('No open job is called “{designation}”. These are similar.');

// A job in a list.
export const createdOn = icu('Created {when}');
export const postedOn = icu('Posted {when}');
export const takenDown = icu('Taken down');
export const takenDownReason = icu('Their reason: {reason}');
export const notPublished = icu('Changes not published');

// The facts of a job.
export const jobType = icu('Job Type');
export const posted = icu('Posted');
export const contractPeriod = icu('Contract Period');
export const annualSalary = icu('Annual Salary');
export const location = icu('Location');
export const industry = icu('Industry');
export const education = icu('Education');
export const yearsAndAbove = icu('{years, number} Years & Above');
export const years = icu('{years, plural, one {# year} other {# years}}');
export const months = icu('{months, plural, one {# month} other {# months}}');
export const aYear = icu('{money} a year');
export const rangeAYear = icu('{low} – {high} a year');
export const anHour = icu('{money} an hour');
export const rangeAnHour = icu('{low} – {high} an hour');
export const yes = icu('Yes');
export const no = icu('No');
export const yesWith = icu('Yes: {details}');
export const hourlyRate = icu('Hourly Rate');
export const overtime = icu('Position Qualifies For Overtime');
export const workVisa = icu('Work Visa Sponsored');
export const offeredBenefits = icu('Offered Benefits');
export const relocationBenefits = icu('Relocation Benefits');
export const travel = icu('Travel');
export const workFromHome = icu('Work From Home');
export const additionalNotes = icu('Additional Notes');
export const startDate = icu('Start Date');
export const expectedStartDate = icu('Expected Start Date');
export const pitchVideo = icu('Hire Pitch Video');
export const interviewProcess = icu('Interview Process');
export const roundName = icu(
  '{round, select, First {First} Second {Second} Third {Third} Fourth {Fourth} Fifth {Fifth} other {Sixth}}',
);
export const tips = icu('Tips');

// The parts of a job.
export const besideList = icu('Beside the list: {role}, {id}');
export const jobDescription = icu('Job Description');
export const skills = icu('Skills');
export const miscInformation = icu('Misc Information');
export const questions = icu('Questions');
export const personalMessage = icu('Personal Message');
export const onboarding = icu('Onboarding');
export const noSkills = icu('No skills have been added yet.');
export const skill = icu('Skill');
export const preference = icu('Preference');
export const minExperience = icu('Minimum Experience');
export const noMiscInformation = icu('No misc information has been added yet.');
export const information = icu('Information');
export const value = icu('Value');
export const displayed = icu('Display To Candidates');
export const noMessage = icu('There is no personal message for this job.');
export const messageFor = icu('Personal message for {role}');
export const noOnboarding = icu('There are no onboarding requirements for this job.');
export const disclosed = icu('Once you have applied: {action}. The law: {law}. Version {version}.');

// A job that everyone can read.
export const roleAt = icu('{role} at {company}');
export const firstInterview = icu('The first interview');
export const firstAlone = icu(
  'You take this interview on your own, in your browser, with your camera and microphone. Everyone who’s invited answers the same questions in the same time.',
);
export const firstOpenFor = icu(
  '{days, plural, one {It stays open for # day from the agreed time, so you choose the hour. You can practise first, and nobody sees that.} other {It stays open for # days from the agreed time, so you choose the hour. You can practise first, and nobody sees that.}}',
);
export const firstReport = icu(
  'What you say is turned into text and compared with a good answer. You’ll read the same report as the employer, with your own words in it.',
);
export const firstPeopleDecide = icu(
  'Your face, your feelings, your accent and your pauses are never judged. The software never rejects an application: a person decides.',
);
export const share = icu('Share');
export const shareTitle = icu('Share this job');
export const copyThisLink = icu('Copy this link');
export const linkCopied = icu('The link was copied.');
export const signInToApply = icu('Sign in to apply');
export const notOpenTitle = icu('This job is not open');
export const notOpenText = icu('It may have been filled or closed, or part of the link is missing.');
export const notOpenAbout = icu('The job may have been filled or closed. See the jobs that are open today.');
export const saveJob = icu('Save {role}');
export const save = icu('Save');
export const saved = icu('Saved');
export const candidatesSave = icu('Only candidates can save jobs.');

// A company that everyone can read about.
export const logoOf = icu('Logo of {name}');
export const aboutCompany = icu('About {name}');
export const pictures = icu('Pictures');
export const companyGoneTitle = icu('We can’t find this company');
export const companyGoneText = icu('It may not have posted a job yet, or part of the link is missing.');
export const companyGoneAbout = icu('See the jobs that are open today.');
export const jobsAt = icu('Jobs at {name}');
export const openJobsAt = icu('Open jobs at {name}');
export const openJobsOf = icu('The open jobs of {name}.');
export const allOpenJobs = icu('{total, plural, one {# open job} other {All # open jobs}}');
export const remote = icu('Remote');
