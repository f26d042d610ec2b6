import type { Outcome } from '#contract/interview/stages.ts';
import type { InWriting } from './in-writing.ts';

/** The steps from an application to an accepted offer. */
export const STEPS = [
  'applied',
  'scheduled',
  'interviewed',
  'invited',
  'booked',
  'offered',
  'hired',
] as const;

/** How far somebody came, and how it ended there if it did. */
export interface Way {
  appliedDaysAgo: number;
  came: (typeof STEPS)[number];
  end?: Exclude<Outcome, 'hired'>;
}

/** What is said on the way, in the language of the job. */
export interface Words {
  invitation: string;
  asked: string;
  answered: string;
  scorecard: string;
  quote: string;
  card: string;
  conditions: string;
  hourly: number;
}

export const words: Words = {
  invitation: 'We enjoyed reading your answers. Two of our ward nurses would like to meet you.',
  asked: 'Will I meet the people I’d work with?',
  answered: 'You will: both are on the ward that this job is for.',
  scorecard: 'Puts the sickest first and looks again. Careful with medication.',
  quote: 'I’d rather ring the doctor twice than guess once.',
  card: 'Calm, precise and kind. She asked about handovers before we did.',
  conditions: 'The first three months are a trial period. Two weekends a month are free.',
  hourly: 38,
};

export const sofiasMarks = {
  'How do you prioritise care when several of your patients need you at the same time?': 'Correct',
  'What checks do you make before you give a patient a medication?': 'Correct',
} as const;

const nurse = (
  name: string,
  years: number,
  way: Way,
  [priorities, medication, introduction]: [priorities: string, medication: string, introduction: string] = [
    '',
    '',
    '',
  ],
): InWriting & Way => ({
  name,
  education: "Bachelor's Degree",
  years,
  skills: ['Nursing', 'Patient Care'],
  resume: ['Registered nurse', '', 'Experience', `${2026 - years} - 2026  Nurse: patient care on a ward.`],
  rightOptions: 3,
  answers: [priorities, medication, introduction],
  ...way,
});

/** Eleven of the twelve people who applied as nurses, at every stage. María is the twelfth. */
export const nurses: (InWriting & Way)[] = [
  nurse('Sofia Lindgren', 7, { appliedDaysAgo: 18, came: 'hired' }, [
    'Airway, breathing and circulation first, because anything life threatening comes before everything else. Then I compare who is unstable with who is stable, do the time-critical tasks, delegate what is safe to delegate, and reassess, since it changes all the time.',
    'Right patient, right drug, right dose, right route, right time, and I document it. Two identifiers, allergies, vital signs. If the order is unclear I hold the drug and ask the prescriber: I’d rather ring the doctor twice than guess once.',
    'I’ve been on a surgical ward for seven years, the last two as the one who teaches newcomers.',
  ]),
  nurse('Oliver Grant', 3, { appliedDaysAgo: 13, came: 'booked', end: 'no-show' }, [
    'Whoever can’t breathe comes first. The rest I sort by who is getting worse, and I give the safe jobs to colleagues.',
    'I check the name, the drug, the dose and the time.',
    'I trained here and worked nights for three years.',
  ]),
  nurse('Ivan Marković', 1, { appliedDaysAgo: 11, came: 'interviewed', end: 'declined' }, [
    'I go from room to room, so that nobody is forgotten.',
    'I look at the chart.',
    'I finished my training last year.',
  ]),
  nurse('Amara Okafor', 9, { appliedDaysAgo: 10, came: 'offered' }, [
    'Anything that threatens life first: airway, breathing, circulation. After that the unstable before the stable, what is due before what can wait, and I reassess often.',
    'The five rights, two identifiers, allergies and vital signs. An unclear order is held until the prescriber has answered.',
    'Nine years in emergency care. I’d like to know my patients for longer than an hour.',
  ]),
  nurse('Leila Karimi', 5, { appliedDaysAgo: 9, came: 'booked' }, [
    'I ask who is unstable and who can wait, do what has a time on it, and share the rest with the team.',
    'Right patient, right drug, right dose, right route, right time. I ask about allergies every time.',
    'Five years in geriatrics, and I mean to stay there.',
  ]),
  nurse('Nadia Rossi', 4, { appliedDaysAgo: 8, came: 'scheduled', end: 'no-show' }),
  nurse('Peter Novák', 6, { appliedDaysAgo: 7, came: 'scheduled', end: 'withdrawn' }),
  nurse('Jonas Weber', 2, { appliedDaysAgo: 6, came: 'booked' }, [
    'Airway, breathing, circulation. Then whoever is getting worse, and I look again after each task.',
    'I confirm who it is with two identifiers, compare drug, dose, route and time with the order, and write it down.',
    'Two years on a children’s ward.',
  ]),
  nurse('Tomás Silva', 8, { appliedDaysAgo: 6, came: 'invited' }, [
    'The patient who can’t breathe or is bleeding comes before everybody. Then I compare, delegate and come back.',
    'Name and birthday, wristband, allergies, then drug, dose, route and time. If it isn’t clear I don’t give it.',
    'Eight years of home care. I miss having colleagues in the next room.',
  ]),
  nurse('Ruth Adeyemi', 12, { appliedDaysAgo: 5, came: 'interviewed' }, [
    'You hear it before you see it: the quiet one worries me more than the loud one. I go there first, and I ask for a second pair of hands early.',
    'I read the order twice, ask the person who they are, and look at the last blood pressure before I open the box.',
    'Twelve years, most of them at night.',
  ]),
  nurse('Mei Tanaka', 3, { appliedDaysAgo: 1, came: 'applied' }),
];
