import type { InputOf } from '#contract/shared/endpoint.ts';
import { submitInterview } from '#contract/interview/interview.ts';
import type { sendRoundCard } from '#contract/interview/round-cards.ts';
import { MINUTE_MS } from '#contract/shared/limits.ts';
import { MCQ, beScheduled, beginInterview, postInterviewJob } from './interviews.ts';
import type { MadeJob } from './jobs.ts';
import { joinCompany } from './members.ts';
import type { Kit } from '#contract/interview/kits.ts';
import type { Database } from '#server/database/database.ts';
import { storedRoundKit } from '#server/features/rounds/stored-round.ts';
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

/** A round that is booked, as an invitation and the candidate's choice of a time leave it. */
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

/** A company whose second round with one person has begun ten minutes ago. Two reviewers hold it; the owner does not. */
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
