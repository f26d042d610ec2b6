import {
  getApplicationHistory,
  getTimeline,
  moveApplications,
  undoDecision,
} from '#contract/interview/decisions.ts';
import type { InputOf } from '#contract/shared/endpoint.ts';
import { getCandidateApplications } from '#contract/interview/interview.ts';
import { tellDecisionTask } from '#server/features/applications/decisions/tasks.ts';
import { applyTo, beInterviewed } from './interviews.ts';
import { type MadeJob, postJob } from './jobs.ts';
import { joinCompany } from './members.ts';
import { type Person, type World, expectSuccess } from './world.ts';

type Move = InputOf<typeof moveApplications>;

/** A company with two members who decide and a job with three rounds, and helpers for tests. */
export async function decidingCompany(world: World) {
  const employer = await world.employer('Dea Decider');
  const colleague = await joinCompany(world, employer, { name: 'Cole League', memberRole: 'recruiter' });
  const job: MadeJob = await postJob(world, employer, {
    process: { rounds: 3, communicationMode: { First: 'AI Interview', Second: 'Zoom', Third: 'In person' } },
  });
  const move = async (input: Move, by = employer) =>
    expectSuccess(await world.call(moveApplications, input, by.token));
  const history = async (applicationId: string) =>
    expectSuccess(await world.call(getApplicationHistory, { applicationId }, employer.token));
  return {
    employer,
    colleague,
    job,
    move,
    declined: (applicationIds: string[], more: Partial<Move> = {}, by = employer) =>
      move({ applicationIds, outcome: 'declined', ...more }, by),
    history,
    /** Undoes a decision. Returns how many people it was undone for. */
    undo: async (decisionId: string | null) =>
      expectSuccess(
        await world.call(undoDecision, { decisionId: decisionId! }, employer.token),
      ).results.filter(({ moved }) => moved).length,
    /** Each move as "who: from → to". */
    movesOf: async (applicationId: string) =>
      (await history(applicationId)).moves.map(
        ({ by, from, to, isUndo }) => `${by}: ${from.title} → ${to.title}${isUndo ? ' (undo)' : ''}`,
      ),
    timeline: async (applicationId: string, candidate: Person) =>
      expectSuccess(await world.call(getTimeline, { applicationId }, candidate.token)),
    /** The status of each application, as the candidate sees it. */
    statusFor: async (candidate: Person) =>
      expectSuccess(await world.call(getCandidateApplications, {}, candidate.token)).map(
        ({ applicationStatus }) => applicationStatus,
      ),
    /** The subjects of the emails that the candidate has received since applying. */
    subjects: async (candidate: Person) =>
      (await world.mailTo(candidate.email))
        .map(({ subject }) => subject)
        .filter((subject) => !subject.startsWith('Your application to ')),
    /** Lets the time pass in which the decision could be undone. */
    tell: async (decisionId: string | null) => {
      world.clock.set(new Date(world.clock.now().getTime() + 11 * 60_000));
      await world.ctx.tasks.queue(world.db, tellDecisionTask, { decisionId: decisionId! });
      await world.settle();
    },
    applicants: async (...names: string[]) => {
      const people = [];
      for (const name of names) {
        const candidate = await world.candidate(name);
        people.push({ candidate, id: await applyTo(world, job, employer, candidate) });
      }
      return people;
    },
    interviewed: async (name: string) => {
      const candidate = await world.candidate(name);
      return { candidate, id: await beInterviewed(world, job, employer, candidate) };
    },
  };
}
