import * as said from '#contract/messages/en/application-mails.ts';
import { PATHS, pathWithJob } from '#contract/shared/paths.ts';

import { defineNotice } from '#server/platform/mail/definition.ts';
import { positionInWords } from '../mail-words.ts';

export interface DigestedJob {
  jobId: string;
  designation: string;
  alternateId: string;
  /** The applicants, in order of application. */
  names: string[];
}

/** More names for one job would make the email too long. */
const NAMES_SHOWN = 10;

function namesOf({ names }: DigestedJob): string {
  const shown = names.slice(0, NAMES_SHOWN).join(', ');
  const more = names.length - NAMES_SHOWN;
  return more > 0 ? said.dayNames({ names: shown, more }) : shown;
}

export const applicationsOfDay = defineNotice<{ jobs: readonly DigestedJob[]; publicUrl: string }>({
  name: 'applications-of-day',
  about: said.dayAbout,
  notice: 'application-received',
  write: ({ jobs, publicUrl }) => {
    const total = jobs.reduce((sum, { names }) => sum + names.length, 0);
    return {
      subject:
        jobs.length === 1
          ? said.daySubject({ count: total, job: jobs[0]!.designation })
          : said.daySubjectOfJobs({ count: total, jobs: jobs.length }),
      heading: said.dayHeading(),
      paragraphs: jobs.flatMap((job) => [
        said.dayOfJob({ count: job.names.length, position: positionInWords(job), names: namesOf(job) }),
        `${publicUrl}${pathWithJob(PATHS.applicationReceived, job.jobId)}`,
      ]),
      hasLinksInText: true,
      action: { label: said.seeAllApplications(), url: `${publicUrl}${PATHS.applicationReceived}` },
    };
  },
  samples: {
    'two jobs': {
      publicUrl: 'http://localhost:3000',
      jobs: [
        {
          jobId: '00000000-0000-4000-8000-000000000002',
          designation: 'Front-end Developer',
          alternateId: 'RO-1042',
          names: ['Ada Example', 'Ben Sample'],
        },
        {
          jobId: '00000000-0000-4000-8000-000000000003',
          designation: 'Nurse',
          alternateId: 'RO-1043',
          names: ['Cora Sample'],
        },
      ],
    },
    'one job with many applicants': {
      publicUrl: 'http://localhost:3000',
      jobs: [
        {
          jobId: '00000000-0000-4000-8000-000000000002',
          designation: 'Front-end Developer',
          alternateId: 'RO-1042',
          names: Array.from({ length: 12 }, (_, index) => `Sample Person ${'ABCDEFGHIJKL'[index]}`),
        },
      ],
    },
  },
});
