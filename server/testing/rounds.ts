import type { InputOf } from '#contract/shared/endpoint.ts';
import { submitInterview } from '#contract/interview/interview.ts';
import type { Kit } from '#contract/interview/kits.ts';
import type { sendRoundCard } from '#contract/interview/round-cards.ts';
import {
  cancelOwnRound,
  chooseRoundTime,
  getRound,
  getRounds,
  inviteToRound,
} from '#contract/interview/round-times.ts';
import { MINUTE_MS } from '#contract/shared/limits.ts';
import type { Database } from '#server/database/database.ts';
import { storedRoundKit } from '#server/features/rounds/stored-round.ts';
import { tendRoundsTask } from '#server/features/rounds/times/tasks.ts';
import { MCQ, applyTo, beScheduled, beginInterview, postInterviewJob } from './interviews.ts';
import { type MadeJob, postJob } from './jobs.ts';
import { joinCompany } from './members.ts';
import { type Person, type World, expectSuccess } from './world.ts';

const criterion = (id: string, title: string): Kit['criteria'][number] => ({
  id,
  title,
  ask: `Tell me about your work with ${title}.`,
  levels: [
    `Cannot say what ${title} is for.`,
    `Has used ${title} with help.`,
    `Uses ${title} alone, and says why.`,
    `Teaches ${title} to others, with examples.`,
  ],
});
export const KIT: Kit = { criteria: [criterion('javascript', 'JavaScript'), criterion('sql', 'SQL')] };

export interface MadeRound {
  applicationId: string;
  /** Who takes part. */
  memberIds: readonly string[];
  startsAt: Date | null;
  round?: number;
  kit?: Kit;
}

/** A booked round, as an invitation and the candidate's choice of a time leave it. */
export async function makeRound(
  db: Database,
  invitedAt: Date,
  { applicationId, memberIds, startsAt, round = 2, kit = KIT }: MadeRound,
): Promise<string> {
  const { id } = await db
    .insertInto('rounds')
    .values({
      application_id: applicationId,
      round,
      minutes: 45,
      place: 'https://meet.example/ro-1',
      kit: storedRoundKit.write(kit),
      invited_at: invitedAt,
      starts_at: startsAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('round_members')
    .values(memberIds.map((member_id) => ({ round_id: id, member_id })))
    .execute();
  return id;
}

export interface Hiring {
  owner: Person;
  job: MadeJob;
  candidate: Person;
  applicationId: string;
  ada: Person;
  ben: Person;
  roundId: string;
}

export const card = (roundId: string, change: Partial<InputOf<typeof sendRoundCard>> = {}) => ({
  roundId,
  levels: [
    {
      criterionId: 'javascript',
      level: 4 as const,
      quotes: [{ text: 'I wrote the closure talk for our team.' }],
    },
    { criterionId: 'sql', level: null },
  ],
  overall: 3 as const,
  reason: 'Explains well.',
  ...change,
});

/** A company whose second round with one person began ten minutes ago. Two reviewers hold it, without the owner. */
export async function holdRound(world: World, name: string): Promise<Hiring> {
  const owner = await world.employer(name);
  const job = await postInterviewJob(world, owner);
  const candidate = await world.candidate('Cara Candidate');
  const applicationId = await beScheduled(world, job, owner, candidate);
  await beginInterview(world, job, applicationId, candidate);
  const answers = [{ question: MCQ.question, answer: MCQ.answer }];
  expectSuccess(await world.call(submitInterview, { applicationId, answers }, candidate.token));
  await world.settle();
  const reviewer = (named: string) =>
    joinCompany(world, owner, { name: named, memberRole: 'reviewer', jobIds: [job.id] });
  const [ada, ben] = [await reviewer('Ada Asks'), await reviewer('Ben Listens')];
  const roundId = await makeRound(world.ctx.db, world.clock.now(), {
    applicationId,
    memberIds: [ada.id, ben.id],
    startsAt: new Date(world.clock.now().getTime() - 10 * MINUTE_MS),
  });
  return { owner, job, candidate, applicationId, ada, ben, roundId };
}

/** An application that is past its interview, without an interview being held. */
export async function beReviewed(
  world: World,
  job: MadeJob,
  employer: Person,
  candidate: Person,
): Promise<string> {
  const applicationId = await applyTo(world, job, employer, candidate);
  await world.db
    .updateTable('applications')
    .set({ stage: 'review', told_stage: 'review' })
    .where('id', '=', applicationId)
    .execute();
  return applicationId;
}

const THREE_ROUNDS = {
  rounds: 3,
  communicationMode: { First: 'AI Interview', Second: 'Zoom', Third: 'In person' },
};

/** A company with two members and a job with three rounds, and helpers for tests of rounds. */
export async function roundsCompany(world: World, name = 'Rona Rounds') {
  const employer = await world.employer(name);
  const colleague = await joinCompany(world, employer, { name: 'Cole League', memberRole: 'recruiter' });
  const job = await postJob(world, employer, { process: THREE_ROUNDS });

  async function reviewed(candidateName: string): Promise<{ candidate: Person; applicationId: string }> {
    const candidate = await world.candidate(candidateName);
    return { candidate, applicationId: await beReviewed(world, job, employer, candidate) };
  }

  const invite = async (
    applicationIds: string[],
    more: Partial<InputOf<typeof inviteToRound>> = {},
    by = employer,
  ) => expectSuccess(await world.call(inviteToRound, { applicationIds, round: 2, ...more }, by.token));

  /** The token of the link in the newest email to a candidate. */
  async function linkOf({ email }: Person): Promise<string> {
    const mail = (await world.mailTo(email)).findLast(({ link }) => link?.includes('/round?token='));
    return new URL(mail!.link!).searchParams.get('token')!;
  }

  /** A person who is invited, with the token of the link. */
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

/** Invites a candidate to a round of a new job, and causes each email about it to be sent. */
export async function mailAllOfRound(world: World, employer: Person, candidate: Person): Promise<void> {
  const job = await postJob(world, employer, { process: THREE_ROUNDS });
  const applicationId = await beReviewed(world, job, employer, candidate);
  const invitation = { applicationIds: [applicationId], round: 2, place: 'Room 5', message: 'Welcome!' };
  const { results } = expectSuccess(await world.call(inviteToRound, invitation, employer.token));
  const roundId = results[0]!.roundId!;
  const { times } = expectSuccess(await world.call(getRound, { roundId }, candidate.token));
  expectSuccess(await world.call(chooseRoundTime, { roundId, startsAt: times[0]! }, candidate.token));
  await world.settle();
  const now = world.clock.now();
  world.clock.set(new Date(Date.parse(times[0]!) - 30 * MINUTE_MS));
  await world.ctx.tasks.queue(world.db, tendRoundsTask, {});
  await world.settle();
  world.clock.set(now);
  expectSuccess(await world.call(cancelOwnRound, { roundId, reason: 'Ill' }, candidate.token));
  await world.settle();
}
