import { z } from 'zod';
import * as said from '../messages/en/pipeline-refusals.ts';
import { EMPLOYER, MEMBER_ROLES, endpoint, noInput, nothing } from '../shared/endpoint.ts';
import { VIEW_NAME_MAX, VIEW_QUERY_MAX } from '../shared/limits.ts';
import { isoTimestamp, knownId, text } from '../shared/rules.ts';
import { VIEW_LISTS, isViewQuery } from './views.ts';

/** A saved view: a list with its filters and order, as in the address of the page. */

const asMember = { audience: EMPLOYER, memberRoles: MEMBER_ROLES } as const;

export const getViews = endpoint({
  method: 'GET',
  path: 'company/getViews',
  summary: 'List your saved views and those shared with the company, by name.',
  ...asMember,
  input: noInput,
  output: z.array(
    z.object({
      viewId: z.string(),
      name: z.string(),
      list: z.enum(VIEW_LISTS),
      query: z.string(),
      isShared: z.boolean(),
      isOwn: z.boolean(),
      /** The member who made it. */
      by: z.string(),
      /** Whether the caller can change and remove it. */
      canChange: z.boolean(),
      changedDate: isoTimestamp,
    }),
  ),
});

export const viewForm = z.object({
  name: text(VIEW_NAME_MAX, () => said.viewNameTooLong({ max: VIEW_NAME_MAX }), said.viewNameMissing).min(1, {
    error: said.viewNameMissing,
  }),
  isShared: z.boolean({ error: said.viewShared }),
});

export const saveView = endpoint({
  method: 'POST',
  path: 'company/saveView',
  summary:
    "Save a list's filters and order under a name, for yourself or for the company. With viewId, update a view.",
  ...asMember,
  refusals: ['view.too-many', 'view.name-taken'],
  input: z.object({
    viewId: knownId(said.viewNameMissing).optional(),
    ...viewForm.shape,
    list: z.enum(VIEW_LISTS, { error: said.viewList }),
    query: text(VIEW_QUERY_MAX, () => said.viewFiltersTooLong({ max: VIEW_QUERY_MAX })).refine(isViewQuery, {
      error: said.viewFilters,
    }),
  }),
  output: z.object({ viewId: z.string() }),
  owns: { field: 'viewId', of: 'view' },
});

export const removeView = endpoint({
  method: 'POST',
  path: 'company/removeView',
  summary: 'Remove a view: one of your own or, as an owner, a shared one.',
  ...asMember,
  input: z.object({ viewId: knownId(said.viewNameMissing) }),
  output: nothing,
  owns: { field: 'viewId', of: 'view' },
});
