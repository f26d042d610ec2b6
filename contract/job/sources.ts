import { z } from 'zod';
import * as said from '../messages/en/employer-jobs.ts';
import { cleanSource } from './source.ts';
import { SOURCE_MAX } from '../shared/limits.ts';
import { text } from '../shared/rules.ts';

/**
 * The source in a link to a job. Whatever it contains is reduced to a short word, so that a link is never refused for it.
 */
export const source = text(500).transform(cleanSource);

/** For a filter, one of the sources that applications have. */
export const sourceFilter = text(SOURCE_MAX, () => said.sourceTooLong({ max: SOURCE_MAX }));

export const countedSource = z.object({
  /** NO_SOURCE for applications whose source is unknown. */
  source: z.string(),
  title: z.string(),
  people: z.number(),
});
