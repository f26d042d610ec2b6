import { icu } from '../icu.ts';

export const openJobs = icu('Offene Stellen');
export const openJobsHeading = icu('Offene Stellen');
export const pages = icu('Seiten');
export const firstPage = icu('Erste Seite');
export const nextPage = icu('Nächste Seite');
export const endOfList = icu('Das sind alle.');
export const noneToday = icu('Heute gibt es keine offenen Stellen.');
export const seeAll = icu('Alle offenen Stellen ansehen');
export const showAll = icu('Alle offenen Stellen anzeigen');
export const seeOpenJobs = icu('Offene Stellen ansehen');
export const browse = icu('Schauen Sie sich in Ruhe um.');
export const signInToApplyOr = icu('{signIn} oder {register}, um sich zu bewerben.');
export const signIn = icu('Melden Sie sich an');
export const register = icu('registrieren Sie sich');
export const noJobs = icu('Leider sind keine Stellen verfügbar.');
export const totalJobs = icu('Stellen insgesamt: {total, number}');
export const totalJobsOrMore = icu('Stellen insgesamt: {total, number} oder mehr');
export const pageTitle = icu('{title} · Roundone');
export const openJobsAbout = icu('Heute offene Stellen. Alle Eingeladenen führen dasselbe erste Interview.');
export const designation = icu('Stellenbezeichnung');
export const state = icu('Bundesland oder Region');
export const search = icu('Suchen');
export const clear = icu('Leeren');
export const searchFailed = icu(
  'Die Suche hat nicht geklappt. Unten steht noch die vorige Liste. Drücken Sie Suchen, um es erneut zu versuchen.',
);
export const designationMarks = icu('Erlaubt sind nur Buchstaben, Ziffern und Zeichen wie + # / &');
export const moreFilters = icu('Weitere Filter');
export const filtersInUse = icu('Filter ({count, number} aktiv)');
export const any = icu('Beliebig');
export const filterWorkPlace = icu('Arbeitsort');
export const filterJobType = icu('Art der Stelle');
export const filterPay = icu('Gehalt ab, in der Währung der Stelle');
export const filterPosted = icu('Veröffentlicht');
export const filterSector = icu('Branche');
export const payAYear = icu('{amount, number} im Jahr');
export const withinDays = icu('{days, plural, one {Innerhalb eines Tages} other {Innerhalb von # Tagen}}');
export const matchByWords = icu(
  'Keine offene Stelle heißt „{designation}“. Diese enthalten die gesuchten Wörter.',
);
export const matchSimilar = icu('Keine offene Stelle heißt „{designation}“. Diese sind ähnlich.');
export const createdOn = icu('Angelegt am {when}');
export const postedOn = icu('Veröffentlicht am {when}');
export const takenDown = icu('Gesperrt');
export const takenDownReason = icu('Begründung: {reason}');
export const notPublished = icu('Änderungen nicht veröffentlicht');
export const jobType = icu('Art der Stelle');
export const posted = icu('Veröffentlicht');
export const contractPeriod = icu('Vertragsdauer');
export const annualSalary = icu('Jahresgehalt');
export const location = icu('Arbeitsort');
export const industry = icu('Branche');
export const education = icu('Ausbildung');
export const yearsAndAbove = icu('{years, number} Jahre und mehr');
export const years = icu('{years, plural, one {# Jahr} other {# Jahre}}');
export const months = icu('{months, plural, one {# Monat} other {# Monate}}');
export const aYear = icu('{money} im Jahr');
export const rangeAYear = icu('{low} – {high} im Jahr');
export const anHour = icu('{money} pro Stunde');
export const rangeAnHour = icu('{low} – {high} pro Stunde');
export const yes = icu('Ja');
export const no = icu('Nein');
export const yesWith = icu('Ja: {details}');
export const hourlyRate = icu('Stundenlohn');
export const overtime = icu('Überstunden werden vergütet');
export const workVisa = icu('Unterstützung beim Arbeitsvisum');
export const offeredBenefits = icu('Zusatzleistungen');
export const relocationBenefits = icu('Umzugsleistungen');
export const travel = icu('Dienstreisen');
export const workFromHome = icu('Homeoffice');
export const additionalNotes = icu('Weitere Hinweise');
export const startDate = icu('Startdatum');
export const expectedStartDate = icu('Voraussichtliches Startdatum');
export const pitchVideo = icu('Vorstellungsvideo');
export const interviewProcess = icu('Ablauf der Interviews');
export const roundName = icu(
  '{round, select, First {Erste} Second {Zweite} Third {Dritte} Fourth {Vierte} Fifth {Fünfte} other {Sechste}}',
);
export const tips = icu('Tipps');
export const besideList = icu('Neben der Liste: {role}, {id}');
export const jobDescription = icu('Stellenbeschreibung');
export const skills = icu('Fähigkeiten');
export const miscInformation = icu('Weitere Angaben');
export const questions = icu('Fragen');
export const personalMessage = icu('Persönliche Nachricht');
export const onboarding = icu('Onboarding');
export const noSkills = icu('Es wurden noch keine Fähigkeiten eingetragen.');
export const skill = icu('Fähigkeit');
export const preference = icu('Gewichtung');
export const minExperience = icu('Mindesterfahrung');
export const noMiscInformation = icu('Es wurden noch keine weiteren Angaben eingetragen.');
export const information = icu('Angabe');
export const value = icu('Wert');
export const displayed = icu('Für Bewerbende sichtbar');
export const noMessage = icu('Zu dieser Stelle gibt es keine persönliche Nachricht.');
export const messageFor = icu('Persönliche Nachricht zur Stelle {role}');
export const noOnboarding = icu('Für diese Stelle gibt es keine Anforderungen zum Onboarding.');
export const disclosed = icu(
  'Sobald Sie sich beworben haben: {action}. Das Gesetz: {law}. Version {version}.',
);
export const roleAt = icu('{role} bei {company}');
export const firstInterview = icu('Das erste Interview');
export const firstAlone = icu(
  'Dieses Interview führen Sie allein, in Ihrem Browser, mit Kamera und Mikrofon. Alle Eingeladenen beantworten dieselben Fragen in derselben Zeit.',
);
export const firstOpenFor = icu(
  '{days, plural, one {Es ist ab dem vereinbarten Zeitpunkt # Tag lang offen, die Uhrzeit wählen Sie. Sie können vorher üben, und niemand sieht das.} other {Es ist ab dem vereinbarten Zeitpunkt # Tage lang offen, die Uhrzeit wählen Sie. Sie können vorher üben, und niemand sieht das.}}',
);
export const firstReport = icu(
  'Was Sie sagen, wird in Text umgewandelt und mit einer guten Antwort verglichen. Sie lesen denselben Bericht wie das Unternehmen, mit Ihren eigenen Worten.',
);
export const firstPeopleDecide = icu(
  'Ihr Gesicht, Ihre Gefühle, Ihr Akzent und Ihre Pausen werden nie bewertet. Das Programm lehnt nie eine Bewerbung ab: Ein Mensch entscheidet.',
);
export const share = icu('Teilen');
export const shareTitle = icu('Diese Stelle teilen');
export const copyThisLink = icu('Diesen Link kopieren');
export const linkCopied = icu('Der Link wurde kopiert.');
export const signInToApply = icu('Anmelden und bewerben');
export const notOpenTitle = icu('Diese Stelle ist nicht offen');
export const notOpenText = icu('Vielleicht ist sie besetzt oder geschlossen, oder ein Teil des Links fehlt.');
export const notOpenAbout = icu(
  'Die Stelle ist vielleicht besetzt oder geschlossen. Sehen Sie sich die heute offenen Stellen an.',
);
export const saveJob = icu('{role} merken');
export const save = icu('Merken');
export const saved = icu('Gemerkt');
export const candidatesSave = icu('Nur Bewerbende können sich Stellen merken.');
export const logoOf = icu('Logo von {name}');
export const aboutCompany = icu('Über {name}');
export const pictures = icu('Bilder');
export const companyGoneTitle = icu('Wir finden dieses Unternehmen nicht');
export const companyGoneText = icu(
  'Vielleicht hat es noch keine Stelle veröffentlicht, oder ein Teil des Links fehlt.',
);
export const companyGoneAbout = icu('Sehen Sie sich die heute offenen Stellen an.');
export const jobsAt = icu('Stellen bei {name}');
export const openJobsAt = icu('Offene Stellen bei {name}');
export const openJobsOf = icu('Die offenen Stellen bei {name}.');
export const allOpenJobs = icu('{total, plural, one {# offene Stelle} other {Alle # offenen Stellen}}');
export const remote = icu('Remote');
