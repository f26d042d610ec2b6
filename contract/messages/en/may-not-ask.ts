import { icu } from '../icu.ts';

// What an employer may not ask a candidate, and what to ask in its place.
export const why = icu(
  'This seems to ask about {about}, which employers may not ask in many countries. {instead}',
);
export const aboutAge = icu('age');
export const insteadAge = icu('If the law sets a minimum age for the job, ask whether they meet it.');
export const aboutHealth = icu('health or disability');
export const insteadHealth = icu(
  'Describe a task, and ask whether they can do it with or without adjustments.',
);
export const aboutOrigin = icu('origin, nationality or ethnicity');
export const insteadOrigin = icu(
  'Ask whether they may legally work here, or which languages they would use in the job.',
);
export const aboutReligion = icu('religion or belief');
export const insteadReligion = icu('Say when the work is, and ask whether they can work then.');
export const aboutOrientation = icu('sex, gender or sexual orientation');
export const insteadOrientation = icu('Leave it out: no job needs the answer.');
export const aboutFamily = icu('family, pregnancy or marriage');
export const insteadFamily = icu(
  'Say when the work is, or how much travel there is, and ask whether that suits them.',
);
export const aboutPolitics = icu('political views or private memberships');
export const insteadPolitics = icu('Leave it out, unless the job is with a party.');
export const aboutUnion = icu('union membership');
export const insteadUnion = icu('Leave it out: joining a union is each person’s own decision.');
export const aboutArrests = icu('arrests or a criminal record');
export const insteadArrests = icu('If the law demands a check for the job, do it after an offer.');
