import { type PasswordOwner, passwordRefusal } from '#contract/refused-passwords.ts';
import { badInput } from '#server/platform/outcome.ts';

/** Throws a Failure for a new password that was stolen before, or is the person's own name or email. */
export function refusePassword(password: string, owner: PasswordOwner): void {
  const refusal = passwordRefusal(password, owner);
  if (refusal !== null) throw badInput('password', refusal, 'password.guessable');
}
