import { icu } from '../icu.ts';

export const withoutButton = icu('Falls die Schaltfläche nicht funktioniert, öffnen Sie diesen Link:');
