import { icu } from '../icu.ts';

export const flagUnfair = icu('Vielleicht unfair');
export const flagChanged = icu('Verändert');
export const flagChangedIn = icu('Verändert im {month}');
export const flagDisagreement = icu('Uneinigkeit');
export const flagNotApart = icu('Unterscheidet schlecht');
export const flagTooHard = icu('Fast niemand weiß es');
export const flagTooEasy = icu('Fast alle wissen es');
export const answers = icu('{count, plural, one {# Antwort} other {# Antworten}}');
export const answersWaiting = icu(
  '{count, plural, one {# von einer Person zu prüfen} other {# von einer Person zu prüfen}}',
);
export const answersMissing = icu(
  '{count, plural, one {noch # Antwort nötig} other {noch # Antworten nötig}}',
);
export const shareCorrect = icu('{share} ganz richtig');
export const correctOfAnswers = icu(
  '{correct, plural, one {# von {answers, number} Antworten ist ganz richtig} other {# von {answers, number} Antworten sind ganz richtig}}',
);
export const easyFor = icu('Fast alle beantworten sie richtig: {share}.');
export const hardFor = icu('Fast niemand beantwortet sie richtig: {share}.');
export const difficulty = icu(
  '{share} ({percent}). Bei so vielen Antworten könnte der Anteil gut zwischen {low} und {high} liegen.',
);
export const serverEasy = icu('Auf diesem Server: Fast alle beantworten sie richtig.');
export const serverHard = icu('Auf diesem Server: Fast niemand beantwortet sie richtig.');
export const serverShare = icu('Auf diesem Server: Etwa {share} der Antworten sind ganz richtig.');
export const serverEasyApart = icu(
  'Auf diesem Server: Fast alle beantworten sie richtig, und sie unterscheidet {how, select, poorly {schlecht} little {ein wenig} well {gut} other {sehr gut}}.',
);
export const serverHardApart = icu(
  'Auf diesem Server: Fast niemand beantwortet sie richtig, und sie unterscheidet {how, select, poorly {schlecht} little {ein wenig} well {gut} other {sehr gut}}.',
);
export const serverShareApart = icu(
  'Auf diesem Server: Etwa {share} der Antworten sind ganz richtig, und sie unterscheidet {how, select, poorly {schlecht} little {ein wenig} well {gut} other {sehr gut}}.',
);
export const allCompanies = icu(
  '{onServer} Diese Zahlen stammen von mindestens {companies, plural, one {# Unternehmen} other {# Unternehmen}}, sind gerundet und ändern sich {days, plural, one {jeden Tag} other {alle # Tage}}.',
);
export const apartUnknown = icu('Ob diese Frage Personen unterscheidet, lässt sich noch nicht sagen.');
export const easyApartLess = icu(
  'Fast alle wissen es, deshalb unterscheidet sie weniger als Ihre anderen Fragen.',
);
export const hardApartLess = icu(
  'Fast niemand weiß es, deshalb unterscheidet sie weniger als Ihre anderen Fragen.',
);
export const easyHardlyApart = icu('Fast alle wissen es, deshalb unterscheidet sie kaum.');
export const hardHardlyApart = icu('Fast niemand weiß es, deshalb unterscheidet sie kaum.');
export const restHardly = icu('Wer im Rest des Interviews gut ist, ist hier kaum besser.');
export const restWell = icu('Wer im Rest des Interviews gut ist, ist es meist auch hier.');
export const apart = icu(
  'Sie unterscheidet Personen {how, select, poorly {schlecht} little {ein wenig} well {gut} other {sehr gut}}{beside, select, andLess {, und weniger als Ihre anderen Fragen} andMore {, und mehr als Ihre anderen Fragen} butLess {, aber weniger als Ihre anderen Fragen} butMore {, aber mehr als Ihre anderen Fragen} same {, wie Ihre anderen Fragen} other {}}. {rest}',
);
export const laterLittle = icu(
  'Wie es hier läuft, sagt wenig über spätere Runden ({count, plural, one {# Antwort} other {# Antworten}}).',
);
export const laterWell = icu(
  'Wer hier gut ist, ist es meist auch in späteren Runden ({count, plural, one {# Antwort} other {# Antworten}}).',
);
export const disagree = icu(
  'Oft sind sich Personen über dieselbe Antwort uneinig; die Frage oder ihre erwartete Antwort lässt sich wohl auf zwei Arten lesen ({count, plural, one {# Antwort} other {# Antworten}}).',
);
export const agree = icu(
  'Wer dieselbe Antwort beurteilt, ist sich meist einig ({count, plural, one {# Antwort} other {# Antworten}}).',
);
export const changeUnknown = icu('Ob sie sich verändert hat, lässt sich noch nicht sagen.');
export const changeNone = icu('Sie ist so schwer wie vorher.');
export const change = icu(
  'Seit {month} ist sie {how, select, somewhatEasier {etwas leichter} somewhatHarder {etwas schwerer} muchEasier {viel leichter} other {viel schwerer}}, auch für Personen, die im Rest des Interviews gleich gut sind.',
);
export const changeKnown = icu('Vielleicht ist sie bekannt geworden.');
export const fairness = icu(
  '{basis}: Für „{group}“ ist sie {how, select, somewhatEasier {etwas leichter} somewhatHarder {etwas schwerer} muchEasier {viel leichter} other {viel schwerer}} als für andere, die im Rest des Interviews gleich gut sind.',
);
export const fairnessEven = icu('Kein auffälliger Unterschied nach {bases}.');
export const work = icu('{share} aller Antworten wurden ohne eine Person geklärt.');
export const halfTook = icu('Die Hälfte der Antworten dauerte höchstens {duration}.');
export const again = icu('{share} wurden neu aufgenommen');
export const corrected = icu('{share} wurden von der Person korrigiert');
export const changedLine = icu('{changed}.');
export const noneChanged = icu('Keine wurde neu aufgenommen oder korrigiert.');
export const notAsked = icu('Keine Stelle stellt diese Frage noch.');
export const jobs = icu('{count, plural, one {# Stelle} other {# Stellen}}');
export const templates = icu('{count, plural, one {# Vorlage} other {# Vorlagen}}');
export const more = icu('{count, number} weitere');
export const askedIn = icu('Gestellt in {places}: {titles}.');
export const titleDraft = icu('{title} (Entwurf)');
export const titleClosed = icu('{title} (geschlossen)');
export const titleTemplate = icu('{title} (Vorlage)');
export const basis = icu(
  '{basis, select, sex {Geschlecht} race {ethnischer Herkunft} age {Alter} disability {Behinderung} other {Geschlecht und ethnischer Herkunft}}',
);
