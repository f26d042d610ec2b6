import type { Criterion } from '#contract/interview/kits.ts';
import type { Rating } from './data/rating.ts';
import { skillRatings } from './data/ratings.ts';
import { skillKey } from './seed.ts';

/** Behaviourally anchored rating scales: what people ask in their rounds, and how they tell the levels apart. */

const OF_SKILL = new Map(Object.entries(skillRatings).map(([skill, rating]) => [skillKey(skill), rating]));

/** The scale of a skill in the bank, or a general one for any other skill. */
export const ratingOf = (skill: string): Rating => OF_SKILL.get(skillKey(skill)) ?? ofAnySkill(skill);

const ofAnySkill = (skill: string): Rating => ({
  ask: `Which piece of your work best shows what you can do in ${skill}? What was your own part, and how did it turn out?`,
  levels: [
    'Gives no example from their own work, or speaks about the subject only in general terms.',
    'Describes routine work done under guidance, and turned to others whenever something was out of the ordinary.',
    'Describes work done on their own, gives reasons for what they chose, and solved the problems that came up.',
    'Describes demanding work from beginning to end, weighs other ways against the one taken, says what they would do differently, and has helped others to do it well.',
  ],
});

/** For jobs with few skills. */
export const GENERAL_CRITERIA: readonly Criterion[] = [
  {
    id: 'solving-problems',
    title: 'Solving problems',
    ask: 'Tell me about a problem at work that had no obvious answer. How did you go about it?',
    levels: [
      'Names no problem of their own, or waited until somebody else solved it.',
      'Tried the first idea that came to mind, and cannot say why it worked or did not.',
      'Looked for the cause before acting, compared ways to solve it, and checked the result.',
      'Broke a difficult problem into parts, tested assumptions, brought in others where that helped, and made sure it does not come back.',
    ],
  },
  {
    id: 'working-with-others',
    title: 'Working with others',
    ask: 'Tell me about a time when you and a colleague saw something differently. What did you do?',
    levels: [
      'Gives no example, or only says what the other person did wrong.',
      'Gave in or insisted, without finding out why the other person saw it differently.',
      'Listened, explained their own view, and found a way forward that both could work with.',
      'Brought the difference up early, used it for a better result, and the two worked together better afterwards.',
    ],
  },
  {
    id: 'learning-from-mistakes',
    title: 'Learning from mistakes',
    ask: 'Tell me about something at work that went wrong and in which you had a part. What did you change afterwards?',
    levels: [
      'Names no mistake of their own, or blames only others or the circumstances.',
      'Names a mistake and put it right, but does the same work as before.',
      'Told those affected in time, put it right, and changed how they work.',
      'Looked for the cause behind the mistake, changed the way the team works so that it cannot easily happen again, and can show that it helped.',
    ],
  },
];
