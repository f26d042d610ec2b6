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
export const notInBank = icu('Diese Frage ist nicht in der Fragensammlung');
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
export const bannerMissing = icu('Bitte schreiben Sie den Text des Hinweises');
export const foreignCursor = icu('Dieser Cursor ist nicht von uns');
