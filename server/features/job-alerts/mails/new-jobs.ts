import * as said from '#contract/messages/en/job-alert-mails.ts';
import { alertJobsPath } from '#contract/shared/paths.ts';

import { defineMail } from '#server/platform/mail/definition.ts';

interface NewJobs {
  /** The search in words. */
  title: string;
  search: string;
  /** The number of all new jobs. `jobs` are the first of them. */
  count: number;
  jobs: readonly { designation: string; company: string; place: string; url: string }[];
  publicUrl: string;
}

export const newJobs = defineMail<NewJobs>({
  name: 'new-jobs',
  about: said.newAbout,
  write: ({ title, search, count, jobs, publicUrl }) => ({
    subject: said.newSubject({ count, search: title }),
    heading: said.newHeading({ count }),
    paragraphs: [
      said.newText({ search: title }),
      ...jobs.flatMap(({ designation, company, place, url }) => [
        [designation, company, place].filter((part) => part !== '').join(' · '),
        url,
      ]),
      ...(count > jobs.length ? [said.andMore({ count: count - jobs.length })] : []),
    ],
    hasLinksInText: true,
    action: {
      label: said.seeAllJobs(),
      url: `${publicUrl}${alertJobsPath(search)}`,
    },
  }),
  samples: {
    'two jobs': {
      title: 'Welder · Texas, United States',
      search: 'designation=Welder&stateId=US-TX',
      count: 2,
      jobs: [
        {
          designation: 'Welder',
          company: 'Example Works',
          place: 'Austin, Texas',
          url: 'http://localhost:3000/jobs/RO-1042',
        },
        {
          designation: 'Welder and Fitter',
          company: 'Sample Yards',
          place: 'Remote',
          url: 'http://localhost:3000/jobs/RO-1043',
        },
      ],
      publicUrl: 'http://localhost:3000',
    },
    'more than fit, of every kind': {
      title: 'All open jobs',
      search: '',
      count: 34,
      jobs: Array.from({ length: 10 }, (_, index) => ({
        designation: 'Front-end Developer',
        company: 'Example Works',
        place: '',
        url: `http://localhost:3000/jobs/RO-${1042 + index}`,
      })),
      publicUrl: 'http://localhost:3000',
    },
  },
});
