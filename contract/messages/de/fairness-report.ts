import { icu } from '../icu.ts';

export const title = icu('Fairness');
export const lead = icu(
  'Wie Ihre Auswahl verschiedene Gruppen behandelt, nach den freiwilligen Angaben aus den Bewerbungen. Niemand in Ihrem Unternehmen sieht, was eine einzelne Person angegeben hat.',
);
export const steps = icu('Schritte der Auswahl');
export const stepsAbout = icu(
  'Alle Stellen zusammen, bis {when}. Gruppen mit weniger als {least, number} Personen werden verdeckt, ebenso andere, aus denen sie sich berechnen ließen. Neue Zahlen erscheinen am Monatsanfang, sobald mindestens {least, number} weitere Personen jeden Schritt erreicht haben.',
);
export const smallNumbers = icu(
  'Kleine Zahlen beweisen nichts. Ein Verhältnis unter {least} ist ein Grund, genauer hinzusehen; ein Intervall, das 1 enthält, passt auch zu gleichen Quoten. Dies ist keine Rechtsberatung und keine unabhängige Prüfung auf Verzerrungen.',
);
export const groupsBy = icu('Gruppen nach');
export const allMasked = icu(
  'Bisher haben zu wenige Personen Angaben gemacht, deshalb sind alle diese Zahlen verdeckt.',
);
export const download = icu('CSV für die Prüfung herunterladen');
export const group = icu('Gruppe');
export const people = icu('Personen');
export const passed = icu('Weitergekommen');
export const ratePercent = icu('Quote (95-%-Intervall)');
export const ratioToHighest = icu('Verhältnis zur höchsten (95-%-Intervall)');
export const withInterval = icu('{value} ({low} bis {high})');
export const belowFourFifths = icu('{ratio}, unter vier Fünfteln');
export const masked = icu('Verdeckt');
export const correct = icu('Richtig');
export const partial = icu('Teilweise richtig');
export const incorrect = icu('Falsch');
export const notAnswered = icu('Nicht beantwortet');
export const needsReview = icu('Zu prüfen');
export const heard = icu('Verlässlichkeit des Transkripts');
export const heardAbout = icu(
  'Der Anteil der Wörter eines Interviews, bei denen sich die Spracherkennung sicher war. Sinken die Punktzahlen mit ihm, versteht sie manche Menschen vielleicht schlechter als andere: Hören Sie sich diese Antworten an, bevor Sie entscheiden.',
);
export const heardTable = icu('Punktzahlen und Urteile nach Verlässlichkeit des Transkripts');
export const interviews = icu('Interviews');
export const meanScore = icu('Mittlere Punktzahl');
export const notCounted = icu(
  '{count, plural, one {# Interview ist nicht mitgezählt, weil Sie es zuerst bewerten müssen.} other {# Interviews sind nicht mitgezählt, weil Sie sie zuerst bewerten müssen.}}',
);
export const csvUntil = icu('Bis');
export const csvSex = icu('Geschlecht');
export const csvRace = icu('Ethnische Herkunft');
export const csvAge = icu('Alter');
export const csvDisability = icu('Behinderung');
export const csvStep = icu('Schritt');
export const csvRate = icu('Quote');
export const csvRateFrom = icu('Quote von');
export const csvRateTo = icu('Quote bis');
export const csvRatio = icu('Auswirkungsverhältnis');
export const csvRatioFrom = icu('Verhältnis von');
export const csvRatioTo = icu('Verhältnis bis');
