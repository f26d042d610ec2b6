import * as said from '../messages/en/accounts.ts';
import { STOLEN_PASSWORDS } from './stolen-passwords.ts';

/**
 * The person whose password it is. On a page opened by an emailed link the browser does not know this, so there only
 * the server checks.
 */
export interface PasswordOwner {
  name?: string;
  email?: string;
}

/** Shorter names occur in passwords by chance. */
const LEAST_LETTERS = 3;

/**
 * The reason why a new password in the right form is refused, or null: it is on the list of stolen passwords, or its
 * letters are the person's own name or email. A cleverer rule would refuse good passwords, and nobody could explain
 * why.
 */
export function passwordRefusal(password: string, owner: PasswordOwner): string | null {
  if (STOLEN_PASSWORDS.has(password.toLowerCase())) return said.stolenPassword();
  return ownWords(owner).has(lettersOf(password)) ? said.ownNamePassword() : null;
}

/** The text in lower case, without digits, symbols and accents. */
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
