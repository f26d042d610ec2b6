import { alertJobsPath } from '#contract/shared/paths.ts';
import { counted } from '#contract/shared/words.ts';
import { defineMail } from '#server/platform/mail/definition.ts';

interface NewJobs {
  /** The search in words. */
  title: string;
  search: string;
  /** All new jobs; `jobs` are the first of them. */
  count: number;
  jobs: readonly { designation: string; company: string; place: string; url: string }[];
  publicUrl: string;
}

export const newJobs = defineMail<NewJobs>({
  name: 'new-jobs',
  about: 'To somebody with a job alert, at most once a day, after jobs that match were published.',
  write: ({ title, search, count, jobs, publicUrl }) => ({
    subject: `${counted(count, 'new job')}: ${title}`,
    heading: count === 1 ? 'A new job for you' : 'New jobs for you',
    paragraphs: [
      `New for your search: ${title}`,
      ...jobs.flatMap(({ designation, company, place, url }) => [
        [designation, company, place].filter((part) => part !== '').join(' · '),
        url,
      ]),
      ...(count > jobs.length ? [`And ${count - jobs.length} more.`] : []),
    ],
    hasLinksInText: true,
    action: {
      label: 'See all jobs for this search',
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
