import { icu } from '../icu.ts';

// In every email with a button.
export const withoutButton = icu('If the button doesn’t work, open this link:');
