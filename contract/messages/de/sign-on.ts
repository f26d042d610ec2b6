import { icu } from '../icu.ts';

export const companyTitle = icu('Unternehmensanmeldung');
export const find = icu('Sie melden sich bei Ihrem Unternehmen an und kommen dann hierher zurück.');
export const workEmail = icu('Geschäftliche E-Mail');
export const workEmailHint = icu('Der Teil nach dem @ sagt uns, zu welchem Unternehmen Sie gehören.');
export const next = icu('Weiter');
export const signInWith = icu('Mit {provider} anmelden');
export const useCompany = icu('Unternehmensanmeldung verwenden');
export const title = icu('Single Sign-on');
export const backToSignIn = icu('Zurück zur Anmeldung');
export const backToAccount = icu('Zurück zu Ihrem Konto');
export const required = icu('Ihr Unternehmen möchte, dass Sie sich so anmelden.');
export const about = icu('Melden Sie sich mit einem Zugang an, den Sie schon anderswo verwenden.');
export const ofCompany = icu('Ihr Unternehmen: {name}');
export const link = icu('Verknüpfen');
export const unlink = icu('Verknüpfung entfernen');
export const linkTitle = icu('Single Sign-on verknüpfen');
export const unlinkTitle = icu('Single Sign-on entfernen');
export const notLinked = icu('Nicht mit Ihrem Konto verknüpft.');
export const linkedUnused = icu('Verknüpft am {linked}, noch nicht verwendet.');
export const linkedUsed = icu('Verknüpft am {linked}, zuletzt verwendet am {used}.');
export const linkAbout = icu(
  'Geben Sie zuerst Ihr Passwort ein. Dann melden Sie sich bei {name} an und kommen hierher zurück. Wir bestätigen das per E-Mail.',
);
export const unlinkAbout = icu(
  'Sie können sich dann nicht mehr mit {name} anmelden. Wir bestätigen das per E-Mail.',
);
export const unlinked = icu('Das Single Sign-on wurde von Ihrem Konto entfernt.');
export const linked = icu('Das Single Sign-on wurde mit Ihrem Konto verknüpft.');
export const providerSaved = icu('Der Anbieter wurde gespeichert.');
export const providerRemoved = icu('Der Anbieter wurde entfernt.');
export const rulesSaved = icu('Die Regeln gelten ab der nächsten Anmeldung.');
export const domainAdded = icu('Die Domain wurde hinzugefügt. Bitte bestätigen Sie sie als Nächstes.');
export const domainProven = icu('Die Domain ist bestätigt.');
export const domainRemoved = icu('Die Domain wurde entfernt.');
export const providerAway = icu(
  'Unter dieser Adresse war keine Beschreibung des Anbieters zu lesen, daher wurde nichts gespeichert. Bitte vergleichen Sie die Adresse mit der, die der Anbieter als Aussteller (Issuer) nennt.',
);
export const domainTaken = icu(
  'Ein anderes Unternehmen hat diese Domain bestätigt. Wenn sie Ihnen gehört, wenden Sie sich bitte an die Betreiber dieser Website.',
);
export const tooManyDomains = icu(
  '{max, plural, one {Ein Unternehmen kann # Domain haben. Entfernen Sie sie, bevor Sie eine andere hinzufügen.} other {Ein Unternehmen kann bis zu # Domains haben. Entfernen Sie eine, die Sie nicht verwenden.}}',
);
export const noRecord = icu(
  'Den TXT-Eintrag {record} gibt es noch nicht. Bis ein neuer Eintrag überall sichtbar ist, kann eine Stunde vergehen.',
);
export const otherRecord = icu('Der TXT-Eintrag {record} hat einen anderen Wert.');
export const newMember = icu('Neues Mitglied');
export const nameCompany = icu('Bitte nennen Sie das Unternehmen');
export const kinds = icu('kind muss company oder operator sein');
export const issuer = icu(
  'Bitte geben Sie die Adresse des Anbieters ein, zum Beispiel https://login.example.com',
);
export const clientId = icu('Bitte geben Sie die Client-ID ein, die Sie vom Anbieter bekommen haben');
export const requiredIsFlag = icu('required muss true oder false sein');
export const secondFactorIsFlag = icu('isSecondFactor muss true oder false sein');
export const admitsNewIsFlag = icu('admitsNew muss true oder false sein');
export const mailAbout = icu(
  'An die Person, der ein Konto gehört, wenn Single Sign-on damit verknüpft oder davon entfernt wurde.',
);
export const mailLinked = icu('Single Sign-on wurde mit Ihrem Konto verknüpft');
export const mailLinkedText = icu(
  'Guten Tag {name}, Sie können sich jetzt mit „{provider}“ bei Ihrem Konto anmelden.',
);
export const mailUnlinked = icu('Single Sign-on wurde entfernt');
export const mailUnlinkedText = icu(
  'Guten Tag {name}, Sie können sich nicht mehr mit „{provider}“ bei Ihrem Konto anmelden.',
);
export const mailNotYou = icu(
  'Wenn Sie das waren, müssen Sie nichts tun. Wenn nicht, wählen Sie mit „Passwort vergessen“ auf der Anmeldeseite ein neues Passwort und sehen Sie unter „Konto“ bei „Single Sign-on“ nach.',
);
