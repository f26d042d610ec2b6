import { performance } from 'node:perf_hooks';
import { getCompletedJobs, getEmployerDashboard } from '#contract/account/employer.ts';
import type { Endpoint, InputOf } from '#contract/shared/endpoint.ts';
import {
  getApplicationByJobId,
  getReceivedApplications,
  getReceivedApplicationsTotal,
} from '#contract/interview/interview.ts';
import { getPostedJobs } from '#contract/job/jobs.ts';
import { postJob } from '#server/testing/jobs.ts';
import { fillCompany } from '#server/testing/large-company.ts';
import { type World, expectSuccess, startWorld } from '#server/testing/world.ts';
import { type Figure, median } from './figures.ts';

/** The lists of a large company, called one at a time. */
export async function measureLists(): Promise<Figure[]> {
  const world = await startWorld();
  try {
    const employer = await world.employer();
    const { id: jobId } = await postJob(world, employer);
    const candidateId = (await world.candidate()).id;
    const size = { jobs: 500, applications: 5_000 };
    await fillCompany(world.db, { jobId, candidateId }, size, world.clock.now());
    const asked = { world, token: employer.token };
    return [
      await timed(asked, getEmployerDashboard, {}),
      await timed(asked, getPostedJobs, {}),
      await timed(asked, getReceivedApplications, {}),
      await timed(asked, getApplicationByJobId, { jobId }),
      await timed(asked, getReceivedApplicationsTotal, {}),
      await timed(asked, getCompletedJobs, {}),
    ];
  } finally {
    await world.close();
  }
}

async function timed<E extends Endpoint>(
  { world, token }: { world: World; token: string },
  endpoint: E,
  input: InputOf<E>,
): Promise<Figure> {
  const times: number[] = [];
  for (let run = 0; run < 10; run += 1) {
    const begin = performance.now();
    expectSuccess(await world.call(endpoint, input, token));
    times.push(performance.now() - begin);
  }
  const what = `${endpoint.path} with 500 jobs and 5,000 applications, median`;
  return { what, value: median(times), unit: 'ms', aim: 200 };
}
