import { icu } from '../icu.ts';

export const damaged = icu('Dieser Kalender ist beschädigt und kann nicht gelesen werden.');
export const faulty = icu('Dieser Kalender ist fehlerhaft und kann nicht gelesen werden.');
export const tooMuch = icu(
  'Dieser Kalender enthält zu viele Einträge, oder etwas wiederholt sich zu oft, deshalb kann er nicht gelesen werden.',
);
export const notThere = icu(
  'Unter dieser Adresse ({status}) gibt es keinen Kalender. Bitte kopieren Sie die Adresse noch einmal aus Ihrem Kalender.',
);
export const serverError = icu('Der Server des Kalenders antwortete mit einem Fehler ({status}).');
export const leadsOn = icu('Diese Adresse leitet zu oft weiter.');
export const noCalendar = icu(
  'Unter dieser Adresse ist kein Kalender. Bitte kopieren Sie die Adresse, die auf .ics endet.',
);
export const late = icu(
  'Der Server des Kalenders hat nicht innerhalb von {seconds, plural, one {# Sekunde} other {# Sekunden}} geantwortet.',
);
export const large = icu('Dieser Kalender ist größer als {size} und kann nicht gelesen werden.');
export const unreachable = icu('Der Server des Kalenders ist nicht erreichbar.');
export const addressLost = icu(
  'Die Adresse des Kalenders ist verloren gegangen. Bitte fügen Sie sie noch einmal ein.',
);
