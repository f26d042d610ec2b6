import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { postJob } from './jobs.ts';
import type { Person, World } from './world.ts';

/**
 * Multiplies one real job and one real application of this employer until there are so many, spread over days and
 * statuses; the id of the job that has most applications.
 */
export async function fillCompany(
  world: World,
  employer: Person,
  size: { jobs: number; applications: number },
): Promise<string> {
  const { db } = world;
  const job = await postJob(world, employer);
  const template = await db.selectFrom('jobs').selectAll().where('id', '=', job.id).executeTakeFirstOrThrow();
  const candidate = await world.candidate('Terry Template');
  const { resume_file_id: resume } = await db
    .selectFrom('candidates')
    .select('resume_file_id')
    .where('user_id', '=', candidate.id)
    .executeTakeFirstOrThrow();
  const now = world.clock.now().getTime();

  const { id: _id, misc_info, interview_process, boarding_requirement_ids, ...columns } = template;
  const json = {
    misc_info: JSON.stringify(misc_info),
    interview_process: JSON.stringify(interview_process),
    boarding_requirement_ids: JSON.stringify(boarding_requirement_ids),
  };
  const jobs = Array.from({ length: size.jobs - 1 }, (_, index) => ({
    ...columns,
    ...json,
    alternate_id: `BENCH-${index}`,
    created_at: new Date(now - index * 3_600_000),
    published_at: new Date(now - index * 3_600_000),
  }));
  const made = await inChunks(jobs, (chunk) => db.insertInto('jobs').values(chunk).returning('id').execute());

  const users = Array.from({ length: size.applications }, (_, index) => ({
    role: 'candidate' as const,
    name: `Applicant ${index}`,
    email: `applicant${index}@example.com`,
    mobile: '5550101234',
    password_hash: 'none',
  }));
  const people = await inChunks(users, (chunk) =>
    db.insertInto('users').values(chunk).returning('id').execute(),
  );
  const statuses = ['PENDING', 'PENDING', 'SCHEDULED', 'REJECTED', 'COMPLETED'] as const;
  const applications = people.map(({ id }, index) => {
    const at = new Date(now - index * 60_000);
    return {
      id: randomBytes(24).toString('base64url'),
      // A third of all to one job, the rest spread.
      job_id: index % 3 === 0 ? job.id : made[index % made.length]!.id,
      candidate_id: id,
      employer_id: employer.id,
      status: statuses[index % statuses.length]!,
      travel_preferred: true,
      relocation_preferred: false,
      resume_file_id: resume!,
      applied_at: at,
      interview_at: at,
    };
  });
  await inChunks(applications, (chunk) =>
    db.insertInto('applications').values(chunk).returning('id').execute(),
  );
  await sql`ANALYZE`.execute(db);
  return job.id;
}

async function inChunks<Row, Made>(rows: Row[], insert: (chunk: Row[]) => Promise<Made[]>): Promise<Made[]> {
  const made: Made[] = [];
  for (let start = 0; start < rows.length; start += 500)
    made.push(...(await insert(rows.slice(start, start + 500))));
  return made;
}
