import { icu } from '../icu.ts';

export const dailyFiles = icu(
  '{max, plural, one {Sie können # Datei am Tag hochladen, und diese Grenze ist erreicht. Sie können die Datei {hours, plural, one {in einer Stunde} other {in # Stunden}} hochladen.} other {Sie können # Dateien am Tag hochladen, und diese Grenze ist erreicht. Sie können die Datei {hours, plural, one {in einer Stunde} other {in # Stunden}} hochladen.}}',
);
export const dailySize = icu(
  '{hours, plural, one {Sie können {max} am Tag hochladen; mit dieser Datei wäre die Grenze überschritten. Sie können die Datei in einer Stunde hochladen.} other {Sie können {max} am Tag hochladen; mit dieser Datei wäre die Grenze überschritten. Sie können die Datei in # Stunden hochladen.}}',
);
export const noRoom = icu(
  'Ihr Konto hat Platz für {max}, und diese Datei passt nicht in die restlichen {left}. Bitte entfernen oder ersetzen Sie Dateien, die Sie nicht mehr brauchen.',
);
export const recordingsTooLarge = icu('Die Aufzeichnungen dieses Interviews sind größer als erlaubt.');
export const anotherOnItsWay = icu(
  'Es läuft noch ein anderer Upload. Bitte versuchen Sie es gleich noch einmal.',
);
