import { icu } from '../icu.ts';

export const why = icu(
  'Das fragt anscheinend nach {about}, und in vielen Ländern darf danach nicht gefragt werden. {instead}',
);
export const aboutAge = icu('dem Alter');
export const insteadAge = icu(
  'Wenn das Gesetz für die Stelle ein Mindestalter vorschreibt, fragen Sie, ob es erreicht ist.',
);
export const aboutHealth = icu('Gesundheit oder Behinderung');
export const insteadHealth = icu(
  'Beschreiben Sie eine Aufgabe und fragen Sie, ob sie mit oder ohne Anpassungen möglich ist.',
);
export const aboutOrigin = icu('Herkunft, Staatsangehörigkeit oder Ethnie');
export const insteadOrigin = icu(
  'Fragen Sie, ob eine Arbeitserlaubnis vorliegt oder welche Sprachen in der Stelle genutzt würden.',
);
export const aboutReligion = icu('Religion oder Weltanschauung');
export const insteadReligion = icu('Nennen Sie die Arbeitszeiten und fragen Sie, ob diese möglich sind.');
export const aboutOrientation = icu('Geschlecht oder sexueller Orientierung');
export const insteadOrientation = icu('Lassen Sie das weg: Keine Stelle braucht die Antwort.');
export const aboutFamily = icu('Familie, Schwangerschaft oder Ehe');
export const insteadFamily = icu(
  'Nennen Sie die Arbeitszeiten oder den Reiseanteil und fragen Sie, ob das passt.',
);
export const aboutPolitics = icu('politischen Ansichten oder privaten Mitgliedschaften');
export const insteadPolitics = icu('Lassen Sie das weg, außer die Stelle ist bei einer Partei.');
export const aboutUnion = icu('einer Gewerkschaftsmitgliedschaft');
export const insteadUnion = icu(
  'Lassen Sie das weg: Der Beitritt zu einer Gewerkschaft ist die eigene Entscheidung jeder Person.',
);
export const aboutArrests = icu('Festnahmen oder Vorstrafen');
export const insteadArrests = icu(
  'Wenn das Gesetz für die Stelle eine Prüfung verlangt, nehmen Sie sie nach einem Angebot vor.',
);
