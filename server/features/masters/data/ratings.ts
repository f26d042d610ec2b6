import type { Rating } from './rating.ts';
import { ratings as handsOn } from './ratings/hands-on.ts';
import { ratings as office } from './ratings/office.ts';
import { ratings as software } from './ratings/software.ts';

/** By the names of skills, as `skills.ts` spells them. */
export const skillRatings: Record<string, Rating> = { ...software, ...office, ...handsOn };
