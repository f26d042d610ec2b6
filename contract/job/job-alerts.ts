import * as said from '../messages/en/job-alerts.ts';
import { z } from 'zod';
import { CANDIDATE, EVERYONE, endpoint, noInput, nothing } from '../shared/endpoint.ts';
import { STATE_NAME_MAX } from '../shared/limits.ts';
import { emailAddress, isoTimestamp, knownId, text } from '../shared/rules.ts';
import * as refusals from '../messages/en/refusals.ts';
import { TEXTS } from '../shared/texts.ts';
import { jobSearch } from './jobs.ts';

/** Emails with the new jobs that match a search. */

/** The part of a search that an alert stores. Its jobs are always new, so it has no `postedWithinDays`. */
const { postedWithinDays: _, ...wanted } = jobSearch;
export const alertSearch = z.object(wanted);

export const createJobAlert = endpoint({
  method: 'POST',
  path: 'jobs/createJobAlert',
  summary:
    "Get an email when new jobs match this search. A candidate's alert goes to the account's address and is on at once. A visitor's goes to `email` and is on once the link emailed there is opened. The response is always the same.",
  audience: EVERYONE,
  refusals: ['job-alert.too-many', 'mail.too-many-from-network'],
  callsPerMinute: 60,
  input: alertSearch.extend({
    email: emailAddress.optional(),
    /** The name of a state, for callers who don't know its id. */
    state: text(STATE_NAME_MAX, TEXTS.stateNotFound).optional(),
  }),
  output: nothing,
});

export const getJobAlerts = endpoint({
  method: 'GET',
  path: 'jobs/getJobAlerts',
  summary: 'List the job alerts that are on for your address, newest first.',
  audience: CANDIDATE,
  input: noInput,
  output: z.object({
    alerts: z.array(
      z.object({
        alertId: z.string(),
        /** The search in words. */
        title: z.string(),
        /** The search as the query of the open jobs' address, without its `?`. */
        search: z.string(),
        createdDate: isoTimestamp,
      }),
    ),
  }),
});

export const deleteJobAlert = endpoint({
  method: 'POST',
  path: 'jobs/deleteJobAlert',
  summary: 'Delete one of your job alerts.',
  audience: CANDIDATE,
  input: z.object({ alertId: knownId(said.nameAlert) }),
  owns: { field: 'alertId', of: 'jobAlert' },
  output: nothing,
});

const linkToken = text(500, refusals.stopLinkIncomplete, refusals.stopLinkIncomplete);

export const openJobAlert = endpoint({
  method: 'POST',
  path: 'jobs/openJobAlert',
  summary: 'Get the alert of an emailed link, and turn it on. Null if it has ended. No sign-in needed.',
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
  summary: 'End the alert of an emailed link. No sign-in needed.',
  audience: EVERYONE,
  input: z.object({ token: linkToken }),
  output: nothing,
});
