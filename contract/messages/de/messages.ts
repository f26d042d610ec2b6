import { icu } from '../icu.ts';

export const tooLong = icu('Eine Nachricht hat höchstens {max, number} Zeichen');
export const idMissing = icu('Die ID einer Nachricht ist eine UUID des Absenders');
export const nameMessage = icu('Bitte nennen Sie die Nachricht');
export const isMutedMissing = icu('isMuted muss true oder false sein');
export const nameTemplate = icu('Bitte nennen Sie die Vorlage');
export const templateNameTooLong = icu('Der Name einer Vorlage hat höchstens {max, number} Zeichen');
export const templateNameOneLine = icu('Der Name einer Vorlage darf nur eine Zeile haben');
export const companyDown = icu(
  'Die Betreiber dieser Website haben Ihr Unternehmen gesperrt, deshalb können Sie nicht schreiben. Den Grund haben sie Ihnen per E-Mail mitgeteilt.',
);
export const tooMany = icu(
  'Sie können pro Stunde höchstens {max, number} Nachrichten zu einer Bewerbung senden. Bitte versuchen Sie es später noch einmal.',
);
export const sent = icu('Nachricht gesendet.');
export const muted = icu('Sie bekommen keine E-Mails zu diesen Nachrichten.');
export const unmuted = icu('E-Mails sind eingeschaltet.');
export const templateSaved = icu('Vorlage gespeichert.');
export const templateDeleted = icu('Vorlage gelöscht.');
export const tooManyTemplates = icu(
  'Ein Unternehmen hat höchstens {max, number} Nachrichtenvorlagen. Löschen Sie eine, die Sie nicht mehr brauchen.',
);
export const nameTaken = icu('Ihr Unternehmen hat schon eine Vorlage mit dem Namen „{name}“.');
export const title = icu('Nachrichten');
export const to = icu('Nachricht an {name}');
export const byEmailToo = icu('{name} bekommt sie auch per E-Mail, mit einem Link, um hier zu antworten.');
export const send = icu('Nachricht senden');
export const keys = icu('Strg+Eingabe sendet sie');
export const showEarlier = icu('Frühere Nachrichten anzeigen');
export const writtenBy = icu('{who}, {when}');
export const isNew = icu('Neu');
export const writeTo = icu('{name} schreiben');
export const turnedOff = icu('{name} hat E-Mails zu Ihren Nachrichten ausgeschaltet.');
export const emailMe = icu('Neue Nachrichten auch per E-Mail');
export const ifTurnedOff = icu('Wenn Sie das ausschalten, kann {company} es sehen.');
export const templates = icu('Nachrichtenvorlagen');
export const templatesShort = icu('Vorlagen');
export const editTemplates = icu('Vorlagen bearbeiten …');
export const templatesAbout = icu('Texte, die Ihr Unternehmen für Nachrichten zu Bewerbungen bereithält.');
export const noTemplates = icu(
  'Speichern Sie einen Text, den Sie oft senden, etwa eine Einladung zu einem Anruf. Sie können ihn jedes Mal ändern.',
);
export const messagesStay = icu('Nachrichten, die Sie damit gesendet haben, bleiben.');
export const template = icu('Vorlage');
export const newTemplate = icu('Neue Vorlage');
export const editTemplate = icu('Vorlage bearbeiten');
export const templateName = icu('Name der Vorlage');
export const message = icu('Nachricht');
export const filledIn = icu('{placeholders} werden ausgefüllt, wenn Sie die Vorlage wählen.');
