import { type Language, LANGUAGE_COOKIE, isLanguage } from '#contract/messages/languages.ts';
import type { Database } from '#server/database/database.ts';
import { type UserRow, updateUser, userByEmail } from './store.ts';

/** The language that the person chose; null if they chose none. */
export const chosenBy = (user: Pick<UserRow, 'language'> | null): Language | null =>
  isLanguage(user?.language) ? user.language : null;

/** What somebody without an own choice chose in the browser before they signed in becomes their choice. */
export async function languageAtSignIn(
  db: Database,
  user: UserRow,
  cookies: Readonly<Record<string, string>>,
): Promise<Language | null> {
  const chosen = cookies[LANGUAGE_COOKIE];
  if (chosenBy(user) !== null || !isLanguage(chosen)) return chosenBy(user);
  await updateUser(db, user.id, { language: chosen });
  return chosen;
}

/** The language that whoever has this address chose. Null if they chose none, or have no account. */
export const chosenByAddress = async (db: Database, email: string): Promise<Language | null> =>
  chosenBy(await userByEmail(db, email));
