import * as said from '../messages/en/accounts.ts';
import { STOLEN_PASSWORDS } from './stolen-passwords.ts';

/** Whose password it is. A mailed link does not tell the browser, so there only the server checks these. */
export interface PasswordOwner {
  name?: string;
  email?: string;
}

/** A shorter name is found in a password by chance. */
const LEAST_LETTERS = 3;

/**
 * Why a new password is refused although it has the right form, or null: it is on the list of stolen passwords, or its
 * letters are the person's own name or email. Anything cleverer refuses good passwords that nobody can explain.
 */
export function passwordRefusal(password: string, owner: PasswordOwner): string | null {
  if (STOLEN_PASSWORDS.has(password.toLowerCase())) return said.stolenPassword();
  return ownWords(owner).has(lettersOf(password)) ? said.ownNamePassword() : null;
}

/** Without digits, signs, accents and capitals. */
const lettersOf = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');

/** The whole name and email, the part before the @, and the words of each. */
function ownWords({ name = '', email = '' }: PasswordOwner): Set<string> {
  const [local = ''] = email.split('@');
  const words = [name, ...name.split(/[\s-]+/), email, local, ...local.split(/[._+-]+/)].map(lettersOf);
  return new Set(words.filter((word) => word.length >= LEAST_LETTERS));
}
