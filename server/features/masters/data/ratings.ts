import type { SkillRating } from './rating.ts';
import { ratings as handsOn } from './ratings/hands-on.ts';
import { ratings as office } from './ratings/office.ts';
import { ratings as software } from './ratings/software.ts';

export const skillRatings: SkillRating[] = [...software, ...office, ...handsOn];
