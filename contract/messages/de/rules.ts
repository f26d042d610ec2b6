import { icu } from '../icu.ts';

export const nameHoldsAddress = icu(
  'Ein Name darf keine Webadresse enthalten. Wenn es keine ist, setzen Sie nach dem Punkt ein Leerzeichen.',
);
export const mobileLength = icu('Bitte geben Sie eine Mobilnummer mit {digits, number} Ziffern ein');
export const passwordLength = icu('Das Passwort muss {min, number} bis {max, number} Zeichen haben');
export const passwordHint = icu(
  '{min, number} bis {max, number} Zeichen mit einem Buchstaben, einer Zahl und einem von {specials}',
);
export const passwordMismatch = icu('Die beiden Passwörter stimmen nicht überein');
export const currentPasswordMissing = icu('Bitte geben Sie Ihr aktuelles Passwort ein');
export const codeForm = icu(
  'Bitte geben Sie den {digits, number}-stelligen Code aus Ihrer Authenticator-App oder einen Wiederherstellungscode ein.',
);
export const passkeyName = icu('Bitte geben Sie dem Passkey einen Namen mit höchstens {max, number} Zeichen');
export const clientSecret = icu('Bitte geben Sie das Client-Secret Ihres Anbieters ein');
export const typeYourName = icu('Bitte geben Sie Ihren Namen ein');

export const selectCompanyType = icu('Bitte wählen Sie eine Unternehmensart');
export const selectIndustry = icu('Bitte wählen Sie eine Branche');
export const selectLeastEducation = icu('Bitte wählen Sie einen Abschluss');
export const logoMissing = icu('Bitte laden Sie ein Logo hoch');
export const descriptionEmpty = icu('Die Beschreibung darf nicht leer sein');
export const startBeforeToday = icu('Das Startdatum darf nicht vor heute liegen');
export const notABenefit = icu('Diese Leistung steht nicht auf der Liste');
export const notARelocationBenefit = icu('Diese Umzugsleistung steht nicht auf der Liste');
export const notARequirement = icu('Diese Anforderung steht nicht auf der Liste');
export const questionEmpty = icu('Bitte geben Sie die Frage ein');
export const nameSkill = icu('Bitte nennen Sie die Fähigkeit, um die es in der Frage geht');
export const notInBank = icu('Diese Frage ist nicht im Fragenkatalog');
export const nameTemplate = icu('Bitte geben Sie der Vorlage einen Namen');

export const nameApplication = icu('Bitte nennen Sie die Bewerbung');
export const sayRelocate = icu('Bitte geben Sie an, ob Sie umziehen würden');
export const sayTravel = icu('Bitte geben Sie an, ob Sie reisen würden');
export const selectDate = icu('Bitte wählen Sie ein Datum');
export const beforeToday = icu('Bitte wählen Sie heute oder ein späteres Datum');
export const thinkingSeconds = icu('Die Bedenkzeit beträgt 0 bis {max, number} Sekunden');
export const retakes = icu('Eine gesprochene Antwort kann 0- bis {max, number}-mal neu aufgenommen werden');
export const followUps = icu('Nachfragen sind an oder aus');
export const answerSeconds = icu(
  'Die Zeit für eine gesprochene Antwort beträgt {min, number} bis {max, number} Sekunden',
);
export const openDays = icu('Ein Interview ist {min, number} bis {max, number} Tage geöffnet');
export const notAnOption = icu('Bitte wählen Sie eine der Antworten');
export const writtenAnswer = icu('Eine schriftliche Antwort hat höchstens {max, number} Zeichen');
export const notAskedHere = icu('Diese Frage kommt in diesem Interview nicht vor');
export const audioName = icu('audioName besteht aus der ID der Bewerbung, dem Wort answer und einer Zahl');
export const writeMessage = icu('Bitte schreiben Sie eine Nachricht');
export const requestKinds = icu('Bitte wählen Sie, worum Sie bitten');
export const requestKind = icu('Darum können Sie hier nicht bitten');
export const problemAlone = icu('Bitte melden Sie ein Problem einzeln');
export const tellCandidateWhy = icu('Bitte nennen Sie der Person den Grund');
export const chooseJudgement = icu('Bitte wählen Sie eine Bewertung');
export const chooseVerdict = icu('Bitte wählen Sie ein Urteil');
export const verdictReason = icu('Bitte begründen Sie die Änderung des Urteils');
export const giveReason = icu('Bitte nennen Sie einen Grund');
export const reasonUnknown = icu('Dieser Grund steht nicht auf der Liste Ihres Unternehmens');
export const whyKept = icu(
  'Bitte erklären Sie, warum Sie es behalten: Die Person, die sich beworben hat, liest das',
);

