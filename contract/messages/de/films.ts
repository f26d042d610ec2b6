import { icu } from '../icu.ts';

export const cannotPlay = icu('Dieser Browser kann dieses Video nicht abspielen.');
export const cannotPlayHint = icu(
  'Sie können es herunterladen und mit einem anderen Programm öffnen, oder einen anderen Browser nutzen.',
);
export const download = icu('Video herunterladen');
export const english = icu('Englisch');

export const readWords = icu('Gesprochenes lesen');
export const correctCaptions = icu('Untertitel korrigieren');
export const writeCaptions = icu('Untertitel schreiben');
export const captionsAbout = icu(
  'Was im Video gesagt wird, und wann. Spielen Sie einen Untertitel ab, und korrigieren Sie Text und Zeiten.',
);
export const captions = icu('Untertitel');
export const captionsKept = icu(
  '{minutes, plural, one {Ihre Untertitel bleiben so, wie Sie sie speichern. Nur die erste Minute eines Videos wird transkribiert; ergänzen Sie selbst, was später gesagt wird.} other {Ihre Untertitel bleiben so, wie Sie sie speichern. Nur die ersten # Minuten eines Videos werden transkribiert; ergänzen Sie selbst, was später gesagt wird.}}',
);
export const addCaption = icu('Untertitel hinzufügen');
export const saveCaptions = icu('Untertitel speichern');
export const captionTime = icu('Schreiben Sie die Zeit wie in 0:12.5');
export const captionFrom = icu('Von, Untertitel {place, number}');
export const captionTo = icu('Bis, Untertitel {place, number}');
export const captionText = icu('Text, Untertitel {place, number}');
export const captionPlay = icu('Untertitel {place, number} abspielen');
export const captionDelete = icu('Untertitel {place, number} löschen');

export const record = icu('Video aufnehmen');
export const yourCamera = icu('Ihre Kamera');
export const startRecording = icu('Aufnahme starten');
export const stopRecording = icu('Aufnahme beenden');
export const onlyWebm = icu(
  'Dieser Browser kann nur WebM aufnehmen, das wir nicht annehmen (mp4, mov, mkv). Laden Sie ein Video hoch, oder nehmen Sie es in einem aktuellen Chrome, Edge oder Safari auf.',
);
export const noRecorder = icu(
  'Dieser Browser kann kein Video aufnehmen. Bitte laden Sie stattdessen eines hoch.',
);
export const nothingRecorded = icu(
  'Es wurde nichts aufgenommen. Versuchen Sie es noch einmal, oder laden Sie ein Video hoch.',
);
export const deviceGone = icu(
  'Kamera oder Mikrofon ist ausgefallen. Bitte prüfen Sie, ob das Gerät angeschlossen ist.',
);
export const endedByDevice = icu(
  'Kamera oder Mikrofon ist ausgefallen, deshalb wurde die Aufnahme beendet. Das Aufgenommene ist noch da. Bitte sehen Sie es sich vor dem Senden an.',
);
export const endedBySize = icu(
  'Die Aufnahme ist beendet, weil ein Video höchstens {size} haben darf. Das Aufgenommene ist noch da. Bitte sehen Sie es sich vor dem Senden an.',
);
export const endedByBrowser = icu(
  'Der Browser hat die Aufnahme beendet. Das Aufgenommene ist noch da. Bitte sehen Sie es sich vor dem Senden an.',
);
export const enablePermissions = icu('Bitte erlauben Sie den Zugriff auf Mikrofon und Kamera');
export const noDevices = icu('Es wurden keine Kamera und kein Mikrofon gefunden.');
export const cameraBusy = icu(
  'Die Kamera konnte nicht geöffnet werden. Bitte prüfen Sie, ob ein anderes Programm sie nutzt.',
);
