import { z } from 'zod';
import { CANDIDATE, EVERYONE, endpoint, noInput, nothing } from '../shared/endpoint.ts';
import { STATE_NAME_MAX } from '../shared/limits.ts';
import { emailAddress, isoTimestamp, knownId, text } from '../shared/rules.ts';
import * as refusals from '../messages/en/refusals.ts';
import { TEXTS } from '../shared/texts.ts';
import { jobSearch } from './jobs.ts';

/** Emails with the new jobs that match a search. */

/** What an alert stores of a search. Its jobs are always new, so it has no `postedWithinDays`. */
const { postedWithinDays: _, ...wanted } = jobSearch;
export const alertSearch = z.object(wanted);

export const createJobAlert = endpoint({
  method: 'POST',
  path: 'jobs/createJobAlert',
  summary:
    "Email new jobs that match this search. A candidate's alert goes to the address of the account and is on at once. A visitor's goes to `email`, and is on once the link in the email that is sent there is opened; the answer is always the same.",
  audience: EVERYONE,
  refusals: ['job-alert.too-many', 'mail.too-many-from-network'],
  callsPerMinute: 60,
  input: alertSearch.extend({
    email: emailAddress.optional(),
    /** The name of a state, for those who don't know its id. */
    state: text(STATE_NAME_MAX, TEXTS.stateNotFound).optional(),
  }),
  output: nothing,
});

export const getJobAlerts = endpoint({
  method: 'GET',
  path: 'jobs/getJobAlerts',
  summary: "The job alerts that are on for the candidate's address, the newest first.",
  audience: CANDIDATE,
  input: noInput,
  output: z.object({
    alerts: z.array(
      z.object({
        alertId: z.string(),
        /** The search in words. */
        title: z.string(),
        /** The search as the address of the open jobs has it after its `?`. */
        search: z.string(),
        createdDate: isoTimestamp,
      }),
    ),
  }),
});

export const deleteJobAlert = endpoint({
  method: 'POST',
  path: 'jobs/deleteJobAlert',
  summary: 'End a job alert of one’s own.',
  audience: CANDIDATE,
  input: z.object({ alertId: knownId('Please name the job alert') }),
  owns: { field: 'alertId', of: 'jobAlert' },
  output: nothing,
});

const linkToken = text(500, refusals.stopLinkIncomplete, refusals.stopLinkIncomplete);

export const openJobAlert = endpoint({
  method: 'POST',
  path: 'jobs/openJobAlert',
  summary: 'The alert of a mailed link, which is on from now on; null if it has ended. No login is needed.',
  audience: EVERYONE,
  refusals: ['job-alert.too-many'],
  input: z.object({ token: linkToken }),
  output: z
    .object({
      email: z.string(),
      /** The search in words. */
      title: z.string(),
      search: z.string(),
      /** Whether this call has turned it on. */
      isNew: z.boolean(),
    })
    .nullable(),
});

export const stopJobAlert = endpoint({
  method: 'POST',
  path: 'jobs/stopJobAlert',
  summary: 'End the alert of a mailed link. No login is needed.',
  audience: EVERYONE,
  input: z.object({ token: linkToken }),
  output: nothing,
});
