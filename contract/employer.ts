import { z } from 'zod';
import { EMPLOYER, MEMBER_ROLES, endpoint, noInput, nothing, paging } from './endpoint.ts';
import { APPLICATION_STATUSES } from './limits.ts';
import { interviewFacts } from './interview-window.ts';
import { criteriaMatch } from './criteria.ts';
import { places } from './job-steps.ts';
import { itemsAsked, listedFigures } from './listed-figures.ts';
import { address, companyName, filePath, isoTimestamp, named, uuid } from './rules.ts';
import { TEXTS } from './texts.ts';
import { zipCode } from './typed.ts';

export const employerProfileForm = z.object({
  /** If omitted, the company keeps the name that it registered under. */
  companyName: companyName.optional(),
  sectorId: uuid(TEXTS.selectCompanyType),
  fullAddress: address(1, TEXTS.addressEmpty, TEXTS.addressEmpty),
  ...places,
  zipCode: zipCode(TEXTS.zipcode),
  /** The path that uploadProfilePicture returned. If omitted, the account keeps its picture. */
  avatarPath: filePath.optional(),
});
export const newEmployerProfileForm = employerProfileForm.extend({
  terms: z.literal([true, 'true'], TEXTS.agreeTerms),
});

export const submitEmployerProfile = endpoint({
  method: 'POST',
  path: 'employer/submitProfile',
  summary: "Create the company's profile. A logo must have been uploaded.",
  audience: EMPLOYER,
  memberRoles: ['owner'],
  input: newEmployerProfileForm,
  output: nothing,
});
export const updateEmployerProfile = endpoint({
  method: 'POST',
  path: 'employer/updateProfile',
  summary: "Change the company's profile.",
  audience: EMPLOYER,
  memberRoles: ['owner'],
  refusals: ['profile.missing'],
  input: employerProfileForm,
  output: nothing,
});

const place = named;
export const employerDetail = z.object({
  addresses: z.object({
    fullAddress: z.string(),
    city: place,
    state: place,
    country: place,
    zipCode: z.string(),
  }),
  companySector: named,
  userDetails: z.object({
    /** The company's name, as candidates see it. */
    name: z.string(),
    email: z.string(),
    avatarPath: z.string().nullable(),
    avatarUrl: z.string().nullable(),
  }),
});

export const getEmployerProfile = endpoint({
  method: 'GET',
  path: 'employer/getEmployerProfile',
  scope: 'company:read',
  summary: "The company's profile; null until it exists.",
  audience: EMPLOYER,
  memberRoles: MEMBER_ROLES,
  input: noInput,
  output: employerDetail.nullable(),
});
export const checkForProfile = endpoint({
  method: 'GET',
  path: 'employer/checkForProfile',
  scope: 'company:read',
  summary: 'Whether the company has a profile.',
  audience: EMPLOYER,
  memberRoles: MEMBER_ROLES,
  input: noInput,
  output: z.object({ isProfileAvailable: z.boolean() }),
});

/** An application, as it appears in the lists of employers. */
export const applicationItem = z.object({
  _id: z.string(),
  applicationStatus: z.enum(APPLICATION_STATUSES),
  appliedDate: isoTimestamp,
  isSensePercent: z.number().nullable(),
  ...criteriaMatch,
  interviewScheduleId: interviewFacts.nullable(),
  jobId: z.object({ _id: z.string(), role: z.string(), alternateJobId: z.string() }),
  candidateId: z.object({
    _id: z.string(),
    userId: z.object({
      name: z.string(),
      avatarPath: z.string().nullable(),
      avatarUrl: z.string().nullable(),
    }),
  }),
  ...listedFigures,
});
export type ApplicationItem = z.output<typeof applicationItem>;

export const getEmployerDashboard = endpoint({
  method: 'GET',
  path: 'employer/getEmployerDashboard',
  summary: "The company's counts, the next interviews and the newest applicants.",
  audience: EMPLOYER,
  memberRoles: MEMBER_ROLES,
  input: noInput,
  output: z.object({
    isProfileAvailable: z.boolean(),
    totalJobCount: z.number(),
    openJobs: z.number(),
    closeJobs: z.number(),
    deletedJobsCount: z.number(),
    draftJobCount: z.number(),
    scheduledIntervieList: z.array(applicationItem),
    receivedApplicationList: z.array(applicationItem),
  }),
});

const applications = (path: string, summary: string) =>
  endpoint({
    method: 'GET',
    path,
    scope: 'applications:read',
    summary,
    audience: EMPLOYER,
    memberRoles: MEMBER_ROLES,
    input: z.object({
      ...paging,
      ...itemsAsked,
    }),
    output: z.array(applicationItem),
    pagedByLink: true,
  });
export const getCompletedJobs = applications(
  'employer/getCompletedJobs',
  'Completed interviews, newest first.',
);
export const getMissedInterviews = applications(
  'employer/getMissedInterviews',
  'Scheduled interviews that were not taken while they were open, newest first.',
);
export const getRejectedJobs = applications(
  'employer/getRejectedJobs',
  'Declined applications, newest first.',
);
