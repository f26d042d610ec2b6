import type { ReactNode } from 'react';
import { Anchor, Button, Text, Title } from '@mantine/core';
import { IconShare } from '@tabler/icons-react';
import { Link } from 'react-router';
import { jobValue } from '#contract/job/job-values.ts';
import { type LanguageOffer, languageNote } from '#contract/interview/interview-languages.ts';
import * as languages from '#contract/messages/en/interview-languages.ts';
import * as said from '#contract/messages/en/jobs.ts';
import { PATHS, companyPath, loginPath, publicJobPath } from '#contract/shared/paths.ts';
import { INTERVIEW_OPEN_DAYS } from '#contract/shared/limits.ts';
import type { Job } from '#web/api/types.ts';
import { Empty } from '#web/ui/empty.tsx';
import { formatDate } from '#web/ui/dates.ts';
import { FilmProblem } from '#web/ui/film-problem.tsx';
import layout from '#web/ui/layout.module.css';
import { Page } from '#web/ui/page.tsx';
import richText from '#web/ui/rich-text.module.css';
import { StickyActions } from '#web/ui/sticky-actions.tsx';
import { Facts, JobInterviewProcess } from '../facts.tsx';
import { jobFacts, miscRows } from '../job-facts.ts';
import { Disclosures } from '../disclosures.tsx';
import classes from './public-job.module.css';

const list = () => ({ label: said.openJobs(), to: PATHS.publicJobs });

const REPORTS: Record<LanguageOffer, () => string> = {
  graded: said.firstReport,
  heard: languages.reportHeard,
  recorded: languages.reportRecorded,
};

/** What every candidate should know about the first round before applying. */
const firstRound = ({ interviewProcess }: Pick<Job, 'interviewProcess'>): string[] => [
  said.firstAlone(),
  ...languageNote(interviewProcess?.settings.language ?? 'en'),
  said.firstOpenFor({ days: interviewProcess?.settings.openDays ?? INTERVIEW_OPEN_DAYS }),
  REPORTS[interviewProcess?.settings.offer ?? 'graded'](),
  said.firstPeopleDecide(),
];

/** A job as people share it: the facts, the first round, the details, and how to apply. */
export function PublicJobPage({
  job,
  source,
  descriptionHtml,
}: {
  job: Job;
  /** How the reader came here. */
  source: string | null;
  descriptionHtml: string;
}) {
  const posted = job.publishedDate === null ? null : said.postedOn({ when: formatDate(job.publishedDate) });
  return (
    <Page
      title={job.role}
      width="reading"
      breadcrumbs={[list()]}
      lead={
        <>
          <Anchor component={Link} to={companyPath(job.employer.slug)} inherit underline="always">
            {job.employer.user.name}
          </Anchor>
          {['', job.alternateJobId, posted].filter((part) => part !== null).join(' · ')}
        </>
      }
      actions={
        <div className={classes.atTop}>
          <Share />
          <Apply job={job} source={source} />
        </div>
      }
    >
      <div
        data-job={job.id}
        data-share-url={job.shareUrl}
        data-share-title={said.roleAt({ role: job.role, company: job.employer.user.name })}
      >
        <Part title={said.jobDescription()}>
          <Facts facts={jobFacts(job)} />
          {/* The server sanitised it for this page. */}
          <div className={richText.text} dangerouslySetInnerHTML={{ __html: descriptionHtml }} />
          <JobInterviewProcess job={job} />
        </Part>
        <Part title={said.firstInterview()}>
          <ul className={layout.bullets}>
            {firstRound(job).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Part>
        <Disclosures job={job} />
        <Details job={job} />
        <Text role="status" data-shared hidden ta="right" />
        <div className={classes.atBottom}>
          <StickyActions>
            <Share />
            <Apply job={job} source={source} />
          </StickyActions>
        </div>
      </div>
    </Page>
  );
}

function Details({ job }: { job: Job }) {
  const skills = job.skillMatrix?.skill ?? [];
  const misc = miscRows(job, 'candidate');
  const [video] = job.uploadedData;
  return (
    <>
      {skills.length > 0 ? (
        <Part title={said.skills()}>
          <ul className={layout.bullets}>
            {skills.map((skill) => (
              <li key={skill.id}>
                {skill.value}: {jobValue(skill.preference).toLowerCase()}, {jobValue(skill.minExperience)}
              </li>
            ))}
          </ul>
        </Part>
      ) : null}
      {misc.length > 0 ? (
        <Part title={said.miscInformation()}>
          <Facts facts={misc.map((row) => [row.label, row.value] as const)} />
        </Part>
      ) : null}
      {video ? (
        <Part title={said.personalMessage()}>
          <video
            className={classes.video}
            src={video.url}
            controls
            playsInline
            preload="none"
            aria-label={said.messageFor({ role: job.role })}
            data-film
          />
          <div data-film-problem hidden>
            <FilmProblem src={video.url} />
          </div>
        </Part>
      ) : null}
      {job.onBoarding.length > 0 ? (
        <Part title={said.onboarding()}>
          <ul className={layout.bullets}>
            {job.onBoarding.map((requirement) => (
              <li key={requirement.id}>{requirement.name}</li>
            ))}
          </ul>
        </Part>
      ) : null}
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={layout.part}>
      <Title order={2} size="h3" mb="sm">
        {title}
      </Title>
      {children}
    </section>
  );
}

/** The device's own dialog, or the clipboard. Both need the script of the page. */
function Share() {
  return (
    <Button variant="default" leftSection={<IconShare size={20} aria-hidden />} data-share data-waiting>
      {said.share()}
    </Button>
  );
}

/** After signing in, the person comes back to this job. */
function Apply({ job, source }: { job: Job; source: string | null }) {
  const to = loginPath('candidate', publicJobPath(job.alternateJobId, source));
  return (
    <Button component={Link} to={to} data-apply>
      {said.signInToApply()}
    </Button>
  );
}

export function JobNotOpenPage() {
  return (
    <Page title={said.notOpenTitle()} width="reading" breadcrumbs={[list()]}>
      <div data-job="">
        <Empty
          text={said.notOpenText()}
          next={
            <Button component={Link} to={PATHS.publicJobs} variant="default">
              {said.seeOpenJobs()}
            </Button>
          }
        />
      </div>
    </Page>
  );
}
