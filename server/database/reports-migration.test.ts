import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { databaseBefore } from '#server/testing/earlier-database.ts';
import { testEngines } from '#server/testing/postgres.ts';

/** Reports and lists that exist before 015 and 016. */

describe.each(testEngines)('migrations 015 and 016 on %s', (engine) => {
  const earlier = databaseBefore('015', engine);

  test('nothing is lost, and certificates are still found', async () => {
    const { db } = earlier;
    const [user, sector, education, job] = Array.from({ length: 4 }, () => crypto.randomUUID());
    await sql`INSERT INTO sectors VALUES (${sector}, 'Health Care', 0)`.execute(db);
    await sql`INSERT INTO educations VALUES (${education}, 'School', 0)`.execute(db);
    await sql`INSERT INTO users (id, role, name, email, mobile, password_hash, mail_opt_outs)
      VALUES (${user}, 'employer', 'Nora', 'nora@example.com', '5550101234', 'x', '["report-ready"]')`.execute(
      db,
    );
    await sql`INSERT INTO files (id, path, object_key, owner_id, kind, media_type, bytes, original_name)
      VALUES (${user}, 'resume', 'resume', ${user}, 'resume', 'application/pdf', 1, 'resume.pdf')`.execute(
      db,
    );
    await sql`INSERT INTO candidates (user_id, full_address, country_id, state_id, city_id, zip_code, education_id,
        experience_years, experience_months, certificate_file_ids, terms_accepted_at)
      VALUES (${user}, 'x', '1', '1', '1', '1', ${education}, 1, 0, ${JSON.stringify([user])}::jsonb, now())`.execute(
      db,
    );
    await sql`INSERT INTO jobs (id, alternate_id, employer_id, status, designation, job_type, sector_id, description_html)
      VALUES (${job}, 'R1-AAAAAA', ${user}, 'open', 'Nurse', 'CTH', ${sector}, '<p>Care</p>')`.execute(db);
    const readyAt = new Date('2026-03-04T05:06:07.089Z');
    const interviews = [
      { id: 'failed', submitted: true, status: 'failed', report: null, ready: null },
      { id: 'processing', submitted: true, status: 'processing', report: null, ready: null },
      { id: 'ready', submitted: true, status: 'ready', report: { isSensePercent: 62.5 }, ready: readyAt },
      { id: 'running', submitted: false, status: 'processing', report: null, ready: null },
      { id: 'unscored', submitted: true, status: 'ready', report: { isSensePercent: null }, ready: readyAt },
    ];
    for (const { id, submitted, status, report, ready } of interviews) {
      const person = crypto.randomUUID();
      await sql`INSERT INTO users (id, role, name, email, mobile, password_hash)
        VALUES (${person}, 'candidate', 'Cara', ${`${person}@example.com`}, '5550101234', 'x')`.execute(db);
      await sql`INSERT INTO applications (id, job_id, candidate_id, employer_id, status, travel_preferred,
          relocation_preferred, resume_file_id)
        VALUES (${id}, ${job}, ${person}, ${user}, 'COMPLETED', true, true, ${user})`.execute(db);
      await sql`INSERT INTO interviews (application_id, question_ids, submitted_at, analysis_status, report, report_ready_at)
        VALUES (${id}, '["q1"]', ${submitted ? readyAt : null}, ${status},
          ${report && JSON.stringify(report)}::jsonb, ${ready})`.execute(db);
    }

    await earlier.migrate();

    const reports = await db
      .selectFrom('reports')
      .select(['application_id', 'status', 'report', 'ready_at', 'percent'])
      .orderBy('application_id')
      .execute();
    expect(reports).toEqual([
      { application_id: 'failed', status: 'failed', report: null, ready_at: null, percent: null },
      {
        application_id: 'ready',
        status: 'ready',
        report: { isSensePercent: 62.5 },
        ready_at: readyAt,
        percent: 62.5,
      },
      {
        application_id: 'unscored',
        status: 'ready',
        report: { isSensePercent: null },
        ready_at: readyAt,
        percent: null,
      },
    ]);
    const kept = await db.selectFrom('interviews').select(['application_id', 'question_ids']).execute();
    expect(kept).toHaveLength(5);
    expect(kept[0]!.question_ids).toEqual(['q1']);
    const [profile] = await db.selectFrom('candidates').select('certificate_file_ids').execute();
    expect(profile).toEqual({ certificate_file_ids: { version: 1, list: [user] } });
    const [nora] = await db.selectFrom('users').select('mail_opt_outs').where('id', '=', user!).execute();
    expect(nora).toEqual({ mail_opt_outs: ['report-ready'] });
    const { rows } = await sql`INSERT INTO users (role, name, email, mobile, password_hash)
      VALUES ('employer', 'New', 'new@example.com', '5550101234', 'x') RETURNING mail_opt_outs`.execute(db);
    expect(rows).toEqual([{ mail_opt_outs: { version: 1, list: [] } }]);
  });
});
