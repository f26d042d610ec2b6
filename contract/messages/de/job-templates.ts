import { icu } from '../icu.ts';

export const title = icu('Stellenvorlagen');
export const about = icu(
  'Legen Sie neue Stellen mit einer dieser Vorlagen an. Um eine hinzuzufügen, speichern Sie eine Stelle im Menü „Mehr“ als Vorlage.',
);
export const none = icu('Bisher gibt es keine Vorlagen.');
export const seeJobs = icu('Ihre Stellen ansehen');
export const list = icu('Stellenvorlagen');
export const name = icu('Name');
export const designation = icu('Stelle');
export const jobType = icu('Art der Stelle');
export const saved = icu('Gespeichert');
export const savedBy = icu('{when} von {name}');
export const actions = icu('Aktionen');
export const rename = icu('Umbenennen');
export const renameTitle = icu('Vorlage umbenennen');
export const renameNamed = icu('{name} umbenennen');
export const delete_ = icu('Löschen');
export const deleteNamed = icu('{name} löschen');
export const deleteTitle = icu('Vorlage „{name}“ löschen?');
export const deleteTemplate = icu('Vorlage löschen');
export const deleteEffect = icu(
  'Sie kann nicht wiederhergestellt werden. Stellen, die Sie damit angelegt haben, bleiben.',
);
export const startJob = icu('Stelle anlegen');
export const startFrom = icu('Beginnen mit {name}');
export const startTitle = icu('Mit einer Vorlage beginnen');
export const startAbout = icu(
  'Es entsteht ein neuer Entwurf mit allem, was die Vorlage enthält. Sie können jeden Schritt ändern.',
);
export const template = icu('Vorlage');
export const selectTemplate = icu('Vorlage wählen');
export const noneNamed = icu('Keine Vorlage mit diesem Namen');
export const start = icu('Beginnen');
export const saveTitle = icu('{role} als Vorlage speichern');
export const saveAsTemplate = icu('Als Vorlage speichern');
export const saveAbout = icu(
  'Die Vorlage enthält alle Schritte der Stelle: Angaben, Fähigkeiten, Fragen und die persönliche Nachricht. Spätere Änderungen der Stelle ändern sie nicht.',
);
export const nameLabel = icu('Name der Vorlage');
export const save = icu('Speichern');
export const nameTaken = icu('Ihr Unternehmen hat schon eine Vorlage namens „{name}“.');
export const tooMany = icu(
  'Ein Unternehmen kann höchstens {max, number} Vorlagen haben. Löschen Sie eine, die Sie nicht mehr brauchen.',
);
export const missing = icu('Bitte wählen Sie eine Vorlage');
export const nameTooLong = icu('Der Name einer Vorlage hat höchstens {max, number} Zeichen');
export const nameOneLine = icu('Der Name einer Vorlage darf nur eine Zeile haben');
