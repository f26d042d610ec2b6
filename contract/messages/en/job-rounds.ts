import { icu } from '../icu.ts';

// How the rounds of a job are held.
export const title = icu('Rounds of {role}');
export const about = icu('How the rounds after the AI interview are held.');
export const roundTitle = icu(
  '{round, select, First {First round} Second {Second round} Third {Third round} Fourth {Fourth round} Fifth {Fifth round} other {Sixth round}}',
);
export const roundAbout = icu(
  'How long it takes, who takes part, where, and what they look at. Invitations already sent stay as they are.',
);
export const roundWithMode = icu('{round}: {mode}');
export const none = icu('This job has no round after the AI interview. You can add one in the step {step}.');
export const interviewProcess = icu('Interview Process');
export const planRound = icu(
  '{round, select, First {Plan the first round: {plan}} Second {Plan the second round: {plan}} Third {Plan the third round: {plan}} Fourth {Plan the fourth round: {plan}} Fifth {Plan the fifth round: {plan}} other {Plan the sixth round: {plan}}}',
);
export const planLabel = icu('Plan of the round');
export const minutes = icu('Minutes');
export const members = icu('Who takes part (optional)');
export const membersHint = icu('If you leave it empty, whoever invites the candidate takes part.');
export const noMember = icu('No member has this name');
export const place = icu('Where (optional)');
export const placeHint = icu(
  'A link, a phone number or an address. You can also give it when you send an invitation.',
);
export const placeOwnLink = icu('If you leave it empty, it’s your company’s link: {link}');
export const placeVideoHint = icu(
  'A link to the call. You can also give it when you send an invitation, or set one link for all calls under {kits}.',
);
export const kits = icu('Interview kits');
export const kit = icu('Choose a kit');
export const kitHint = icu('What interviewers look at, and how they tell a strong answer from a weak one.');
export const kitFromSkills = icu('Criteria from the job’s skills');
export const kitOwn = icu('Criteria of this round');

// "45 minutes · you · criteria from the job’s skills"
export const planMinutes = icu('{minutes, plural, one {# minute} other {# minutes}}');
export const you = icu('you');
export const others = icu('{count, plural, one {# other} other {# others}}');
export const fromSkills = icu('criteria from the job’s skills');
export const criteria = icu('{count, plural, one {# criterion} other {# criteria}}');
