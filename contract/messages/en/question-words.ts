import { icu } from '../icu.ts';

export const flagUnfair = icu('May be unfair');
export const flagChanged = icu('Changed');
export const flagChangedIn = icu('Changed in {month}');
export const flagDisagreement = icu('People disagree');
export const flagNotApart = icu('Doesn’t tell people apart well');
export const flagTooHard = icu('Hardly anyone gets it');
export const flagTooEasy = icu('Almost everyone gets it');
export const answers = icu('{count, plural, one {# answer} other {# answers}}');
export const answersWaiting = icu(
  '{count, plural, one {# needs a person’s review} other {# need a person’s review}}',
);
export const answersMissing = icu(
  '{count, plural, one {# more answer needed} other {# more answers needed}}',
);
export const shareCorrect = icu('{share} fully correct');
export const correctOfAnswers = icu(
  '{correct, plural, one {# of {answers, number} answers is fully correct} other {# of {answers, number} answers are fully correct}}',
);
export const easyFor = icu('Almost everyone gets this right: {share}.');
export const hardFor = icu('Hardly anyone gets this right: {share}.');
export const difficulty = icu(
  '{share} ({percent}). With this many answers, the true share could be anywhere between {low} and {high}.',
);
export const serverEasy = icu('On this server: almost everyone gets this right.');
export const serverHard = icu('On this server: hardly anyone gets this right.');
export const serverShare = icu('On this server: about {share} of the answers are fully correct.');
export const serverEasyApart = icu(
  'On this server: almost everyone gets this right, and it tells people apart {how, select, poorly {poorly} little {a little} well {well} other {very well}}.',
);
export const serverHardApart = icu(
  'On this server: hardly anyone gets this right, and it tells people apart {how, select, poorly {poorly} little {a little} well {well} other {very well}}.',
);
export const serverShareApart = icu(
  'On this server: about {share} of the answers are fully correct, and it tells people apart {how, select, poorly {poorly} little {a little} well {well} other {very well}}.',
);
export const allCompanies = icu(
  '{onServer} These figures come from at least {companies, plural, one {# company} other {# companies}}, are rounded, and change every {days, plural, one {day} other {# days}}.',
);
export const apartUnknown = icu('It’s too early to say whether this question tells people apart.');
export const easyApartLess = icu(
  'Almost everyone gets it, so it tells people apart less than your other questions.',
);
export const hardApartLess = icu(
  'Hardly anyone gets it, so it tells people apart less than your other questions.',
);
export const easyHardlyApart = icu('Almost everyone gets it, so it hardly tells people apart.');
export const hardHardlyApart = icu('Hardly anyone gets it, so it hardly tells people apart.');
export const restHardly = icu('People who do well in the rest of the interview hardly do better here.');
export const restWell = icu('People who do well in the rest of the interview tend to do well here.');
export const apart = icu(
  'It tells people apart {how, select, poorly {poorly} little {a little} well {well} other {very well}}{beside, select, andLess {, and less than your other questions} andMore {, and more than your other questions} butLess {, but less than your other questions} butMore {, but more than your other questions} same {, as your other questions do} other {}}. {rest}',
);
export const laterLittle = icu(
  'How people do here says little about how they do in later rounds ({count, plural, one {# answer} other {# answers}}).',
);
export const laterWell = icu(
  'People who do well here tend to do well in later rounds too ({count, plural, one {# answer} other {# answers}}).',
);
export const disagree = icu(
  'People often disagree about the same answer, so the question or its expected answer may be read in two ways ({count, plural, one {# answer} other {# answers}}).',
);
export const agree = icu(
  'People who judge the same answer mostly agree ({count, plural, one {# answer} other {# answers}}).',
);
export const changeUnknown = icu('It’s too early to say whether it changed.');
export const changeNone = icu('It’s as hard as it was before.');
export const change = icu(
  'Since {month} it has been {how, select, somewhatEasier {somewhat easier} somewhatHarder {somewhat harder} muchEasier {much easier} other {much harder}}, also for people who do as well in the rest of the interview.',
);
export const changeKnown = icu('It may have become known.');
export const fairness = icu(
  '{basis}: it is {how, select, somewhatEasier {somewhat easier} somewhatHarder {somewhat harder} muchEasier {much easier} other {much harder}} for “{group}” than for others who do as well in the rest of the interview.',
);
export const fairnessEven = icu('No notable difference by {bases}.');
export const work = icu('{share} of all answers were settled without a person.');
export const halfTook = icu('Half of the answers took at most {duration}.');
export const again = icu('{share} were recorded again');
export const corrected = icu('{share} were corrected by the candidate');
export const changedLine = icu('{changed}.');
export const noneChanged = icu('None were recorded again or corrected.');
export const notAsked = icu('No job asks this question any more.');
export const jobs = icu('{count, plural, one {# job} other {# jobs}}');
export const templates = icu('{count, plural, one {# template} other {# templates}}');
export const more = icu('{count, number} more');
export const askedIn = icu('Asked in {places}: {titles}.');
export const titleDraft = icu('{title} (draft)');
export const titleClosed = icu('{title} (closed)');
export const titleTemplate = icu('{title} (template)');
export const basis = icu(
  '{basis, select, sex {sex} race {race or ethnicity} age {age} disability {disability} other {sex and race or ethnicity}}',
);
