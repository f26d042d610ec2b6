import { icu } from '../icu.ts';

export const signedOut = icu('Sie sind abgemeldet');
export const signInNow = icu('Jetzt anmelden');
export const signedOutText = icu(
  'Machen Sie weiter: Alles wird auf diesem Gerät gespeichert. Sie können sich am Ende wieder anmelden, bevor es gesendet wird.',
);
export const offline = icu('Verbindung unterbrochen');
export const busy = icu('Der Server ist gerade ausgelastet');
export const tryNow = icu('Jetzt versuchen');
export const keptRunning = icu(
  'Machen Sie weiter: Alles wird auf diesem Gerät gespeichert, und was fehlt, wird gesendet, sobald die Verbindung wieder da ist.',
);
export const kept = icu(
  'Alles wird auf diesem Gerät gespeichert, und was fehlt, wird gesendet, sobald die Verbindung wieder da ist.',
);
export const noRoom = icu('Dieser Browser hat keinen Platz für eine Kopie der Aufnahme');
export const noRoomRunning = icu(
  'Das Interview geht weiter. Bitte laden Sie diese Seite nicht neu und schließen Sie sie nicht, bevor alles eingereicht ist.',
);
export const noRoomText = icu(
  'Bitte laden Sie diese Seite nicht neu und schließen Sie sie nicht, bevor alles eingereicht ist.',
);
export const signInToSend = icu(
  'Ihre Aufnahme ist auf diesem Gerät gespeichert und wird gesendet, sobald Sie sich anmelden.',
);
export const later = icu('Später');
export const previewStage = icu('Vorschau');
export const submittingStage = icu('Wird eingereicht');
export const submittedStage = icu('Eingereicht');
export const lastQuestion = icu('Das war die letzte Frage');
export const previewVideo = icu('Videovorschau');
export const recordingOf = icu('Die Aufnahme Ihres Interviews');
export const recordingPart = icu('Die Aufnahme Ihres Interviews, Teil {part, number}');
export const previewText = icu(
  'Es wird nichts mehr aufgenommen. Reichen Sie das Interview ein, um es an das Unternehmen zu senden.',
);
export const submit = icu('Einreichen');
export const submitting = icu('Ihr Interview wird eingereicht');
export const submittingAnswered = icu('Ihre Antworten werden eingereicht');
export const thanks = icu('Vielen Dank');
export const reportComes = icu('Ihr Bericht wird erstellt. Sie bekommen eine E-Mail, wenn er fertig ist.');
export const savingAnswer = icu('Die letzte Antwort wird gespeichert');
export const sendingVideo = icu('Das Video wird gesendet');
export const checking = icu('Es wird geprüft, ob alles angekommen ist');
export const sendingAnswers = icu('Die restlichen Antworten werden gesendet');
export const sentOf = icu('{part} · {sent} von {total}');
export const waiting = icu('{part} …');
export const leaveOpen = icu('Bitte lassen Sie diese Seite geöffnet, bis alles gesendet ist.');
export const notSubmitted = icu('Ihr Interview konnte nicht eingereicht werden');
export const videoRefused = icu('Das Video konnte nicht gespeichert werden');
export const answerRefused = icu('Antwort {number, number} konnte nicht gespeichert werden');
export const withoutVideo = icu('Ohne das Video einreichen');
export const withoutAnswer = icu('Ohne Antwort {number, number} einreichen');
export const videoIncomplete = icu('Ein Teil des Videos ist nicht so angekommen, wie er aufgenommen wurde.');
export const received = icu('Von Ihnen erhalten');
export const choicesReceived = icu(
  '{given, number} von {asked, plural, one {# Multiple-Choice-Antwort} other {# Multiple-Choice-Antworten}}',
);
export const spokenReceived = icu(
  '{given, number} von {asked, plural, one {# gesprochenen Antwort} other {# gesprochenen Antworten}}',
);
export const spokenReceivedSound = icu(
  '{given, number} von {asked, plural, one {# gesprochenen Antwort} other {# gesprochenen Antworten}}, {duration} Minuten Ton',
);
export const writtenReceived = icu(
  '{given, number} von {asked, plural, one {# schriftlichen Antwort} other {# schriftlichen Antworten}}',
);
export const writtenReceivedSound = icu(
  '{given, number} von {asked, plural, one {# schriftlichen Antwort} other {# schriftlichen Antworten}}, {duration} Minuten Ton',
);
export const videoReceived = icu('Das Video ({size})');
export const videoReceivedLength = icu('Das Video, {duration} Minuten ({size})');
export const videoMissing = icu('Nicht erhalten: das Video');
export const answerMissing = icu('Nicht erhalten: Antwort {number, number}');
export const noAnswer = icu('keine Antwort');
export const answerReceived = icu('erhalten');
