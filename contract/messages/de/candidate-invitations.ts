import { icu } from '../icu.ts';

export const invitation = icu('Einladung');
export const ended = icu(
  'Diese Einladung ist abgelaufen. Bitten Sie das Unternehmen um eine neue oder sehen Sie sich andere Stellen an.',
);
export const seeOpenJobs = icu('Offene Stellen ansehen');
export const used = icu('Mit dieser Einladung wurde schon eine Bewerbung gesendet.');
export const youDeclined = icu('Sie haben diese Einladung abgelehnt.');
export const jobClosed = icu('Diese Stelle nimmt keine Bewerbungen mehr an.');
export const readAboutJob = icu('Mehr über die Stelle lesen');
export const noThankYou = icu('Nein, danke');
export const noThankYouTo = icu('Nein, danke: {job}');
export const sentTo = icu('Die Einladung ging an {email}. Sie gilt bis {when}.');
export const signedInForCompany = icu(
  'Sie sind für ein Unternehmen angemeldet. Melden Sie sich ab, um diese Einladung selbst zu nutzen.',
);
export const seeAndApply = icu('Stelle ansehen und bewerben');
export const otherAddress = icu('Sie sind mit einer anderen E-Mail-Adresse als {email} angemeldet.');
export const useWithAccount = icu('Mit diesem Konto nutzen');
export const registerOrSignIn = icu(
  'Registrieren Sie sich oder melden Sie sich mit {email} an. Hat Ihr Konto eine andere E-Mail-Adresse, melden Sie sich an und öffnen Sie den Link noch einmal.',
);
export const register = icu('Registrieren');
export const signIn = icu('Anmelden');
export const seeJob = icu('Stelle ansehen');
export const noticeTitle = icu('{job}: {invited}');
export const invitesToApply = icu('{company} lädt Sie ein, sich zu bewerben.');
export const invitesToInterview = icu('{company} lädt Sie zu einem Interview ein.');
export const applyHappens = icu(
  'Lesen Sie mehr über die Stelle und bewerben Sie sich, wenn sie Ihnen gefällt.',
);
export const interviewHappens = icu(
  'Bewerben Sie sich, und Ihr Interview wird sofort geplant. Es öffnet am {opens}, und Sie können es bis {closes} jederzeit führen.',
);
export const stopTitle = icu('Einladungen');
export const stopped = icu('{company} kann keine Einladungen mehr an {email} senden.');
export const notStopped = icu('{company} kann Einladungen an {email} senden.');
export const allowAgain = icu('Wieder zulassen');
export const stop = icu('Keine Einladungen mehr von diesem Unternehmen');
