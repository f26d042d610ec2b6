import { type Language, LANGUAGE_COOKIE, isLanguage } from '#contract/messages/languages.ts';
import { language } from '#contract/messages/message.ts';
import type { Database } from '#server/database/database.ts';
import { type UserRow, updateUser, userByEmail } from './store.ts';

/** The language that the person chose; null if they chose none. */
export const chosenBy = (user: Pick<UserRow, 'language'> | null): Language | null =>
  isLanguage(user?.language) ? user.language : null;

/**
 * People who have not chosen a language get the one that was chosen in the browser, otherwise that of the page where
 * they sign in, for their emails too. English pages change nothing, because programs get English too.
 */
export async function languageAtSignIn(
  db: Database,
  user: UserRow,
  cookies: Readonly<Record<string, string>>,
): Promise<Language | null> {
  const inBrowser = cookies[LANGUAGE_COOKIE];
  const chosen = isLanguage(inBrowser) ? inBrowser : language();
  if (chosenBy(user) !== null || (chosen === 'en' && inBrowser !== 'en') || !isLanguage(chosen))
    return chosenBy(user);
  await updateUser(db, user.id, { language: chosen });
  return chosen;
}

/** The language that the person with this address chose. Null if they chose none, or have no account. */
export const chosenByAddress = async (db: Database, email: string): Promise<Language | null> =>
  chosenBy(await userByEmail(db, email));
