import { icu } from '../icu.ts';

export const windowTitle = icu('Anleitung · Interview');
export const title = icu('Ihr Interview für {role}');
export const lead = icu(
  'Mit {employer}. {count, plural, one {# Punkt, den} other {# Punkte, die}} Sie vor dem Start kennen sollten. Ist es Ihr erstes? Machen Sie vorher ein {practice}: Nur Sie sehen es.',
);
export const practiceLink = icu('Übungsinterview');
export const quiet = icu(
  'Suchen Sie sich einen ruhigen Ort. Das Interview beginnt erst, wenn Sie es starten.',
);
export const quietAndMicrophone = icu(
  'Suchen Sie sich einen ruhigen, hellen Ort und schalten Sie alles aus, was Geräusche macht. Als Nächstes testen Sie Ihr Mikrofon; das Interview beginnt erst, wenn Sie es starten.',
);
export const quietAndCamera = icu(
  'Suchen Sie sich einen ruhigen, hellen Ort und schalten Sie alles aus, was Geräusche macht. Als Nächstes testen Sie Kamera und Mikrofon; das Interview beginnt erst, wenn Sie es starten.',
);
export const choices = icu(
  'Zuerst kommen die Multiple-Choice-Fragen, eine nach der anderen, mit je {seconds, number} Sekunden. Wählen Sie eine Antwort und drücken Sie „Weiter“; zu einer früheren Frage können Sie nicht zurück.',
);
export const breaks = icu(
  'Zwischen den Fragen gibt es eine Pause. Währenddessen wird nichts aufgenommen, und sie dauert, bis Sie weitermachen. Lassen Sie diese Seite geöffnet.',
);
export const followUps = icu(
  'Nach der letzten Frage prüfen wir, ob in Ihren Antworten etwas fehlt, das das Unternehmen erwartet. In der Reihenfolge der Fragen kann es zu jeder solchen Antwort eine Nachfrage geben, insgesamt höchstens {max, number}. Wem dasselbe fehlt, wird dasselbe gefragt. Sie können jede Nachfrage auslassen; das ändert nichts. Was Sie sagen, zählt zu dieser Antwort und senkt nie ihre Punktzahl.',
);
export const stayEnforced = icu(
  'Bleiben Sie auf dieser Seite. Ein Wechsel des Tabs pausiert das Interview und wird vermerkt, ein anderes Fenster im Vordergrund beendet es nach {seconds, number} Sekunden, und beim Neuladen der Seite wird eingereicht, was Sie bis dahin beantwortet haben. Eine unterbrochene Verbindung ist kein Problem: Ihre Antworten warten auf diesem Gerät.',
);
export const stayRecorded = icu(
  'Bleiben Sie auf dieser Seite. Wenn Sie sie verlassen oder neu laden, wird das vermerkt, beendet das Interview aber nicht: Sie machen dort weiter, wo Sie waren, und die Zeit läuft weiter. Eine unterbrochene Verbindung ist kein Problem: Ihre Antworten warten auf diesem Gerät.',
);
export const spokenAtOnce = icu(
  'Dann startet die Aufnahme und die gesprochenen Fragen beginnen. Jede bleibt auf dem Bildschirm und wird vorgelesen, wenn Ihr Gerät eine Stimme hat. Antworten Sie laut, wie im Gespräch: Was Sie sagen, zählt, sobald Sie die Frage sehen, und nach dem Vorlesen haben Sie bis zu {seconds, number} Sekunden.',
);
export const spokenAfterThinking = icu(
  'Dann startet die Aufnahme und die gesprochenen Fragen beginnen. Jede bleibt auf dem Bildschirm und wird vorgelesen, wenn Ihr Gerät eine Stimme hat. Nach dem Vorlesen haben Sie {thinking, number} Sekunden Bedenkzeit. Antworten Sie dann laut, wie im Gespräch: Sie haben bis zu {seconds, number} Sekunden. Was Sie vorher sagen, zählt nicht.',
);
export const pausesThenNext = icu(
  'Denkpausen sind in Ordnung: Erst nach {seconds, number} Sekunden Stille wird Ihre Antwort gespeichert und die nächste Frage gestellt. Drücken Sie „Ich bin fertig“, wenn Sie früher weitermachen möchten.',
);
export const pausesThenSaved = icu(
  'Denkpausen sind in Ordnung: Erst nach {seconds, number} Sekunden Stille wird Ihre Antwort gespeichert. Drücken Sie „Ich bin fertig“, wenn Sie früher weitermachen möchten.',
);
export const retakes = icu(
  'Sie können jede Antwort {times, plural, =1 {einmal} other {bis zu #-mal}} neu aufnehmen. Die letzte Aufnahme zählt. Alle werden aufbewahrt.',
);
export const written = icu(
  'Dann kommen die Fragen, die Sie schriftlich beantworten. Sie haben je {seconds, number} Sekunden. Ihre Antwort wird beim Schreiben gespeichert. Drücken Sie „Ich bin fertig“, um fortzufahren.',
);
export const consentTitle = icu('Was mit dem geschieht, was Sie sagen');
export const recorded = icu('Was aufgenommen wird');
export const recordedFilm = icu(
  'Video und Ton von der ersten bis zur letzten gesprochenen Frage, die Antworten, die Sie wählen, und die Momente, in denen diese Seite verlassen, verdeckt oder neu geladen wurde.',
);
export const recordedSound = icu(
  'Der Ton jeder gesprochenen Antwort, die Antworten, die Sie wählen, und die Momente, in denen diese Seite verlassen, verdeckt oder neu geladen wurde.',
);
export const recordedFilmAndText = icu(
  'Video und Ton von der ersten bis zur letzten gesprochenen Frage, was Sie schreiben, die Antworten, die Sie wählen, und die Momente, in denen diese Seite verlassen, verdeckt oder neu geladen wurde.',
);
export const recordedText = icu(
  'Was Sie schreiben, die Antworten, die Sie wählen, und die Momente, in denen diese Seite verlassen, verdeckt oder neu geladen wurde.',
);
export const assessed = icu('Was bewertet wird');
export const assessedText = icu(
  'Was Sie sagen: Ihre Worte werden in Text umgewandelt und mit der Antwort verglichen, die das Unternehmen erwartet. Persönliche Fragen werden aufgeschrieben, aber nicht bewertet.',
);
export const notAssessed = icu('Was nicht bewertet wird');
export const notAssessedText = icu(
  'Ihr Gesicht, Ihre Gefühle, Ihr Akzent und Ihre Stimme. Das Verlassen der Seite ändert nie eine Punktzahl. Das Programm lehnt keine Bewerbung ab: Ein Mensch entscheidet.',
);
export const seenBy = icu('Wer es sieht');
export const seenByText = icu(
  '{employer} und Sie. Auch wer den Link zu Ihrem Bericht hat, kann ihn lesen, ohne das Video, Ihre Unterlagen und Ihre Kontaktdaten, es sei denn, Sie oder das Unternehmen sperren ihn für Besucher. Gespeichert wird es vom Betreiber dieser Website.',
);
export const keptFor = icu('Wie lange es aufbewahrt wird');
export const keptForText = icu(
  '{retention} Sie können Ihr Konto mit allem, was dazugehört, unter „Konto“ löschen.',
);
export const morePolicy = icu('Mehr dazu in der {policy} (öffnet sich in einem neuen Tab).');
export const policyLink = icu('Datenschutzerklärung');
export const agree = icu('Ich habe das gelesen und bin mit der Aufnahme einverstanden.');
export const agreeMissing = icu('Bitte stimmen Sie der Aufnahme zu, um fortzufahren.');
export const help = icu('Hilfe und Geräte');
export const goesOnMeanwhile = icu('Das Interview läuft weiter, während Sie das lesen.');
export const networkFails = icu('Wenn die Verbindung abbricht');
export const networkFailsText = icu(
  'Machen Sie weiter. Alles wird auf diesem Gerät gespeichert und gesendet, sobald die Verbindung wieder da ist.',
);
export const slowPicture = icu('Bei einer langsamen Verbindung wird das Bild von selbst kleiner.');
export const slowPictureThenVoice = icu(
  'Bei einer langsamen Verbindung wird das Bild von selbst kleiner. Zuletzt wird nur noch Ihre Stimme gesendet, und auf die kommt es an.',
);
export const powerFails = icu('Wenn der Strom ausfällt oder der Browser abstürzt');
export const powerFailsSpoken = icu(
  'Öffnen Sie dieses Interview noch einmal aus Ihrer Liste der Interviews. Sie können auch ein anderes Gerät verwenden. Was Sie bis dahin gesagt haben, ist gesichert, und Sie machen dort weiter, wo Sie waren. Die Zeit der Frage läuft weiter.',
);
export const powerFailsWritten = icu(
  'Öffnen Sie dieses Interview noch einmal aus Ihrer Liste der Interviews. Sie können auch ein anderes Gerät verwenden. Was Sie bis dahin geschrieben haben, ist gesichert, und Sie machen dort weiter, wo Sie waren. Die Zeit der Frage läuft weiter.',
);
export const reload = icu('Wenn Sie diese Seite neu laden oder schließen');
export const reloadEnforced = icu(
  'Damit wird eingereicht, was Sie bis dahin beantwortet haben. Wenn das ein Versehen war, melden Sie ein Problem: Das Unternehmen kann Ihnen erlauben, das Interview zu wiederholen.',
);
export const reloadRecorded = icu(
  'Das wird vermerkt, beendet das Interview aber nicht. Öffnen Sie es noch einmal, und Sie machen dort weiter, wo Sie waren. Die Zeit der Frage läuft weiter.',
);
export const microphoneFails = icu('Wenn das Mikrofon ausfällt');
export const devicesFail = icu('Wenn Kamera oder Mikrofon ausfällt');
export const devicesFailText = icu(
  'Das Interview pausiert von selbst. Schließen Sie das Gerät wieder an oder wählen Sie hier ein anderes.',
);
export const voiceAlone = icu('Ohne Kamera machen Sie nur mit Ihrer Stimme weiter.');
export const phoneCall = icu('Wenn Sie angerufen werden');
export const phoneCallText = icu(
  'Wenn der Anruf das Mikrofon belegt, pausiert das Interview von selbst und die Zeit bleibt stehen. Beenden Sie den Anruf und machen Sie weiter.',
);
export const reachPerson = icu('Einen Menschen erreichen');
export const reachPersonText = icu(
  'Was Sie hier schreiben, lesen die Menschen, die diese Website betreiben. Sie verlassen das Interview dabei nicht.',
);
export const writeToPerson = icu('Einem Menschen schreiben');
export const backToQuestion = icu('Zurück zur Frage');
export const messageSent = icu(
  'Ihre Nachricht wurde gesendet. Sie bekommen eine Antwort per E-Mail oder Telefon.',
);
export const messageLabel = icu('Was ist passiert?');
export const emailLabel = icu('Ihre E-Mail-Adresse');
export const phoneLabel = icu('Ihre Telefonnummer');
export const send = icu('Senden');
