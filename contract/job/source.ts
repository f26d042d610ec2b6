import * as said from '../messages/en/employer-jobs.ts';
import { SOURCE_MAX } from '../shared/limits.ts';

/** The source of an application: a short word that the link to the job had after `?source=`. */

/** The sources in our own links. */
const SOURCES = {
  invitation: said.fromInvitation,
  'company-page': said.fromCompanyPage,
  website: said.fromWebsite,
  feed: said.fromFeed,
  'job-alert': said.fromJobAlert,
} as const;
export type KnownSource = keyof typeof SOURCES;

/** Stands for applications without a source in filters and figures. Links cannot use it. */
export const NO_SOURCE = 'none';

/** The source as it is stored: lower-case letters, digits and `.`, `_`, `-`. Null if nothing is left. */
export function cleanSource(given: string | null | undefined): string | null {
  const word = (given ?? '')
    .slice(0, 500)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '-')
    .slice(0, SOURCE_MAX)
    .replace(/^[-.]+/, '')
    .replace(/[-.]$/, '');
  return word === '' || word === NO_SOURCE ? null : word;
}

export function sourceTitle(source: string | null): string {
  if (source === null || source === NO_SOURCE) return said.fromNowhere();
  return Object.hasOwn(SOURCES, source) ? SOURCES[source as KnownSource]() : source;
}
