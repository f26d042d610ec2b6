import { acceptInvitation, inviteMember } from '#contract/company/company-members.ts';
import { signIn } from '#contract/account/auth.ts';
import type { InputOf } from '#contract/shared/endpoint.ts';
import { saveRoundPlan } from '#contract/interview/round-plans.ts';
import { inviteToRound, moveRound } from '#contract/interview/round-times.ts';
import { KIT } from '#server/testing/rounds.ts';
import { until } from './interview-journey.ts';
import { readMail } from './mail.ts';
import { type Account, callApi } from './people.ts';

const PASSWORD = 'Brisk9?owl';

/** A new member, with the account's id. */
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
  const { token: session, memberRole } = login;
  return { id: login.user._id, token: session, name, email, password: PASSWORD, memberRole };
}

/** A second round that has just begun, with the tests' kit. */
export async function holdRound(
  url: string,
  owner: Account,
  { jobId, applicationId, memberIds }: { jobId: string; applicationId: string; memberIds: string[] },
): Promise<string> {
  await callApi(url, saveRoundPlan, { jobId, round: 2, minutes: 45, kit: KIT, memberIds }, owner.token);
  const invitation = { applicationIds: [applicationId], round: 2 };
  const { results } = await callApi(url, inviteToRound, invitation, owner.token);
  const roundId = results[0]?.roundId ?? '';
  const startsAt = new Date(Date.now() + 1500);
  await callApi(url, moveRound, { roundId, startsAt: startsAt.toISOString() }, owner.token);
  await until('the round to begin', async () => (Date.now() > startsAt.getTime() ? true : null));
  return roundId;
}
