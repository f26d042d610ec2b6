import { icu } from '../icu.ts';

export const archiveMaking = icu('Wir bereiten Ihr Archiv vor.');
export const archiveFailed = icu(
  'Wir konnten Ihr Archiv nicht erstellen. Bitte fordern Sie es noch einmal an.',
);
export const archiveUntil = icu('{link}, bis {when}.');

export const verdictCount = icu('{count} {verdict}');

export const pending = icu('Offen');
export const scheduled = icu('KI-Interview geplant');
export const rejected = icu('Abgelehnt');
export const completed = icu('Abgeschlossen');
export const withdrawn = icu('Zurückgezogen');
export const applied = icu('Beworben');
export const open = icu('Offen');
export const closed = icu('Geschlossen');
export const draft = icu('Entwurf');
export const deleted = icu('Gelöscht');

export const chosen = icu('Auswahl');
export const chosenCount = icu('{count, number} ausgewählt');
export const chosenMost = icu('{count, number} ausgewählt, mehr geht nicht auf einmal');
export const chosenHint = icu('{chosen}. Mit der Eingabetaste in einer Zeile gelangen Sie zu den Aktionen.');
export const chooseNobody = icu('Auswahl aufheben');
export const chooseMatching = icu('Alle Treffer auswählen');
export const chooseFirst = icu('Die ersten {most, number} von {total, number} auswählen');
export const chooseAll = icu(
  '{total, plural, one {Den # Treffer auswählen} other {Alle # Treffer auswählen}}',
);
export const chooseOne = icu('{name} auswählen');
export const chooseShown = icu('Alles Angezeigte auswählen');
export const showMore = icu('{count, number} weitere anzeigen');
export const loadMore = icu('Mehr laden');
export const thatIsAll = icu('Das sind alle.');
export const sortBy = icu('Sortieren nach');
export const asListed = icu('Wie aufgelistet');
export const ascending = icu('{column}, aufsteigend');
export const descending = icu('{column}, absteigend');
export const usualOrder = icu('{list}: in der üblichen Reihenfolge');
export const sortedAscending = icu('{list}: sortiert nach {column}, aufsteigend');
export const sortedDescending = icu('{list}: sortiert nach {column}, absteigend');
export const details = icu('Details');
export const detailsOf = icu('von {name}');
export const actions = icu('Aktionen');
export const moreFor = icu('Mehr zu {name}');
export const up = icu('Nach oben');
export const upOne = icu('Nach oben: {name}');
export const down = icu('Nach unten');
export const downOne = icu('Nach unten: {name}');
export const removeOne = icu('Entfernen: {name}');
export const downloadCsv = icu('CSV herunterladen');
export const csvCut = icu(
  'Die Datei enthält die ersten {max, number} Zeilen. Grenzen Sie die Liste ein, um die übrigen zu erhalten.',
);
export const rowsRead = icu('{count, plural, one {# Zeile gelesen} other {# Zeilen gelesen}}');
export const filters = icu('Filter');
export const filtersCount = icu('Filter ({count, number})');
export const filtersOn = icu('{name}, die aktiv sind');
export const removeFilter = icu('Filter entfernen:');
export const previousJobs = icu('Vorherige Stellen');
export const nextJobs = icu('Nächste Stellen');
export const published = icu('Veröffentlicht:');

export const pleaseCheck = icu('Bitte prüfen');
export const checkFields = icu('Bitte prüfen Sie diese Felder');
export const saveAndLeave = icu('Speichern und verlassen');
export const tooLong = icu(
  '{over, plural, one {Das ist # Zeichen zu lang. Erlaubt sind {max, number}.} other {Das sind # Zeichen zu viel. Erlaubt sind {max, number}.}}',
);
export const restored = icu('Ihre früheren Änderungen sind wieder da. Sie sind noch nicht gespeichert.');
export const discardIt = icu('Verwerfen');
export const breadcrumb = icu('Navigationspfad');
export const formatting = icu('Formatierung von {field}');
export const uploadTextFile = icu('Textdatei hochladen');
export const textFileRefused = icu('Dieses Dateiformat wird nicht unterstützt');

export const typeToSearch = icu('Zum Suchen tippen');
export const country = icu('Land');
export const state = icu('Bundesland oder Region');
export const city = icu('Ort');
export const selectCountry = icu('Land wählen');
export const selectState = icu('Bundesland oder Region wählen');
export const selectCity = icu('Ort wählen');
export const selectCompanyType = icu('Unternehmensart wählen');
export const selectIndustryType = icu('Branche wählen');
export const selectEducation = icu('Abschluss wählen');
export const noCountries = icu('Keine Länder verfügbar');
export const noStates = icu('Keine Regionen verfügbar');
export const noCities = icu('Keine Orte verfügbar');
export const noCompanyTypes = icu('Keine Unternehmensarten verfügbar');
export const noEducations = icu('Leider sind keine Abschlüsse verfügbar');
export const countryUnknown = icu('Land nicht gefunden');
export const stateUnknown = icu('Region nicht gefunden');
export const cityUnknown = icu('Ort nicht gefunden');
export const companyTypeUnknown = icu('Unternehmensart nicht gefunden');
export const industryTypeUnknown = icu('Branche nicht gefunden');
export const educationUnknown = icu('Abschluss nicht gefunden');
export const countriesFailed = icu('Die Liste der Länder konnte nicht geladen werden');
export const statesFailed = icu('Die Liste der Regionen konnte nicht geladen werden');
export const citiesFailed = icu('Die Liste der Orte konnte nicht geladen werden');
export const companyTypesFailed = icu('Die Liste der Branchen konnte nicht geladen werden');
export const educationsFailed = icu('Die Liste der Abschlüsse konnte nicht geladen werden');

export const oneFile = icu('Bitte wählen Sie eine einzige Datei.');
export const previewOf = icu('{label}, Vorschau');
export const dropFile = icu('Ziehen Sie eine Datei hierher, oder wählen Sie eine.');
export const fileLimits = icu('{kinds}, bis {size}');
export const choose = icu('Auswählen');
export const replace = icu('Ersetzen');
export const uploading = icu('{field}: Hochladen');
export const bold = icu('Fett');
export const italic = icu('Kursiv');
export const underline = icu('Unterstrichen');
export const strikethrough = icu('Durchgestrichen');
export const clearFormatting = icu('Formatierung entfernen');
export const heading2 = icu('Überschrift 2');
export const heading3 = icu('Überschrift 3');
export const bulletList = icu('Aufzählung');
export const orderedList = icu('Nummerierte Liste');
export const blockquote = icu('Zitat');
export const link = icu('Link');
export const unlink = icu('Link entfernen');
export const enterUrl = icu('URL eingeben');
export const openInNewTab = icu('Link in neuem Tab öffnen');
export const openInSameTab = icu('Link im selben Tab öffnen');
export const saveLink = icu('Speichern');
export const undo = icu('Rückgängig');
export const redo = icu('Wiederholen');
