/** People in the demonstration who have no login and took their interviews in writing. All of them are made up. */

export interface InWriting {
  name: string;
  education: string;
  years: number;
  skills: string[];
  resume: string[];
  /** How many of the multiple-choice questions are answered correctly, starting with the first. */
  rightOptions: number;
  /** The answers to the other questions, in order. */
  answers: string[];
}

/** A good interview that has not been reviewed: correct, in words that the reference answers don't use. */
export const priya: InWriting = {
  name: 'Priya Nair',
  education: "Bachelor's Degree",
  years: 4,
  skills: ['JavaScript', 'HTML', 'CSS', 'React'],
  resume: [
    'Web developer',
    '',
    'Experience',
    '2022 - 2026  Web developer at a travel agency: JavaScript, React, HTML and CSS.',
    '',
    "Bachelor's degree in design.",
  ],
  rightOptions: 3,
  answers: [
    'It means an inner function can still see what was around it when somebody wrote it, even if the outer one finished long ago. I use it when a click handler needs to know which row it belongs to.',
    'You get an object back right away, and the result turns up in it later. I always wrap the awaiting part so that a failed request shows a message and not a blank page.',
    'I try it with the monitor off. Each box says what it wants, mistakes are read out where they happen, and I can get through the whole thing by pressing Tab.',
    'I build websites, and I came to it from design, so I care about how they feel to use.',
  ],
};

export const CHICKEN = 'How do you make sure that raw chicken never makes a guest ill?';

export const CHICKEN_KEY =
  'I store raw chicken on the lowest shelf of the fridge, away from food that is ready to eat. I use a separate board and knife for it, and I wash my hands and the surface afterward. I cook it to 165 degrees in the middle and check that with a thermometer.';

const cook = (
  name: string,
  years: number,
  rightOptions: number,
  [answer, introduction]: [answer: string, introduction: string],
): InWriting => ({
  name,
  education: 'High School Diploma or Equivalent',
  years,
  skills: ['Cooking', 'Food Safety'],
  resume: [
    'Cook',
    '',
    'Experience',
    `${2026 - years} - 2026  Cook: cooking and food safety in a busy kitchen.`,
  ],
  rightOptions,
  answers: [answer, introduction],
});

/** Twelve people who answered the same question. Their answers have not been marked, so most of them have no score. */
export const cooks: InWriting[] = [
  // Correct, in words of the reference answer.
  cook('Aisha Rahman', 5, 1, [
    'Raw chicken lives on the lowest shelf of the fridge, well away from anything ready to eat. It has a separate board and knife. I wash my hands and the surface when I am done, and I check with a thermometer that the middle reached 165.',
    'I have cooked in a school kitchen for five years, mostly lunches for two hundred.',
  ]),
  cook('Ben Kowalski', 3, 1, [
    'Separate board and knife for chicken, always. I store it on the bottom shelf, wash hands and surface after, and cook it to 165 degrees on the thermometer.',
    'I started as a dishwasher and moved to the grill after a year.',
  ]),
  cook('Elena Petrova', 4, 1, [
    'On the lowest shelf, away from food that is ready to eat. I use a separate knife and board, I wash everything afterward, and it comes off the grill at 165 degrees, by the thermometer.',
    'I grilled at a steakhouse for four years and would like to work days.',
  ]),
  // Correct, in other words.
  cook('Lucía Romero', 8, 1, [
    'Poultry goes at the very bottom of the cooler, so it can’t drip on the salads. The red board is for birds only, I scrub up every single time, and I put a probe in the thickest part before it leaves the pass.',
    'I ran the line in a small bistro and I miss having regulars.',
  ]),
  cook('Kwame Mensah', 6, 1, [
    'I treat it as if it were dirty. It sits at the bottom of the cooler where it can’t drip on the lettuce, the red board goes straight to the dishwasher, I scrub up, and I go by the probe and not by the color.',
    'Six years in hotels. I like kitchens where people talk to each other.',
  ]),
  cook('Grace Liu', 2, 1, [
    'Poultry gets its own red board and its own blade, at the bottom of the cooler so it can’t drip on a salad. I scrub up after, and I put a probe in the thickest part before I plate.',
    'I finished my training two years ago and have worked brunch since.',
  ]),
  // Half correct.
  cook('Marcus Hill', 4, 1, [
    'I cook it all the way through. If a thermometer says 165 in the middle, it is safe.',
    'I cook at a care home on the other side of town and want to be closer to my kids.',
  ]),
  cook('Sam Whitaker', 7, 1, [
    'Keep it at the bottom of the fridge where it can’t drip on anything, and don’t leave it out on the counter.',
    'I have done everything from food trucks to weddings.',
  ]),
  // Wrong.
  cook('Diego Alvarez', 2, 0, [
    'I rinse it well under the tap before it goes in the pan, because that washes the germs off.',
    'I cook because my grandmother did.',
  ]),
  cook('Hannah Fischer', 3, 1, [
    'I keep it on the top shelf, where I can see it, and I cook it until it looks done.',
    'I moved here from a bakery and want to learn the hot side.',
  ]),
  cook('Noah Bennett', 1, 0, ['I don’t know.', 'I have helped out in my uncle’s diner.']),
  cook('Fatima Haddad', 1, 1, [
    'Sorry, I don’t know the answer to this one.',
    'I worked the register for a year and would like to cook.',
  ]),
];
