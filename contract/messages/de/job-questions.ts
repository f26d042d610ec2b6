import { icu } from '../icu.ts';

export const none = icu('Es wurden noch keine Fragen hinzugefügt.');
export const personal = icu('Persönliches');
export const skills = icu('Fähigkeiten');
export const mcq = icu('Multiple Choice');
export const expectedAnswer = icu('Erwartete Antwort: {answer}');
export const alsoAccepted = icu('Auch akzeptiert: {answer}');
export const correctOption = icu('{option} (richtig)');
export const notScored = icu('Ohne erwartete Antwort wird diese Frage verschriftlicht, aber nicht bewertet.');
export const title = icu('Fragen');
export const tabCount = icu('{title} ({count, number})');
export const suggest = icu('Vorgeschlagene Fragen auswählen');
export const keptTitle = icu('Interviews behalten ihre Fragen');
export const bankTitle = icu('Fragenkatalog');
export const bank = icu('Fragenkatalog');
export const bankEmpty = icu(
  'Der Fragenkatalog hat keine solchen Fragen zu den Fähigkeiten der Stelle. Fügen Sie unten eigene hinzu.',
);
export const bankSearch = icu('Fragenkatalog durchsuchen');
export const bankNone = icu('Keine Frage passt zu Ihrer Suche.');
export const bankShown = icu(
  '{count, plural, one {{shown, number} von # Frage wird angezeigt. Die anderen finden Sie über die Suche.} other {{shown, number} von # Fragen werden angezeigt. Die anderen finden Sie über die Suche.}}',
);
export const editAnswer = icu('Antwort bearbeiten: {question}');
export const saveAnswer = icu('Antwort speichern');
export const ownTitle = icu('Ihre eigenen Fragen');
export const own = icu('Ihre eigenen Fragen');
export const addOwn = icu('Eigene Frage hinzufügen');
export const saveLast = icu('Bitte speichern Sie zuerst die letzte Frage');
export const deleteThis = icu('Diese Frage löschen');
export const saveQuestion = icu('Frage speichern');
export const editQuestion = icu('Frage bearbeiten: {question}');
export const deleteQuestion = icu('Frage löschen: {question}');
export const skill = icu('Fähigkeit');
export const selectSkill = icu('Fähigkeit wählen');
export const question = icu('Frage');
export const similar = icu('Im Fragenkatalog steht eine ähnliche:');
export const usePersonal = icu('Diese Frage verwenden');
export const useSkill = icu('Diese Frage und ihre Antwort verwenden');
export const useMcq = icu('Diese Frage und ihre Antwortmöglichkeiten verwenden');
export const options = icu('Antwortmöglichkeiten, die richtige markiert');
export const theCorrectOption = icu('Die richtige Antwort');
export const optionIsCorrect = icu('Antwort {number, number} ist richtig');
export const option = icu('Antwort {number, number}');
export const keyLabel = icu('Erwartete Antwort');
export const keyHint = icu('Schreiben Sie sie so, wie eine gute Antwort im Gespräch klingt.');
export const keyNotApplicable = icu('Wenn Sie das so möchten, schreiben Sie „n/a“.');
export const keyKeywords = icu(
  'Das sind Stichwörter. Schreiben Sie in ganzen Sätzen, was Sie dazu hören möchten.',
);
export const keyOneIdea = icu(
  'Das ist ein einziger kurzer Gedanke; eine richtige Antwort in anderen Worten kann übersehen werden. Ergänzen Sie, was Sie noch hören möchten.',
);
export const keyTooLong = icu(
  'Das sind mehr als {max, number} Wörter, und kaum eine gesprochene Antwort deckt so viel ab. Behalten Sie die wichtigsten Punkte.',
);
export const keyForColleagues = icu(
  'Manches davon liest sich wie ein Hinweis für Ihr Team. Schreiben Sie nur, was eine gute Antwort sagt.',
);
export const points = icu('Punkte, auf die wir achten');
export const pointSplit = icu('In zwei teilen');
export const pointJoin = icu('Mit dem nächsten verbinden');
export const pointExpected = icu('Als erwartet markieren');
export const pointOptional = icu('Als optional markieren');
export const optional = icu('(optional)');
export const changePoint = icu('Punkt {number, number} ändern');
export const pointsHelp = icu(
  'Mit einer neuen Zeile teilen Sie einen Punkt an beliebiger Stelle. [Eckige Klammern] machen einen Punkt optional.',
);
export const accepted = icu('Weitere richtige Antwort');
export const acceptedOfMany = icu('Weitere richtige Antwort ({number, number})');
export const removeAccepted = icu('Weitere richtige Antwort {number, number} entfernen');
export const addAccepted = icu('Weitere richtige Antwort hinzufügen');
export const drafts = icu('Entwürfe');
export const draft = icu('Entwurf');
export const draftsAbout = icu(
  'Ein Sprachmodell hat sie geschrieben, und noch niemand hat sie geprüft. Haken Sie an, was stimmt und zur Stelle passt. Ändern können Sie es unten bei Ihren eigenen Fragen.',
);
export const drafting = icu('Das kann eine Minute dauern. Sie können inzwischen weitermachen.');
export const draftMore = icu('Mit dem Sprachmodell weitere entwerfen');
export const newDrafts = icu(
  '{count, plural, =0 {Keine neuen Entwürfe.} one {# neuer Entwurf.} other {# neue Entwürfe.}}',
);
export const draftsLeftOut = icu(
  '{count, plural, one {# Entwurf weggelassen: Er fragt nach {topics}, was in vielen Ländern nicht gefragt werden darf.} other {# Entwürfe weggelassen: Sie fragen nach {topics}, was in vielen Ländern nicht gefragt werden darf.}}',
);
export const draftsNoModel = icu('Es ist kein Sprachmodell verbunden, deshalb gibt es keine Entwürfe.');
export const draftsUnusable = icu(
  'Das Sprachmodell hat nicht rechtzeitig oder nicht mit Fragen geantwortet. Machen Sie ohne es weiter oder versuchen Sie es später noch einmal.',
);
export const files = icu('Fragen in Dateien');
export const filesShort = icu('Dateien');
export const addFromFile = icu('Fragen aus einer Datei hinzufügen');
export const saveOfJob = icu('Eigene Fragen dieser Stelle als Datei speichern');
export const saveOfCompany = icu('Alle eigenen Fragen des Unternehmens als Datei speichern');
export const addAbout = icu(
  'Wählen Sie eine Datei, die hier oder in einer anderen Installation von Roundone gespeichert wurde, und haken Sie die Fragen für diese Stelle an.',
);
export const chooseFile = icu('Datei wählen');
export const fileLabel = icu('Datei mit Fragen');
export const addCount = icu('{count, plural, one {# Frage hinzufügen} other {# Fragen hinzufügen}}');
export const inFile = icu('Fragen in der Datei');
export const shareRight = icu(
  '{answers, plural, one {Von # Antwort waren {percent} richtig.} other {Von # Antworten waren {percent} richtig.}}',
);
export const signedHere = icu('Hier am {when} von {company} signiert und seitdem unverändert.');
export const signedElsewhere = icu(
  'Laut Datei von {company} auf {host} am {when} signiert und seitdem unverändert. Wenn Sie sichergehen müssen, fragen Sie dort nach, ob der Schlüssel {key} stimmt.',
);
export const ofOtherSkill = icu('Diese Frage gehört zu einer anderen Fähigkeit');
export const askedTwice = icu('Diese Frage steht zweimal da: {question}');
export const lastOfKind = icu(
  '{kind, select, personal {„{title}“ hat keine andere persönliche Frage, und jede Stelle stellt mindestens eine. Ersetzen Sie sie oder fügen Sie der Stelle zuerst eine weitere hinzu.} skill {„{title}“ hat keine andere gesprochene Frage zu Fähigkeiten, und jede Stelle stellt mindestens eine. Ersetzen Sie sie oder fügen Sie der Stelle zuerst eine weitere hinzu.} other {„{title}“ hat keine andere Multiple-Choice-Frage, und jede Stelle stellt mindestens eine. Ersetzen Sie sie oder fügen Sie der Stelle zuerst eine weitere hinzu.}}',
);
export const askedAlready = icu('„{title}“ stellt diese Frage schon: {question}');