export const operatorReason = icu('Bitte nennen Sie einen Grund');
export const bannerTime = icu('Bitte geben Sie Datum und Uhrzeit ein');
export const bannerMissing = icu('Bitte schreiben Sie den Text des Banners');
export const foreignCursor = icu('Dieser Cursor ist nicht von uns');
export const companyNameMax = icu('Ein Unternehmensname hat höchstens {max, number} Zeichen');
export const designationMax = icu('Eine Stellenbezeichnung hat höchstens {max, number} Zeichen');
export const designationEmpty = icu('Die Stellenbezeichnung fehlt');
export const addressMax = icu('Eine Adresse hat höchstens {max, number} Zeichen');
export const mailDomain = icu('Bitte geben Sie eine Domain wie in E-Mail-Adressen ein, etwa example.com');
export const giveDate = icu('Bitte geben Sie ein Datum an');
export const jobSkillsMax = icu('Eine Stelle hat höchstens {max, number} Fähigkeiten');
export const profileSkillsMax = icu('Ein Profil hat höchstens {max, number} Fähigkeiten');
export const certificatesMax = icu('Höchstens {max, number} Zeugnisse');
export const questionsMax = icu('Höchstens {max, number} Fragen einer Art');
export const acceptedAnswersMax = icu(
  'Eine Frage hat höchstens {max, plural, =5 {fünf} other {#}} weitere akzeptierte Antworten',
);
export const reviewerJobsMax = icu('Ein Gutachter oder eine Gutachterin hat höchstens {max, number} Stellen');
export const kitCriteriaMax = icu('Ein Leitfaden hat höchstens {max, number} Kriterien');
export const companyKitsMax = icu('Ein Unternehmen hat höchstens {max, number} Leitfäden');
export const mentionsMax = icu('Eine Notiz erwähnt höchstens {max, number} Personen');
export const reasonMax = icu('Der Grund darf höchstens {max, number} Zeichen haben');
export const searchMax = icu('Die Suche darf höchstens {max, number} Zeichen haben');
export const bannerMax = icu('Das Banner darf höchstens {max, number} Zeichen haben');
export const bannerEnds = icu('Das Banner muss enden, nachdem es begonnen hat');

export const nameJob = icu('Bitte nennen Sie die Stelle');
export const namePerson = icu('Bitte nennen Sie die Person');
export const nameCompany = icu('Bitte nennen Sie das Unternehmen');
export const nameTask = icu('Bitte nennen Sie die Aufgabe');
export const nameQueue = icu('Bitte nennen Sie eine Warteschlange');
export const queueUnknown = icu('Diese Warteschlange gibt es nicht');
export const notAJobPath = icu('Das ist nicht der Pfad einer Stelle');
export const attempt = icu('Ein Versuch ist eine Zahl ab 1');
export const holder = icu('holder muss eine UUID sein, die die Seite erstellt hat');
export const take = icu('Eine Aufnahme ist eine Zahl von 0 bis {max, number}');
export const fieldSmall = icu('{field}: zu kurz oder zu klein');
export const fieldBig = icu('{field}: zu lang oder zu groß');
export const fieldMissing = icu('{field} fehlt');
export const fieldKind = icu('{field}: nicht von der richtigen Art');
export const fieldWrong = icu('{field}: nicht gültig');
export const theRequest = icu('die Anfrage');
export const limitNumber = icu('limit muss eine Zahl sein');
export const limitWhole = icu('limit muss eine ganze Zahl sein');
export const limitLeast = icu('limit muss mindestens 1 sein');
export const limitMost = icu('limit darf höchstens {max, number} sein');
export const sortOneOf = icu('sort muss eines von {fields} sein, auch mit einem Minus davor');
export const stateMissing = icu('Bitte nennen Sie das Bundesland oder die Region');
