import type { InputOf } from '#contract/shared/endpoint.ts';
import {
  cancelOwnRound,
  chooseRoundTime,
  getRound,
  getRounds,
  inviteToRound,
} from '#contract/interview/round-times.ts';
import { remindOfRoundsTask } from '#server/features/rounds/times/tasks.ts';
import { applyTo } from './interviews.ts';
import { type MadeJob, postJob } from './jobs.ts';
import { joinCompany } from './members.ts';
import { type Person, type World, expectSuccess } from './world.ts';

/** A company with two members, a job of three rounds, and what tests of rounds do with it. */
export async function roundsCompany(world: World, name = 'Rona Rounds') {
  const employer = await world.employer(name);
  const colleague = await joinCompany(world, employer, { name: 'Cole League', memberRole: 'recruiter' });
  const job: MadeJob = await postJob(world, employer, {
    process: { rounds: 3, communicationMode: { First: 'AI Interview', Second: 'Zoom', Third: 'In person' } },
  });

  /** A candidate whose interview was submitted; nobody holds one for this. */
  async function reviewed(candidateName: string): Promise<{ candidate: Person; applicationId: string }> {
    const candidate = await world.candidate(candidateName);
    const applicationId = await applyTo(world, job, employer, candidate);
    await world.db
      .updateTable('applications')
      .set({ stage: 'review', told_stage: 'review' })
      .where('id', '=', applicationId)
      .execute();
    return { candidate, applicationId };
  }

  const invite = async (
    applicationIds: string[],
    more: Partial<InputOf<typeof inviteToRound>> = {},
    by = employer,
  ) => expectSuccess(await world.call(inviteToRound, { applicationIds, round: 2, ...more }, by.token));

  /** The token of the link in the newest mail to a candidate. */
  async function linkOf({ email }: Person): Promise<string> {
    const mail = (await world.mailTo(email)).findLast(({ link }) => link?.includes('/round?token='));
    return new URL(mail!.link!).searchParams.get('token')!;
  }

  /** Somebody who is invited, with the token of the link. */
  async function invited(candidateName: string, more: Partial<InputOf<typeof inviteToRound>> = {}) {
    const person = await reviewed(candidateName);
    const { results } = await invite([person.applicationId], more);
    return { ...person, roundId: results[0]!.roundId!, token: await linkOf(person.candidate) };
  }

  const read = async (token: string) => expectSuccess(await world.call(getRound, { token }));
  const choose = async (token: string, startsAt: string) =>
    expectSuccess(await world.call(chooseRoundTime, { token, startsAt }));
  const roundsOf = async (applicationId: string, by = employer) =>
    expectSuccess(await world.call(getRounds, { applicationId }, by.token)).rounds;

  return { employer, colleague, job, reviewed, invite, linkOf, invited, read, choose, roundsOf };
}

/** Invites a candidate to a round of a new job, and lets them get each mail about it. */
export async function mailAllOfRound(world: World, employer: Person, candidate: Person): Promise<void> {
  const process = { rounds: 2, communicationMode: { First: 'AI Interview', Second: 'Zoom' } };
  const job = await postJob(world, employer, { process });
  const applicationId = await applyTo(world, job, employer, candidate);
  await world.db
    .updateTable('applications')
    .set({ stage: 'review', told_stage: 'review' })
    .where('id', '=', applicationId)
    .execute();
  const invitation = { applicationIds: [applicationId], round: 2, place: 'Room 5', message: 'Welcome!' };
  const { results } = expectSuccess(await world.call(inviteToRound, invitation, employer.token));
  const roundId = results[0]!.roundId!;
  const { times } = expectSuccess(await world.call(getRound, { roundId }, candidate.token));
  expectSuccess(await world.call(chooseRoundTime, { roundId, startsAt: times[0]! }, candidate.token));
  await world.settle();
  // It was booked long ago, and begins within the hour.
  const startsAt = new Date(world.clock.now().getTime() + 30 * 60_000);
  await world.db.updateTable('rounds').set({ starts_at: startsAt }).where('id', '=', roundId).execute();
  await world.ctx.tasks.queue(world.db, remindOfRoundsTask, {});
  await world.settle();
  expectSuccess(await world.call(cancelOwnRound, { roundId, reason: 'Ill' }, candidate.token));
  await world.settle();
}
