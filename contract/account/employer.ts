import { z } from 'zod';
import { EMPLOYER, MEMBER_ROLES, endpoint, noInput, nothing, paging } from '../shared/endpoint.ts';
import { APPLICATION_STATUSES } from '../shared/limits.ts';
import { companyPageForm } from '../company/company-profile.ts';
import { interviewFacts } from '../interview/interview-window.ts';
import { criteriaMatch } from '../job/criteria.ts';
import { places } from '../job/job-steps.ts';
import { itemsAsked, listedFigures } from '../interview/listed-figures.ts';
import { address, companyName, filePath, isoTimestamp, named, uuid } from '../shared/rules.ts';
import * as rules from '../messages/en/rules.ts';
import { TEXTS } from '../shared/texts.ts';
import { zipCode } from '../shared/typed.ts';
import { signInInput } from './auth.ts';

const asMember = { audience: EMPLOYER, memberRoles: MEMBER_ROLES } as const;
export const employerProfileForm = z.object({
  /** If omitted, the company keeps the name that it registered under. */
  companyName: companyName.optional(),
  sectorId: uuid(rules.selectCompanyType),
  fullAddress: address(1, TEXTS.addressEmpty, TEXTS.addressEmpty),
  ...places,
  zipCode: zipCode(TEXTS.zipcode),
  /** The path that uploadProfilePicture returned. If omitted, the account keeps its picture. */
  avatarPath: filePath.optional(),
});
/** Adds the fields that only a company with a profile can set. */
export const changedEmployerProfileForm = employerProfileForm.extend({ page: companyPageForm.optional() });
export const newEmployerProfileForm = employerProfileForm.extend({
  terms: z.literal([true, 'true'], TEXTS.agreeTerms),
});

export const submitEmployerProfile = endpoint({
  method: 'POST',
  path: 'employer/submitProfile',
  summary: "Create the company's profile. Upload a logo first.",
  audience: EMPLOYER,
  memberRoles: ['owner'],
  input: newEmployerProfileForm,
  output: nothing,
});
export const updateEmployerProfile = endpoint({
  method: 'POST',
  path: 'employer/updateProfile',
  summary:
    "Update the company's profile and, with `page`, its public page. With the `version` of the page, the call is refused if someone has changed the page since.",
  audience: EMPLOYER,
  memberRoles: ['owner'],
  refusals: ['profile.missing', 'company.changed-meanwhile'],
  input: changedEmployerProfileForm,
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
  summary: "Get the company's profile. Null until it exists.",
  ...asMember,
  input: noInput,
  output: employerDetail.nullable(),
});
export const checkForProfile = endpoint({
  method: 'GET',
  path: 'employer/checkForProfile',
  scope: 'company:read',
  summary: 'Check whether the company has a profile.',
  ...asMember,
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
  summary: "Get the company's counts, upcoming interviews and newest applicants.",
  ...asMember,
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
    /** The first steps of a new company. Null for reviewers, and once someone has applied. */
    firstSteps: z
      .object({
        /** The newest open job, and the newest draft. */
        openJobId: z.string().nullable(),
        draftId: z.string().nullable(),
        hasInvited: z.boolean(),
        /** The published login of the demonstration company. Null unless the installation runs on this machine alone. */
        demonstration: signInInput.pick({ email: true, password: true }).nullable(),
      })
      .nullable(),
  }),
});

const applications = ({ path, summary }: { path: string; summary: string }) =>
  endpoint({
    method: 'GET',
    path,
    scope: 'applications:read',
    summary,
    ...asMember,
    input: z.object({
      ...paging,
      ...itemsAsked,
    }),
    output: z.array(applicationItem),
    pagedByLink: true,
  });
export const getCompletedJobs = applications({
  path: 'employer/getCompletedJobs',
  summary: 'List completed interviews, newest first.',
});
export const getMissedInterviews = applications({
  path: 'employer/getMissedInterviews',
  summary: 'List scheduled interviews that were not taken while they were open, newest first.',
});
export const getRejectedJobs = applications({
  path: 'employer/getRejectedJobs',
  summary: 'List declined applications, newest first.',
});
