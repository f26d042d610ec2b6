import type { Context } from '#server/platform/context.ts';
import { isForThisMachine } from '#server/platform/process/this-machine.ts';
import { fillDemonstration } from './fill.ts';
import { type DemonstrationLogin, demonstrationLogins, exchangePublishedPasswords } from './passwords.ts';

/**
 * Creates the demonstration data if the settings ask for it. On a public address it also replaces the published
 * password, so that no one else can use it. Returns the sentences to print at startup; none without demonstration
 * data.
 */
export async function openDemonstration(
  ctx: Context,
  wanted: 'on' | 'off' | 'random-passwords',
): Promise<string[]> {
  if (wanted !== 'off') await fillDemonstration(ctx);
  const keepsPublished = wanted !== 'random-passwords' && isForThisMachine(ctx.config);
  const fresh = keepsPublished ? [] : await exchangePublishedPasswords(ctx);
  if (fresh.length > 0) {
    return wanted === 'random-passwords'
      ? ['Demonstration logins. Their passwords are shown this once:', ...fresh.map(lineOf)]
      : [
          'The accounts of the demonstration world were closed: their password is published, and HOST or PUBLIC_URL is not this machine’s own.',
          'For such accounts with passwords that nobody knows, begin with another DATA_DIR and DEMO=random-passwords.',
        ];
  }
  const open = (await demonstrationLogins(ctx)).filter(({ password }) => password !== null);
  return open.length > 0 ? ['Demonstration logins:', ...open.map(lineOf)] : [];
}

const lineOf = ({ email, password }: DemonstrationLogin) => `  ${email}  ${password}`;
