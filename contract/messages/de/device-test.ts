import { icu } from '../icu.ts';

export const windowTitle = icu('Gerätetest · Interview');
export const title = icu('Testen Sie Ton und Bild');
export const titleSound = icu('Testen Sie Ihr Mikrofon');
export const lead = icu(
  'Beantworten Sie eine Frage zur Probe, dann sehen und hören Sie sich selbst. Nichts davon wird gesendet oder aufbewahrt.',
);
export const leadSound = icu(
  'Beantworten Sie eine Frage zur Probe, dann hören Sie sich selbst. Nichts davon wird gesendet oder aufbewahrt.',
);
export const start = icu('Ton und Bild testen');
export const startSound = icu('Mikrofon testen');
export const sayASentence = icu(
  'Sagen Sie einen Satz und sehen Sie, wie sich die Linie mit Ihrer Stimme bewegt. Drücken Sie dann „Einreichen“, um ihn zu sehen und zu hören.',
);
export const sayASentenceSound = icu(
  'Sagen Sie einen Satz und sehen Sie, wie sich die Linie mit Ihrer Stimme bewegt. Drücken Sie dann „Einreichen“, um ihn zu hören.',
);
export const heard = icu('Ihr Mikrofon ist zu hören.');
export const submit = icu('Einreichen');
export const testAgain = icu('Noch einmal testen');
export const proceed = icu('Fortfahren');
export const recording = icu('Ihre Probeaufnahme');
export const loudRoom = icu('Es ist laut bei Ihnen.');
export const loudRoomText = icu(
  'Einzelne Wörter könnten falsch verstanden werden. Suchen Sie einen ruhigeren Ort, schließen Sie das Fenster, schalten Sie die Geräuschquelle aus oder verwenden Sie ein Headset. Testen Sie dann noch einmal.',
);
export const works = icu('Es funktioniert');
export const worksText = icu(
  'Kamera und Mikrofon funktionieren. Wenn Sie sich gut sehen und hören, fahren Sie fort.',
);
export const worksSound = icu('Das Mikrofon funktioniert. Wenn Sie sich gut hören, fahren Sie fort.');
export const camera = icu('Kamera');
export const cameraNumber = icu('Kamera {number, number}');
export const microphone = icu('Mikrofon');
export const microphoneNumber = icu('Mikrofon {number, number}');
export const lineMeasured = icu('Ihre Verbindung wird geprüft …');
export const lineGood = icu('Ihre Verbindung ist schnell genug für Video in voller Qualität.');
export const lineSlow = icu('Ihre Verbindung ist langsam.');
export const lineSlowText = icu(
  'Für das Interview reicht sie aus. Das Bild wird vielleicht kleiner; Ihre Stimme bleibt gleich.',
);
export const lineVerySlow = icu('Ihre Verbindung ist sehr langsam.');
export const lineVerySlowText = icu(
  'Sie können das Interview trotzdem machen: Ihre Antworten bleiben auf diesem Gerät, bis sie gesendet sind. Das Bild wird kleiner oder fällt weg, und das Senden am Ende dauert länger. Ein anderes Netz oder ein Platz näher am Router hilft.',
);
export const permissions = icu('Bitte erlauben Sie den Zugriff auf Mikrofon und Kamera');
export const tooOld = icu('Ihr Browser unterstützt getUserMedia() nicht');
export const notOpened = icu('Kamera und Mikrofon konnten nicht geöffnet werden.');
export const allowChrome = icu(
  'Klicken Sie auf das Symbol links neben der Adresse, schalten Sie Kamera und Mikrofon ein und laden Sie diese Seite neu.',
);
export const allowEdge = icu(
  'Klicken Sie auf das Schloss links neben der Adresse, stellen Sie Kamera und Mikrofon auf „Zulassen“ und laden Sie diese Seite neu.',
);
export const allowFirefox = icu(
  'Klicken Sie auf die durchgestrichene Kamera oder das Mikrofon links neben der Adresse, heben Sie die Sperre auf und versuchen Sie es noch einmal.',
);
export const allowSafari = icu(
  'Öffnen Sie in Safari das Menü „Einstellungen für diese Website“, stellen Sie Kamera und Mikrofon auf „Erlauben“ und laden Sie diese Seite neu.',
);
export const allowOther = icu(
  'Öffnen Sie die Einstellungen Ihres Browsers für diese Website, erlauben Sie Kamera und Mikrofon und laden Sie diese Seite neu.',
);
export const tooOldWayOut = icu(
  'Bitte verwenden Sie eine aktuelle Version von Chrome, Edge, Firefox oder Safari auf einem Computer oder Smartphone mit Kamera.',
);
export const notSecureWayOut = icu(
  'Browser erlauben Kamera und Mikrofon nur auf sicheren Seiten: Die Adresse muss mit https:// beginnen. Bitte sagen Sie dem Unternehmen Bescheid.',
);
export const noCamera = icu('Es wurde keine Kamera gefunden.');
export const noCameraWayOut = icu(
  'Schließen Sie eine Kamera an, öffnen Sie ihre Blende oder schalten Sie sie ein und versuchen Sie es noch einmal. Sie können sich auch auf einem Smartphone anmelden und dessen Kamera verwenden.',
);
export const noMicrophone = icu('Es wurde kein Mikrofon gefunden.');
export const noMicrophoneWayOut = icu(
  'Schließen Sie ein Mikrofon oder Headset an und versuchen Sie es noch einmal. Sie können sich auch auf einem Smartphone anmelden und dessen Mikrofon verwenden.',
);
export const inUse = icu('Kamera oder Mikrofon konnte nicht geöffnet werden.');
export const inUseWayOut = icu(
  'Vielleicht verwendet sie ein anderes Programm. Schließen Sie Videoanrufe und andere Tabs, die sie benutzen, und versuchen Sie es noch einmal.',
);
export const silent = icu('Ihr Mikrofon ist stumm.');
export const silentWayOut = icu(
  'Heben Sie die Stummschaltung auf, wählen Sie in den Toneinstellungen des Browsers oder Systems das richtige Mikrofon, sprechen Sie hinein und testen Sie noch einmal.',
);
export const noSound = icu('Der Ton Ihres Mikrofons konnte nicht gelesen werden.');
export const noSoundWayOut = icu(
  'Schließen Sie Kopfhörer oder einen Lautsprecher an, die dieser Browser vielleicht braucht, und versuchen Sie es noch einmal. Sie können auch einen anderen Browser verwenden oder sich auf einem Smartphone anmelden.',
);
