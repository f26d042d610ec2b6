import { icu } from '../icu.ts';

// The landing page. "Job posting", "talent assessment" and "interviewing" are words of the specification.
export const homeTitle = icu('Hiring where everyone is heard');
export const homeDescription = icu(
  'A hiring marketplace whose first round is a recorded AI interview: the same questions for everyone, in their own voice.',
);
export const heroTitle = icu('A first round where everyone is heard');
export const heroText = icu(
  'Roundone automates job posting, talent assessment and interviewing. Candidates answer the same questions aloud, and hiring teams read what they actually said.',
);
export const postJob = icu('Post A Job');
export const findJob = icu('Find A Job');
export const justLooking = icu('Just looking?');
export const openJobs = icu('See the open jobs');
export const howTitle = icu('From a vacancy to a conversation worth having');
export const stepPosting = icu('Job posting');
export const stepPostingText = icu(
  'A hiring manager describes the job in nine short steps, picks questions from the bank or writes new ones, and publishes it. Drafts are saved automatically.',
);
export const stepInterviewing = icu('Interviewing');
export const stepInterviewingText = icu(
  'Everyone who’s invited answers the same questions aloud, in a browser, on an agreed day. One question, one clock, nothing else on the screen.',
);
export const stepAssessment = icu('Talent assessment');
export const stepAssessmentText = icu(
  'The answers are transcribed and compared with what a good answer says. The report shows the words and the second in the video behind every verdict.',
);
export const fairTitle = icu('Clear about what counts');
export const looksAt = icu('What it looks at');
export const looksAtPoints = icu(
  'the points in an answer, compared with the hiring manager’s expected answer',
);
export const looksAtChoices = icu('multiple-choice answers, right or wrong');
export const looksAtSkills = icu(
  'skills, years of experience and education, from the profile and the resume',
);
export const neverLooksAt = icu('What it never looks at');
export const neverFaces = icu('faces, feelings or accents');
export const neverPauses = icu('how long someone hesitates');
export const neverPicture = icu('the picture itself, which is there for people to watch');
export const closing = icu(
  'Roundone never rejects anyone by itself. A person decides, with the candidate’s own words in front of them.',
);
export const exampleLabel = icu(
  'An example of a report: a question, the answer in words with its evidence marked, and the verdict',
);
export const exampleWhich = icu('Example · Question 3 of 6');
export const exampleQuestion = icu('How do you keep a patient safe from falling?');
export const examplePoints = icu('5 of 6 points earned');
export const exampleAnswer = icu('“First I look at {risk}, then I {reach} and I {bed} before I leave.”');
export const exampleRisk = icu('what makes this person likely to fall');
export const exampleReach = icu('keep the bell and the glasses in reach');
export const exampleBed = icu('lower the bed');
export const exampleFoot = icu('Marked by a person. 3 of 4 points found, each with its second in the video');

// About Us.
export const aboutTitle = icu('About Us');
export const aboutDescription = icu(
  'What Roundone does for employers, for job seekers, and for the people who run it.',
);
export const aboutLead = icu(
  'Roundone is a hiring marketplace whose first round is a recorded interview that candidates take alone, when it suits them, and that hiring teams read together.',
);
export const services = icu('Services provided');
export const forEmployers = icu('For employers');
export const forEmployersText = icu(
  '{steps, plural, one {Job posts in # step} other {Job posts in # steps}}, applications matched against your criteria, interviews scheduled by email, and reports you can read in minutes and check in seconds.',
);
export const forSeekers = icu('For job seekers');
export const forSeekersText = icu(
  'One profile, open jobs with the details the employer chose to share, applications you can follow, an interview at an agreed time, and the same report the employer reads.',
);
export const forOperators = icu('For the people who run it');
export const forOperatorsText = icu(
  'One program on your own machine. Speech is recognised there, the analysis needs no network, and recordings never leave the building.',
);
export const why = icu('Why choose us');
export const sameRound = icu('The same first round for all');
export const sameRoundText = icu(
  'Every applicant gets the same questions and the same time. Nobody misses out because a calendar was full.',
);
export const evidence = icu('Evidence before verdicts');
export const evidenceText = icu(
  'A verdict names the ideas that were found and those that were missing, in the candidate’s own words, at the second they were said.',
);
export const honest = icu('Honest about what it can’t tell');
export const honestText = icu(
  'Words that weren’t clear are marked and left for a person to judge. Verdicts come in bands rather than with false precision.',
);
export const trusted = icu('Trusted companies');
export const trustedText = icu(
  'A company can post jobs here only once its email address is verified and its profile is filled in: line of business, address and logo. Candidates see who is hiring before they apply, and who will see their interview before they record it.',
);
export const contactButton = icu('Contact us');

// Contact Us and Support.
export const contactTitle = icu('Contact Us');
export const contactDescription = icu('Leave a message for the people who run this site.');
export const contactLead = icu(
  'Leave a phone number, an email address and a short message. It goes by email to the people who run this site.',
);
export const supportTitle = icu('Support');
export const supportDescription = icu('Help with an account, an application or an interview.');
export const supportLead = icu(
  'Is something not working, or do you need help with an application or an interview? Tell us what happened and how to reach you.',
);
export const phone = icu('Phone');
export const email = icu('Email');
export const messageOptional = icu('Message (optional)');
export const whatHappened = icu('What happened? (optional)');
export const messageSent = icu('Your message has been sent. We’ll reply by email or phone.');
export const needsJavaScript = icu(
  'This form needs JavaScript. Please switch it on for this site, or write to the organisation that runs it.',
);
export const notSent = icu('This couldn’t be sent. Nothing you typed is lost: please try again in a moment.');

// The sitemap, and the frame of every public page.
export const sitemapTitle = icu('Sitemap');
export const sitemapDescription = icu('All public pages of this site.');
export const startHere = icu('Start here');
export const aboutThisSite = icu('About this site');
export const yourPages = icu('Your pages');
export const linkCopied = icu('The link was copied.');
export const copyLink = icu('Copy this link: {url}');
