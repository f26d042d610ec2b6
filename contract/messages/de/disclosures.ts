import { icu } from '../icu.ts';

export const assessed = icu(
  'Ein Programm wandelt das, was Sie im Interview sagen, in Text um und vergleicht es Frage für Frage mit der Antwort, die das Unternehmen erwartet. Es bewertet weder Gesicht noch Stimme, Akzent oder Gefühle, und ein Mensch entscheidet.',
);
export const resume = icu(
  'Ein Programm liest Ihren Lebenslauf und sagt, welche Anforderungen der Stelle darin vorkommen.',
);
export const privacyPage = icu('Mein Datenschutz');
export const interviewsPage = icu('Meine Interviews');
export const newYorkTitle = icu('New York City: automatisiertes Werkzeug für Einstellungsentscheidungen');
export const newYorkTool = icu(
  'Dieses Unternehmen bewertet Bewerbungen mit einem automatisierten Werkzeug: {assessed}',
);
export const newYorkDays = icu(
  '{days, plural, one {Wenn Sie in der Stadt wohnen, wird das Werkzeug frühestens # Arbeitstag nach diesem Hinweis eingesetzt.} other {Wenn Sie in der Stadt wohnen, wird das Werkzeug frühestens # Arbeitstage nach diesem Hinweis eingesetzt.}} Sie können vor Ihrem Interview oder auf dessen erster Seite ein anderes Auswahlverfahren oder eine Anpassung verlangen.',
);
export const newYorkData = icu(
  '{days, plural, one {Innerhalb von # Tag nach einer schriftlichen Anfrage teilt Ihnen das Unternehmen mit, welche Daten es erhebt, woher und wie lange es sie aufbewahrt.} other {Innerhalb von # Tagen nach einer schriftlichen Anfrage teilt Ihnen das Unternehmen mit, welche Daten es erhebt, woher und wie lange es sie aufbewahrt.}}',
);
export const illinoisVideoTitle = icu('Illinois: künstliche Intelligenz in Videointerviews');
export const illinoisVideo = icu(
  'Ihr Videointerview kann mit künstlicher Intelligenz ausgewertet werden: {assessed}',
);
export const illinoisVideoConsent = icu(
  'Das Interview beginnt nur, wenn Sie zustimmen. Ihr Video wird nur Personen gezeigt, deren Fachwissen für Ihre Bewertung nötig ist.',
);
export const illinoisVideoDeletion = icu(
  '{days, plural, one {Wenn Sie es verlangen, wird Ihr Interview mit allen Kopien innerhalb von # Tag gelöscht.} other {Wenn Sie es verlangen, wird Ihr Interview mit allen Kopien innerhalb von # Tagen gelöscht.}}',
);
export const illinoisHiringTitle = icu('Illinois: künstliche Intelligenz bei der Personalauswahl');
export const illinoisHiring = icu(
  'Dieses Unternehmen setzt bei Personalauswahl und Einstellung künstliche Intelligenz ein, mit dem Programm Roundone. {resume} Zum Interview: {assessed}',
);
export const illinoisHiringData = icu(
  'Es verwendet Ihren Lebenslauf und das, was Sie im Interview sagen, eingeben oder auswählen. Ihre Postleitzahl verwendet es nicht.',
);
export const californiaTitle = icu('Kalifornien: automatisierte Entscheidungssysteme bei der Einstellung');
export const california = icu(
  'Ein automatisiertes Entscheidungssystem hilft diesem Unternehmen bei Ihrer Bewerbung. {resume} Zum Interview: {assessed} Sie können vor Ihrem Interview oder auf dessen erster Seite eine Anpassung verlangen.',
);
export const californiaDeletion = icu(
  '{keeps} Sie können Ihr Konto mit allem darin trotzdem löschen, außer das Unternehmen muss es wegen einer Rechtssache aufbewahren.',
);
export const californiaPrivacyTitle = icu(
  'Kalifornien: Hinweis vor dem Einsatz automatisierter Entscheidungstechnik',
);
export const californiaPrivacy = icu(
  'Die Technik hilft zu entscheiden, wer eingeladen und wer eingestellt wird. {resume} Zum Interview: {assessed}',
);
export const californiaPrivacyAccess = icu(
  'Sie können Auskunft verlangen: wie die Technik bei Ihnen eingesetzt wurde und was sie ergeben hat. Ihr Bericht zeigt die Bewertung jeder Antwort mit den Worten, auf denen sie beruht.',
);
export const californiaPrivacyOptOut = icu(
  'Wo kein Mensch entscheidet, können Sie dem Einsatz der Technik widersprechen. Wenn Sie diese Rechte nutzen, dürfen Ihnen daraus keine Nachteile entstehen.',
);
export const californiaPrivacyLaw = icu(
  'California Consumer Privacy Act Regulations, 11 CCR § 7200 und folgende',
);
export const coloradoTitle = icu('Colorado: automatisierte Entscheidungstechnik');
export const colorado = icu(
  'Automatisierte Entscheidungstechnik kann die Entscheidung über Ihre Bewerbung beeinflussen: {assessed}',
);
export const coloradoDeclined = icu(
  'Wenn Sie eine Absage bekommen, wird Ihnen in einfachen Worten erklärt, welchen Anteil sie daran hatte. Sie können mehr erfahren, falsche Daten über Sie berichtigen und eine Überprüfung durch einen Menschen verlangen.',
);
export const ontarioTitle = icu('Ontario: künstliche Intelligenz bei der Einstellung');
export const ontario = icu('Dieses Unternehmen bewertet Bewerbungen mit künstlicher Intelligenz: {assessed}');
export const ontarioReply = icu(
  '{days, plural, one {Nach einem Interview teilt Ihnen das Unternehmen innerhalb von # Tag mit, ob es entschieden hat.} other {Nach einem Interview teilt Ihnen das Unternehmen innerhalb von # Tagen mit, ob es entschieden hat.}}',
);
export const europeTitle = icu('Europäische Union: Ein KI-System hilft bei Ihrer Bewertung');
export const europe = icu('Bei dieser Personalauswahl wird ein KI-System eingesetzt: {assessed}');
export const europeRights = icu(
  'Sie können sich erklären lassen, welche Rolle das System bei einer Entscheidung über Sie hatte, die Überprüfung durch einen Menschen verlangen und Ihre Einwilligung jederzeit widerrufen.',
);
