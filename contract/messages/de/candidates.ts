import { icu } from '../icu.ts';

export const profile = icu('Profil');
export const welcome = icu('Willkommen, {name}, erstellen Sie Ihr Profil');
export const lead = icu('Unternehmen sehen Ihr Profil bei jeder Ihrer Bewerbungen.');
export const leadNew = icu(
  'Unternehmen sehen Ihr Profil bei jeder Ihrer Bewerbungen. Es dauert ein paar Minuten, und was Sie eingeben, bleibt auf diesem Gerät, bis Sie es absenden.',
);
export const resumeTitle = icu('Ihr Lebenslauf');
export const resumeAboutNew = icu(
  'Beginnen Sie mit Ihrem Lebenslauf: Aus seinem Text füllen wir die Felder unten aus, und Sie prüfen sie.',
);
export const resumeAbout = icu(
  'Wir können die Felder unten aus seinem Text ausfüllen. Sie prüfen vorher jede Angabe.',
);
export const aboutYou = icu('Über Sie');
export const educationTitle = icu('Ausbildung und Erfahrung');
export const missing = icu('Noch auszufüllen: {fields}');
export const discard = icu('Änderungen verwerfen');
export const submit = icu('Absenden');
export const update = icu('Aktualisieren');
export const uploading = icu('Eine Datei wird noch hochgeladen.');
export const image = icu('Profilbild');
export const name = icu('Name');
export const email = icu('E-Mail');
export const mobile = icu('Mobilnummer');
export const address = icu('Adresse');
export const addressHint = icu('Mindestens {min, number} Zeichen');
export const zipcode = icu('Postleitzahl');
export const education = icu('Ausbildung');
export const skills = icu('Fähigkeiten');
export const skillsHint = icu(
  'Geben Sie eine Fähigkeit ein und drücken Sie die Eingabetaste, oder wählen Sie eine aus der Liste.',
);
export const removeSkill = icu('{skill} entfernen');
export const experienceYears = icu('Erfahrung in Jahren');
export const experienceMonths = icu('Erfahrung in Monaten');
export const select = icu('Auswählen');
export const years = icu('{years, plural, one {# Jahr} other {# Jahre}}');
export const months = icu('{months, plural, one {# Monat} other {# Monate}}');
export const linkedin = icu('LinkedIn-Profil');
export const portfolio = icu('Portfolio');
export const agreeTerms = icu('Ich stimme den {terms} zu');
export const termsLink = icu('Nutzungsbedingungen');
export const resumeWord = icu('Lebenslauf');
export const imageWord = icu('Profilbild');
export const nameWord = icu('Name');
export const mobileWord = icu('Mobilnummer');
export const addressWord = icu('Adresse');
export const cityWord = icu('Ort');
export const zipcodeWord = icu('Postleitzahl');
export const educationWord = icu('Ausbildung');
export const skillsWord = icu('Fähigkeiten');
export const experienceWord = icu('Erfahrung');
export const termsWord = icu('Nutzungsbedingungen');
export const resume = icu('Lebenslauf');
export const filledIn = icu('Aus Ihrem Lebenslauf ausgefüllt: {fields}. Bitte prüfen Sie die Angaben.');
export const documents = icu('Anschreiben und Zeugnisse (optional)');
export const coverLetter = icu('Anschreiben');
export const removeCoverLetter = icu('Anschreiben entfernen');
export const certificates = icu('Zeugnisse');
export const certificate = icu('Zeugnis');
export const anotherCertificate = icu('Noch ein Zeugnis');
export const removeFile = icu('{file} entfernen');
export const fillIn = icu('Aus dem Lebenslauf ausfüllen');
export const fillInAbout = icu('Haken Sie an, was stimmt. Nur diese Angaben kommen ins Formular.');
export const nothingNew = icu('In Ihrem Lebenslauf steht nichts, was nicht schon im Formular ist.');
export const putInDone = icu(
  '{count, plural, one {# Angabe wurde übernommen. Bitte prüfen Sie sie, bevor Sie das Formular absenden.} other {# Angaben wurden übernommen. Bitte prüfen Sie sie, bevor Sie das Formular absenden.}}',
);
export const readByProgram = icu(
  'Ein Programm hat diese Angaben in Ihrem Lebenslauf gelesen und kann sich irren. Prüfen Sie jede: Nur was Sie anhaken, kommt ins Formular.',
);
export const tickAll = icu('Alle anhaken');
export const putIn = icu('Auswahl übernehmen');
export const inForm = icu('Im Formular: {value}');
export const nothingYet = icu('noch nichts');
export const inResume = icu('Im Lebenslauf: {words}');
export const skillsToAdd = icu('Weitere Fähigkeiten');
export const place = icu('Land, Region und Ort');
export const experience = icu('Erfahrung');
export const yearsWord = icu('{years, plural, one {# Jahr} other {# Jahre}}');
export const monthsWord = icu('{months, plural, one {# Monat} other {# Monate}}');
export const candidateProfile = icu('Profil der Person');
export const contactNo = icu('Telefon');
export const linkedinFact = icu('LinkedIn');
export const coverLetterFact = icu('Anschreiben');
export const open = icu('Öffnen');
export const experienceFact = icu(
  '{years, plural, one {# Jahr} other {# Jahre}} und {months, plural, one {# Monat} other {# Monate}}',
);
export const nameTooLong = icu('Ein Name hat höchstens {max, number} Zeichen');
export const nameEmpty = icu('Der Name darf nicht leer sein');
export const contactEmpty = icu('Die Telefonnummer darf nicht leer sein');
export const contactInvalid = icu('Ungültige Telefonnummer');
export const addressTooShort = icu('Eine Adresse braucht mindestens {min, number} Zeichen');
export const zipcodeEmpty = icu('Die Postleitzahl darf nicht leer sein');
export const skillTooLong = icu('Eine Fähigkeit hat höchstens {max, number} Zeichen');
export const yearMissing = icu('Bitte wählen Sie die Jahre');
export const monthMissing = icu('Bitte wählen Sie die Monate');
export const linkWrong = icu('Bitte geben Sie einen Link ein, der mit https:// beginnt');
export const imageEmpty = icu('Das Profilbild darf nicht fehlen');
export const nameCandidate = icu('Bitte nennen Sie die Person');
export const imageAgain = icu('Bitte laden Sie das Profilbild noch einmal hoch');
export const resumeAgain = icu('Bitte laden Sie den Lebenslauf noch einmal hoch');
export const coverLetterAgain = icu('Bitte laden Sie das Anschreiben noch einmal hoch');
export const certificateAgain = icu('Bitte laden Sie dieses Zeugnis noch einmal hoch');
export const resumeNoText = icu(
  'Wir können diesen Lebenslauf nicht lesen: Er enthält nur Bilder. Bitte füllen Sie das Formular selbst aus.',
);
export const audioNameMissing = icu('Bitte geben Sie audioName an');
export const recordingIdWrong = icu('Eine recordingId muss eine UUID sein');
