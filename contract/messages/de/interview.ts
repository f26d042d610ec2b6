import { icu } from '../icu.ts';

export const interview = icu('Interview');
export const openFromList = icu('Bitte öffnen Sie ein Interview aus Ihrer Liste geplanter Interviews.');
export const scheduledInterviews = icu('Geplante Interviews');
export const backToScheduled = icu('Zurück zu den geplanten Interviews');
export const opensOn = icu('Es öffnet am {when}.');
export const steps = icu('Schritte');
export const stepInstructions = icu('Anleitung');
export const stepTest = icu('Test');
export const next = icu('Weiter');
export const submittedByReload = icu('Ihr Interview wurde eingereicht, weil die Seite neu geladen wurde');
export const openElsewhere = icu(
  'Dieses Interview ist in einem anderen Tab oder Fenster dieses Browsers geöffnet. Bitte machen Sie dort weiter oder schließen Sie es zuerst.',
);
export const windowTitle = icu('{stage} · Interview');
export const welcome = icu('Willkommen');
export const welcomeName = icu('Willkommen, {name}');
export const welcomeBackName = icu('Willkommen zurück, {name}');
export const startText = icu('Klicken Sie auf die Schaltfläche unten, um das Interview zu starten');
export const goOnText = icu(
  'Ihr Interview wurde unterbrochen. Alles, was Sie beantwortet haben, ist gesichert. Sie machen mit der Frage weiter, bei der Sie waren; deren Zeit ist weitergelaufen.',
);
export const start = icu('Interview starten');
export const goOn = icu('Interview fortsetzen');
export const questions = icu('Fragen:');
export const questionDone = icu('erledigt');
export const questionOf = icu('Frage {number, number} von {all, number}');
export const optionsHint = icu(
  'Wählen Sie eine Antwort oder überspringen Sie die Frage. Sie können nicht zu ihr zurück.',
);
export const timeUp = icu('Die Zeit ist um. Gleich kommt die nächste Frage.');
export const timeUpSaved = icu(
  'Die Zeit ist um; Ihre Antwort ist gespeichert. Gleich kommt die nächste Frage.',
);
export const skip = icu('Überspringen');
export const finish = icu('Beenden');
export const answerNow = icu('Jetzt antworten');
export const done = icu('Ich bin fertig');
export const timeLeft = icu('Noch {time}');
export const secondsLeft = icu('{seconds, plural, one {Noch # Sekunde} other {Noch # Sekunden}}');
export const recordingStarts = icu('Einen Moment: Die Aufnahme startet.');
export const recordingStarting = icu('Die Aufnahme startet …');
export const asking = icu(
  'Die Frage wird Ihnen vorgelesen. Danach haben Sie Bedenkzeit. Was Sie jetzt sagen, gehört nicht zu Ihrer Antwort.',
);
export const askingHeard = icu(
  'Die Frage wird Ihnen vorgelesen, und die Aufnahme läuft: Sie können jederzeit antworten. Ihre Zeit beginnt nach dem Vorlesen.',
);
export const thinking = icu('Bedenkzeit. Was Sie jetzt sagen, gehört nicht zu Ihrer Antwort.');
export const speak = icu('Sie sind dran: Bitte sprechen Sie.');
export const listening = icu('Wir hören zu.');
export const keepSpeaking = icu('Sprechen Sie weiter, sonst endet die Antwort von selbst.');
export const retaking = icu(
  'Ihre Antwort ist gespeichert. Sie können sie noch {times, plural, =1 {einmal} other {bis zu #-mal}} aufnehmen; die letzte Aufnahme zählt. Wenn Sie nichts wählen, kommt die nächste Frage in {seconds, plural, one {# Sekunde} other {# Sekunden}}.',
);
export const recordAgain = icu('Noch einmal aufnehmen');
export const keepAnswer = icu('Diese Antwort behalten');
export const smallerPicture = icu(
  'Ihre Verbindung ist langsam, deshalb ist das aufgenommene Bild jetzt kleiner. Ihre Stimme bleibt gleich.',
);
export const voiceAlone = icu(
  'Ihre Verbindung ist sehr langsam, deshalb wird jetzt nur Ihre Stimme aufgenommen. Auf sie kommt es an: Machen Sie weiter wie bisher.',
);
export const videoNotRecorded = icu('Das Video kann nicht aufgenommen werden, Ihre Stimme aber schon.');
export const yourAnswer = icu('Ihre Antwort');
export const savedAsYouType = icu('Sie wird beim Schreiben gespeichert.');
export const savedUpTo = icu(
  'Sie wird beim Schreiben gespeichert. Sie haben die Grenze von {max, number} Zeichen erreicht; was danach kommt, wird nicht gespeichert.',
);
export const camera = icu('Ihre Kamera');
export const recording = icu('Aufnahme');
export const breakTitle = icu('Machen Sie eine Pause');
export const breakStage = icu('Pause');
export const breakText = icu(
  'Es wird nichts aufgenommen, und die Uhr steht still. Machen Sie weiter, wenn Sie bereit sind. Bitte lassen Sie diese Seite geöffnet.',
);
export const nextQuestion = icu('Nächste Frage');
export const looking = icu('Ihre Antworten werden angesehen');
export const lookingText = icu(
  'Das dauert meist ein paar Sekunden. Vielleicht gibt es noch eine Frage. Es wird nichts aufgenommen.',
);
export const goOnWithout = icu('Ohne fortfahren');
export const followUp = icu('Noch eine Frage');
export const followUpOf = icu('Sie gehört zu Ihrer Antwort auf: {question}');
export const followUpText = icu(
  'Was Sie sagen, zählt zu dieser Antwort und senkt nie ihre Punktzahl. Wenn Sie sie überspringen, ändert sich nichts. Es wird nichts aufgenommen, und die Uhr läuft erst, wenn Sie die Frage annehmen.',
);
export const skipFollowUp = icu('Diese Frage überspringen');
export const takeFollowUp = icu('Diese Frage beantworten');
export const tabTitle = icu('Der Wechsel des Tabs ist nicht erlaubt.');
export const tabText = icu(
  'Das Interview ist pausiert, und das Unternehmen sieht, wie lange Sie diese Seite verlassen haben. Auf Ihre Punktzahl wirkt sich das nicht aus. Mit „OK“ machen Sie dort weiter, wo Sie waren; mit „Verlassen“ reichen Sie ein, was Sie beantwortet haben.',
);
export const tabStay = icu('OK');
export const tabLeave = icu('Verlassen');
export const suspiciousTitle = icu('Ungewöhnliche Aktivität erkannt. Ihr Interview wird eingereicht.');
export const suspiciousText = icu(
  'Ein anderes Fenster ist in den Vordergrund gekommen. Was Sie bis jetzt beantwortet haben, ist gespeichert und wird gesendet.',
);
export const callTitle = icu('Wir hören Ihr Mikrofon gerade nicht.');
export const callText = icu(
  'Ein Anruf oder eine Stummtaste hat es abgeschaltet. Das Interview ist pausiert, die Uhr steht still, und Ihre Antworten sind gespeichert. Beenden Sie den Anruf oder schalten Sie das Mikrofon wieder ein und machen Sie weiter.',
);
export const cameraStopped = icu('Die Kamera ist ausgefallen.');
export const cameraStoppedText = icu(
  'Das Interview ist pausiert, und Ihre Antworten sind gespeichert. Schließen Sie die Kamera wieder an und machen Sie weiter, oder machen Sie nur mit Ihrer Stimme weiter.',
);
export const microphoneStopped = icu('Das Mikrofon ist ausgefallen.');
export const microphoneStoppedText = icu(
  'Das Interview ist pausiert, und Ihre Antworten sind gespeichert. Schließen Sie das Mikrofon wieder an und machen Sie weiter.',
);
export const resume = icu('Weiter');
export const submitAnswered = icu('Bisherige Antworten einreichen');
export const elsewhereTitle = icu('Dieses Interview ist auf einem anderen Gerät geöffnet');
export const elsewhereText = icu(
  'Es ist geöffnet in: {device}. Wenn Sie hier weitermachen, hält das andere Gerät an und behält, was Sie gesagt haben. Sie machen mit derselben Frage und der verbleibenden Zeit weiter. Das Unternehmen sieht den Wechsel des Geräts. Auf Ihre Punktzahl wirkt sich das nicht aus.',
);
export const continueHereQuestion = icu('Hier weitermachen?');
export const yesContinueHere = icu('Ja, hier weitermachen');
export const handedOverTitle = icu('Sie haben Ihr Interview auf einem anderen Gerät fortgesetzt');
export const handedOverSending = icu(
  'Sie machen weiter in: {device}. Hier wird nichts mehr aufgenommen. Was Sie hier vorher gesagt haben, wird gerade gesendet. Bitte lassen Sie diese Seite geöffnet, bis das fertig ist.',
);
export const handedOverSent = icu(
  'Sie machen weiter in: {device}. Hier wird nichts mehr aufgenommen. Was Sie hier vorher gesagt haben, ist gespeichert. Sie können diese Seite schließen.',
);
export const handedOverKept = icu(
  'Sie machen weiter in: {device}. Hier wird nichts mehr aufgenommen. Nicht alles konnte gesendet werden. Was fehlt, ist auf diesem Gerät gespeichert und wird gesendet, wenn Sie das Interview hier wieder öffnen.',
);
export const notYou = icu('Waren Sie das nicht? Machen Sie hier weiter und ändern Sie danach Ihr Passwort.');
export const continueHere = icu('Hier weitermachen');
