import { icu } from '../icu.ts';

export const operatorGranted = icu('Betreiberrolle vergeben');
export const operatorRevoked = icu('Betreiberrolle entzogen');
export const personResetLinkMade = icu('Link für ein neues Passwort erstellt');
export const personSessionsEnded = icu('Alle Sitzungen beendet');
export const personLocked = icu('Konto gesperrt');
export const personUnlocked = icu('Konto entsperrt');
export const personErasureAsked = icu('Löschung des Kontos beantragt');
export const companyTakenDown = icu('Unternehmen gesperrt');
export const companyRestored = icu('Unternehmen wiederhergestellt');
export const jobTakenDown = icu('Stelle gesperrt');
export const jobRestored = icu('Stelle wiederhergestellt');
export const noticeSet = icu('Banner gesetzt');
export const noticeRemoved = icu('Banner entfernt');
export const taskRetried = icu('Fehlgeschlagene Aufgabe erneut versucht');
export const taskGivenUp = icu('Fehlgeschlagene Aufgabe aufgegeben');
export const storageUnnamedDeleted = icu('Dateien ohne Zeile gelöscht');
export const queueRetried = icu('Alle fehlgeschlagenen Aufgaben einer Art erneut versucht');
