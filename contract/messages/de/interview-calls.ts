import { icu } from '../icu.ts';

export const noteTooLong = icu('Eine Notiz hat höchstens {max, number} Zeichen');
export const extraTime = icu('Die zusätzliche Zeit muss das {factors}-Fache der üblichen sein');
export const dateTooFar = icu('Dieses Datum liegt zu weit in der Zukunft');
export const optionMissing = icu('Bitte wählen Sie eine Antwort');
export const answerMissing = icu('Bitte schreiben Sie eine Antwort');
export const overByThen = icu('Bis dahin wäre das Interview schon vorbei');
export const stillOpen = icu(
  'Dieses Interview ist noch möglich. Sie können es verschieben oder seine Frist verlängern.',
);
export const allAnswered = icu(
  'Jede Frage dieses Interviews hat eine Antwort. Sie können nur das ganze Interview wiederholen lassen.',
);
export const answerTooLong = icu(
  'Diese Antwort dauert {seconds, number} Sekunden, erlaubt sind {max, number} Sekunden. Sie ist weiterhin im Video.',
);
export const continuedElsewhere = icu(
  'Die Aufnahme wurde anderswo fortgesetzt. Bitte fragen Sie ab, wo sie endet.',
);
export const recordingTooLarge = icu('Die Aufnahme ist größer als erlaubt.');
export const tooManyPieces = icu('Eine Aufnahme wird in höchstens {max, number} Teilen gesendet.');
export const tooManyRecordings = icu('Ein Interview hat höchstens {max, number} Aufnahmen.');
export const applicationType = icu('applicationType muss PENDING oder SCHEDULED sein');
export const recordOnly = icu('recordOnly muss true oder false sein');
export const isPublic = icu('isPublic muss true oder false sein');
export const noticeGiven = icu('noticeGiven muss true oder false sein');
export const what = icu('what muss all oder unanswered sein');
export const eventKind = icu('Diese Art von Ereignis ist nicht bekannt');
export const endCause = icu('Dieser Grund ist nicht bekannt');
export const answerNamesQuestion = icu('Jede Antwort muss ihre Frage nennen');
export const answerIsText = icu('Jede Antwort muss ein Text sein');
export const answersAreList = icu('Bitte senden Sie die Antworten als Liste');
export const tooManyAnswers = icu('Ein Interview hat höchstens {max, number} Antworten');
export const dateWhole = icu('Ein Datum muss in ganzen Millisekunden angegeben sein');
export const holder = icu('holder muss eine UUID sein, die die Seite erstellt hat');
export const device = icu('Ein Gerät muss eine vom Browser erzeugte UUID sein');
export const turn = icu('turn muss eine Zahl ab 1 sein');
export const uploadRecordingId = icu('Das Hochladen braucht das Metadatum recordingId, eine UUID');
export const uploadApplicationId = icu('Der Upload braucht das Metadatum applicationId');
export const uploadMimeType = icu('Der Upload braucht das Metadatum mimeType');
export const recordingKind = icu('Eine Aufnahme muss mp4, webm, mov oder mkv sein');
export const offsetSeconds = icu('offsetSeconds muss eine Zahl von Sekunden sein');
export const recordingId = icu('Eine recordingId muss eine UUID sein');
export const metadataMissing = icu('Die Metadaten des Uploads fehlen.');
export const heldBefore = icu(
  'Eine Seite, die das Interview schon hatte, muss es mit einer anderen ID übernehmen',
);
export const holdFirst = icu('Das Interview muss zuerst übernommen werden, mit interview/holdInterview');
export const noSuchSpoken = icu(
  'Dieses Interview hat {count, plural, one {# gesprochene Frage} other {# gesprochene Fragen}}, nicht {ordinal, number}',
);
export const noSuchRecording = icu('Dieses Interview hat keine solche Aufnahme');
export const notAsked = icu('Diese Frage kommt in diesem Interview nicht vor: {question}');
export const answerIsPath = icu(
  'Eine gesprochene Antwort muss der Pfad sein, den candidateAnswerAudio zurückgegeben hat',
);
