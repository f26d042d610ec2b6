import { afterAll, beforeAll, expect, test } from 'vitest';
import { moveApplications } from '#contract/interview/decisions.ts';
import { withdrawApplication } from '#contract/interview/interview.ts';
import { deleteJob, restoreJob } from '#contract/job/jobs.ts';
import { jobById } from '#server/features/jobs/store.ts';
import { jobDeletedTask } from '#server/features/jobs/tasks.ts';
import { applyTo, beScheduled } from '#server/testing/interviews.ts';
import { type MadeJob, postJob } from '#server/testing/jobs.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';

const SUBJECT = 'The job Web Developer was taken down';

let world: World;
let employer: Person;
beforeAll(async () => {
  world = await startWorld();
  employer = await world.employer('Dora Deletes');
});
afterAll(() => world.close());

const remove = async ({ id }: MadeJob) =>
  expectSuccess(await world.call(deleteJob, { jobId: id }, employer.token));

/** Lets the time pass during which the deletion could be undone. */
async function tell({ id }: MadeJob): Promise<void> {
  const { updated_at: at } = (await jobById(world.db, id))!;
  const deletedAt = at.toISOString();
  await world.ctx.tasks.queue(world.db, jobDeletedTask, { jobId: id, deletedAt });
  await world.settle();
}
const toldOf = async (person: Person) =>
  (await world.mailTo(person.email)).filter(({ subject }) => subject === SUBJECT);

test('those whose application is in progress are told once that the job was deleted', async () => {
  const job = await postJob(world, employer);
  const [waiting, scheduled, declined, gone] = [
    await world.candidate('Wes Waiting'),
    await world.candidate('Sue Scheduled'),
    await world.candidate('Dan Declined'),
    await world.candidate('Gil Gone'),
  ];
  await applyTo(world, job, employer, waiting);
  await beScheduled(world, job, employer, scheduled);
  const decline = {
    applicationIds: [await applyTo(world, job, employer, declined)],
    outcome: 'declined' as const,
  };
  expectSuccess(await world.call(moveApplications, decline, employer.token));
  const applicationId = await applyTo(world, job, employer, gone);
  expectSuccess(await world.call(withdrawApplication, { applicationId }, gone.token));

  await remove(job);
  await world.settle();
  expect(await toldOf(waiting)).toEqual([]);
  await tell(job);
  await tell(job);
  const [mail, ...others] = await toldOf(waiting);
  expect(others).toEqual([]);
  expect(mail!.text).toContain('Dear Wes Waiting,');
  expect(mail!.text).toContain('Dora Deletes has taken down the job Web Developer');
  expect(mail!.text).not.toContain('You can still take your interview');
  const [interview] = await toldOf(scheduled);
  expect(interview!.text).toContain('You can still take your interview until ');
  expect(await toldOf(declined)).toEqual([]);
  expect(await toldOf(gone)).toEqual([]);
});

test('a deletion that is undone in time tells nobody', async () => {
  const job = await postJob(world, employer);
  const candidate = await world.candidate('Una Untold');
  await applyTo(world, job, employer, candidate);
  await remove(job);
  expectSuccess(await world.call(restoreJob, { jobId: job.id }, employer.token));
  await tell(job);
  expect(await toldOf(candidate)).toEqual([]);
});
