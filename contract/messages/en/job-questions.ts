import { icu } from '../icu.ts';

// The questions of a job, as its employer sees them.
export const none = icu('No questions have been added yet.');
export const personal = icu('Personal');
export const skills = icu('Skills');
export const mcq = icu('MCQ');
export const expectedAnswer = icu('Expected answer: {answer}');
export const alsoAccepted = icu('Also accepted: {answer}');
export const correctOption = icu('{option} (correct)');
export const notScored = icu('Without an expected answer, this question is transcribed but not scored.');

// The step of the wizard.
export const title = icu('Questions');
export const tabCount = icu('{title} ({count, number})');
export const suggest = icu('Select the questions we suggest');
export const keptTitle = icu('Interviews keep their questions');

// The question bank.
export const bankTitle = icu('Question Bank');
export const bank = icu('Question bank');
export const bankEmpty = icu(
  'The question bank has no questions of this kind for the job’s skills. Add your own below.',
);
export const bankSearch = icu('Search the question bank');
export const bankNone = icu('No questions match your search.');
export const bankShown = icu(
  '{count, plural, one {Showing {shown, number} of # question. Search to find the others.} other {Showing {shown, number} of # questions. Search to find the others.}}',
);
export const editAnswer = icu('Edit the answer: {question}');
export const saveAnswer = icu('Save answer');

// Questions of their own.
export const ownTitle = icu('Your Own Questions');
export const own = icu('Your own questions');
export const addOwn = icu('Add your own question');
export const saveLast = icu('Please save last question');
export const deleteThis = icu('Delete this question');
export const saveQuestion = icu('Save question');
export const editQuestion = icu('Edit question: {question}');
export const deleteQuestion = icu('Delete question: {question}');
export const skill = icu('Skill');
export const selectSkill = icu('Select a skill');
export const question = icu('Question');
export const similar = icu('The question bank has a similar one:');
export const usePersonal = icu('Use this question');
export const useSkill = icu('Use this question and its answer');
export const useMcq = icu('Use this question and its options');
export const options = icu('Options, with the correct one marked');
export const theCorrectOption = icu('The correct option');
export const optionIsCorrect = icu('Option {number, number} is correct');
export const option = icu('Option {number, number}');

// The expected answer.
export const keyLabel = icu('Expected Answer');
export const keyHint = icu('Write it the way a good candidate would say it.');
export const keyNotApplicable = icu('If that’s what you want, write “n/a”.');
export const keyKeywords = icu(
  'These are keywords. Write what you’d want to hear about them, in full sentences.',
);
export const keyOneIdea = icu(
  'This is one short idea, so a right answer in other words may go unnoticed. Add what else you’d want to hear.',
);
export const keyTooLong = icu(
  'This is longer than {max, number} words, and few spoken answers cover that much. Keep the points that matter most.',
);
export const keyForColleagues = icu(
  'Some of this reads like advice for your team. Write only what a good answer says.',
);
export const points = icu('Points we’ll look for');
export const pointSplit = icu('Split in two');
export const pointJoin = icu('Join with the next');
export const pointExpected = icu('Mark as expected');
export const pointOptional = icu('Mark as optional');
export const optional = icu('(optional)');
export const changePoint = icu('Change point {number, number}');
export const pointsHelp = icu(
  'Start a new line to split a point anywhere. Put [square brackets] around a point to make it optional.',
);
export const accepted = icu('Another accepted answer');
export const acceptedOfMany = icu('Another accepted answer ({number, number})');
export const removeAccepted = icu('Remove accepted answer {number, number}');
export const addAccepted = icu('Add another accepted answer');

// Drafts of a language model.
export const drafts = icu('Drafts');
export const draft = icu('Draft');
export const draftsAbout = icu(
  'A language model wrote these, and nobody has checked them yet. Tick the ones that are right and fit the job. You can change them below, among your own questions.',
);
export const drafting = icu('This can take a minute. You can carry on meanwhile.');
export const draftMore = icu('Draft more with the language model');
export const newDrafts = icu('{count, plural, =0 {No new drafts.} one {# new draft.} other {# new drafts.}}');
export const draftsLeftOut = icu(
  '{count, plural, one {# draft left out: it asks about {topics}, which employers may not ask in many countries.} other {# drafts left out: they ask about {topics}, which employers may not ask in many countries.}}',
);
export const draftsNoModel = icu('No language model is connected, so there are no drafts.');
export const draftsUnusable = icu(
  'The language model didn’t answer in time, or its answer had no usable questions. You can go on without it, or try again later.',
);

// Questions in files.
export const files = icu('Questions in files');
export const filesShort = icu('Files');
export const addFromFile = icu('Add questions from a file');
export const saveOfJob = icu('Save this job’s own questions as a file');
export const saveOfCompany = icu('Save all of the company’s own questions as a file');
export const addAbout = icu(
  'Choose a file saved here or in another installation of Roundone, then tick the questions for this job.',
);
export const chooseFile = icu('Choose a file');
export const fileLabel = icu('File with questions');
export const addCount = icu('{count, plural, one {Add # question} other {Add # questions}}');
export const inFile = icu('Questions in the file');
export const shareRight = icu(
  '{answers, plural, one {Of # answer, {percent} were correct.} other {Of # answers, {percent} were correct.}}',
);
export const signedHere = icu('Signed by {company} here on {when}, and unchanged since.');
export const signedElsewhere = icu(
  'According to the file, signed by {company} at {host} on {when}, and unchanged since. If you need to be sure, ask them whether their key is {key}.',
);

// Refusals.
export const ofOtherSkill = icu('This question belongs to another skill');
export const askedTwice = icu('This question appears twice: {question}');
export const lastOfKind = icu(
  '{kind, select, personal {“{title}” has no other personal question, and each job asks at least one. Replace it, or add another to the job first.} skill {“{title}” has no other spoken skill question, and each job asks at least one. Replace it, or add another to the job first.} other {“{title}” has no other multiple-choice question, and each job asks at least one. Replace it, or add another to the job first.}}',
);
export const askedAlready = icu('“{title}” already asks this: {question}');
