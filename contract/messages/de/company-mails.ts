import { icu } from '../icu.ts';

export const invitationAbout = icu('An eine Person, die eingeladen ist, einem Unternehmen beizutreten.');
export const invitationSubject = icu('{company} lädt Sie zu Roundone ein');
export const invitationHeading = icu('{company} beitreten');
export const inviter = icu('{name} von {company}');
export const asOwner = icu(
  '{inviter} lädt Sie ein, {company} auf Roundone als Inhaber/in beizutreten. Sie dürfen alles und entscheiden, wer Mitglied ist.',
);
export const asRecruiter = icu(
  '{inviter} lädt Sie ein, {company} auf Roundone als Recruiter/in beizutreten. Sie veröffentlichen Stellen, sehen alle Bewerbungen und entscheiden über sie.',
);
export const asReviewer = icu(
  '{inviter} lädt Sie ein, {company} auf Roundone als Gutachter/in beizutreten. Sie lesen die Bewerbungen und Berichte ausgewählter Stellen, schreiben Notizen und füllen Bewertungsbögen aus.',
);
export const invitationHasAccount = icu(
  'Ihre Adresse hat bereits ein Konto bei Roundone, für Bewerbungen oder als Mitglied eines anderen Unternehmens. Ein Konto kann nicht beides sein, deshalb kann dieses nicht beitreten.',
);
export const invitationOtherAddress = icu(
  'Bitten Sie {who} um eine Einladung an eine andere Adresse. Wir haben {company} nicht gesagt, dass Sie ein Konto haben.',
);
export const invitationLink = icu(
  '{days, plural, one {Über den Link legen Sie Ihren Namen und Ihr Passwort fest. Er funktioniert nur einmal und gilt # Tag.} other {Über den Link legen Sie Ihren Namen und Ihr Passwort fest. Er funktioniert nur einmal und gilt # Tage.}}',
);
export const invitationButton = icu('Beitreten');
export const invitationUnexpected = icu(
  'Wenn Sie das nicht erwartet haben, ignorieren Sie diese E-Mail: Ohne den Link kann niemand beitreten.',
);
export const signedBy = icu('{company} hat den Text dieser E-Mail geschrieben.');
export const mentionedAbout = icu(
  'An ein Mitglied eines Unternehmens, wenn es in einer Notiz zu einer Bewerbung erwähnt wird.',
);
export const mentionedSubject = icu('{name} hat Sie erwähnt: {applicant} für {job}');
export const mentionedHeading = icu('Sie wurden in einer Notiz erwähnt');
export const mentionedText = icu(
  '{name} hat Sie in einer Notiz zu {applicant} erwähnt (Bewerbung für {job}).',
);
export const mentionedButton = icu('Notiz lesen');
