import pino from 'pino';
import { acceptInvitation, inviteMember } from '#contract/company/company-members.ts';
import { signIn } from '#contract/account/auth.ts';
import type { InputOf } from '#contract/shared/endpoint.ts';
import { openDatabase } from '#server/database/database.ts';
import { type MadeRound, makeRound } from '#server/testing/rounds.ts';
import { readMail } from './mail.ts';
import { type Account, callApi } from './people.ts';

const PASSWORD = 'Brisk9?owl';

/** A new member, with the id of the account. */
export async function makeMember(
  url: string,
  owner: Account,
  { name, ...access }: Omit<InputOf<typeof inviteMember>, 'email'> & { name: string },
): Promise<Account & { id: string }> {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}.${owner.email}`;
  await callApi(url, inviteMember, { email, ...access }, owner.token);
  const [link] = (await readMail(url, email)).links;
  const token = new URL(link ?? 'missing:').searchParams.get('token') ?? '';
  await callApi(url, acceptInvitation, { token, name, password: PASSWORD, confirm: PASSWORD });
  const login = await callApi(url, signIn, { email, password: PASSWORD });
  return { id: login.user._id, token: login.token, name, email, password: PASSWORD };
}

/** Books rounds in the data of a server that has stopped. */
export async function bookRounds(dataDirectory: string, rounds: readonly MadeRound[]): Promise<string[]> {
  const { db, close } = await openDatabase({ dataDirectory, log: pino({ level: 'silent' }) });
  try {
    const ids: string[] = [];
    for (const round of rounds) ids.push(await makeRound(db, new Date(), round));
    return ids;
  } finally {
    await close();
  }
}
