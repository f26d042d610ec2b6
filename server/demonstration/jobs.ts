import type { Criterion } from '#contract/interview/kits.ts';
import type { Language } from '#contract/messages/languages.ts';
import { spanishJob } from './in-spanish.ts';
import { CHICKEN, CHICKEN_KEY } from './in-writing.ts';

/** A job in the demonstration data. Names are those of the master lists. */
export interface DemonstrationJob {
  designation: string;
  sector: string;
  type: 'Contract' | 'CTH' | 'Direct Hire';
  /** The length of a contract in years and months. */
  contract?: [number, number];
  /** The salary range of a direct hire, in dollars a year. */
  salaryRange?: [number, number];
  hourly: number;
  description: string[];
  /** The question bank of the first skill supplies the questions. */
  skills: [name: string, preference: 'Required' | 'Preferred', experience: string][];
  education: string;
  place: { city: string; state: string; address: string; zipCode: string } | 'remote';
  pitch?: boolean;
  /** How many multiple-choice questions from the bank it asks. Defaults to three. */
  multipleChoice?: number;
  /** Questions that replace those from the bank. Those with options are multiple choice. */
  ownQuestions?: { skill: string; question: string; options?: string[]; answer: string }[];
  /** The personal question. Defaults to the bank's first. */
  personal?: string;
  /** The language of its interview, if it is not English. */
  language?: Language;
  tip?: string;
  /** What its round is about. By default, the criteria that are suggested. */
  kit?: Criterion[];
}

const denver = { city: 'Denver', state: 'Colorado', address: '410 Harbour Street', zipCode: '80202' };
const austin = { city: 'Austin', state: 'Texas', address: '88 Pine Avenue, Suite 4', zipCode: '78701' };
const portland = { city: 'Portland', state: 'Oregon', address: '1200 River Road', zipCode: '97205' };

export const openJobs: DemonstrationJob[] = [
  {
    designation: 'Web Developer',
    sector: 'Information Technology',
    type: 'Direct Hire',
    salaryRange: [85_000, 105_000],
    hourly: 46,
    description: [
      'You build and look after the web applications that our care teams use every day: rosters, handover notes, and the portal where families follow how their relatives are doing.',
      'You will work with two other developers and a designer. We release every week, we review each other’s work, and we write things down.',
      'We care more about clear thinking and kind reviews than about any one framework.',
    ],
    skills: [
      ['JavaScript', 'Required', '3 Years'],
      ['HTML', 'Required', '2 Years'],
      ['CSS', 'Required', '2 Years'],
      ['TypeScript', 'Preferred', '1 Year'],
      ['React', 'Preferred', '1 Year'],
    ],
    education: "Bachelor's Degree",
    place: denver,
    ownQuestions: [
      {
        skill: 'JavaScript',
        question: 'What is a closure in JavaScript, and what do you use it for?',
        answer:
          'A closure is a function that remembers the variables of the scope in which it was created, even after the outer function has returned. It is used to keep data private and to pass state into callbacks and event handlers.',
      },
      {
        skill: 'JavaScript',
        question: 'What is a promise, and how do you deal with its errors?',
        answer:
          'A promise stands for a value that arrives later: it is pending and then either fulfilled or rejected. You wait for it with await or then, and you handle a rejection with catch or with try and catch, so that an error is never lost.',
      },
      {
        skill: 'HTML',
        question: 'How do you make a form accessible to people who use a screen reader?',
        answer:
          'Every field gets a label that is tied to it, errors are written as text next to the field and announced, the order of focus follows the page, and native elements are used so that the keyboard alone is enough.',
      },
    ],
  },
  {
    designation: 'Registered Nurse',
    sector: 'Health Care',
    type: 'Direct Hire',
    salaryRange: [72_000, 84_000],
    hourly: 38,
    description: [
      'You care for up to six residents a shift, lead the handover, and train new colleagues at the bedside.',
      'Shifts are fixed four weeks ahead. Two weekends a month are yours, always.',
    ],
    skills: [
      ['Nursing', 'Required', '2 Years'],
      ['Patient Care', 'Required', '2 Years'],
      ['First Aid', 'Preferred', '6 months'],
    ],
    education: "Bachelor's Degree",
    place: denver,
  },
  spanishJob,
  {
    designation: 'Backend Engineer',
    sector: 'Information Technology',
    type: 'Contract',
    contract: [1, 6],
    hourly: 62,
    description: [
      'You own the services behind our rostering: an HTTP API, a queue, and a database that has to be right at three in the morning.',
      'Fully remote, with one week together in spring and one in autumn.',
    ],
    skills: [
      ['Node.js', 'Required', '3 Years'],
      ['SQL', 'Required', '3 Years'],
      ['Docker', 'Preferred', '1 Year'],
    ],
    education: "Bachelor's Degree",
    place: 'remote',
  },
  {
    designation: 'Data Analyst',
    sector: 'Information Technology',
    type: 'CTH',
    contract: [0, 6],
    hourly: 41,
    description: [
      'You answer questions such as: where do our night shifts run short, and what happens a week before they do?',
      'You will talk with nurses and managers as much as you will write queries.',
    ],
    skills: [
      ['Data Analysis', 'Required', '2 Years'],
      ['SQL', 'Required', '1 Year'],
      ['Python', 'Preferred', '6 months'],
    ],
    education: "Bachelor's Degree",
    place: austin,
  },
  {
    designation: 'Sales Representative',
    sector: 'Health Care',
    type: 'Direct Hire',
    salaryRange: [52_000, 68_000],
    hourly: 27,
    description: [
      'You visit care homes in the region, listen to how they plan their days, and show them what we make only when it would help.',
    ],
    skills: [
      ['Sales', 'Required', '1 Year'],
      ['Customer Service', 'Preferred', '1 Year'],
    ],
    education: 'High School Diploma or Equivalent',
    place: austin,
    pitch: true,
  },
  {
    designation: 'Staff Accountant',
    sector: 'Accounting and Audit',
    type: 'Direct Hire',
    salaryRange: [60_000, 74_000],
    hourly: 32,
    description: [
      'You close the books of three small companies each month, and explain to their managers what the numbers say.',
    ],
    skills: [
      ['Accounting', 'Required', '3 Years'],
      ['Bookkeeping', 'Required', '1 Year'],
    ],
    education: "Bachelor's Degree",
    place: denver,
  },
  {
    designation: 'Welder',
    sector: 'Manufacturing',
    type: 'Contract',
    contract: [1, 0],
    hourly: 34,
    description: [
      'You make and mend the steel frames of our hoists and beds: MIG and TIG, from drawings, to be proud of.',
    ],
    skills: [['Welding', 'Required', '2 Years']],
    education: 'High School Diploma or Equivalent',
    place: portland,
  },
  {
    designation: 'Electrician',
    sector: 'Construction',
    type: 'Contract',
    contract: [0, 9],
    hourly: 39,
    description: [
      'You wire two buildings that we are turning into homes for forty people, together with a team of four.',
    ],
    skills: [['Electrical Wiring', 'Required', '3 Years']],
    education: 'High School Diploma or Equivalent',
    place: portland,
  },
  {
    designation: 'Line Cook',
    sector: 'Hotels and Hospitality',
    type: 'Direct Hire',
    salaryRange: [38_000, 44_000],
    hourly: 21,
    description: [
      'You cook lunch for eighty people who know exactly how they like it. Fresh, on time, with respect for every diet.',
    ],
    skills: [
      ['Cooking', 'Required', '1 Year'],
      ['Food Safety', 'Required', '6 months'],
    ],
    education: 'High School Diploma or Equivalent',
    place: denver,
    multipleChoice: 1,
    ownQuestions: [{ skill: 'Food Safety', question: CHICKEN, answer: CHICKEN_KEY }],
  },
  {
    designation: 'Warehouse Supervisor',
    sector: 'Logistics and Supply Chain',
    type: 'CTH',
    contract: [0, 3],
    hourly: 29,
    description: [
      'You lead a crew of twelve, keep the aisles safe, and know where everything is before the scanner does.',
    ],
    skills: [
      ['Warehouse Management', 'Required', '2 Years'],
      ['Forklift Operation', 'Preferred', '1 Year'],
    ],
    education: 'High School Diploma or Equivalent',
    place: austin,
  },
  {
    designation: 'Truck Driver',
    sector: 'Transport and Aviation',
    type: 'Direct Hire',
    salaryRange: [58_000, 66_000],
    hourly: 30,
    description: [
      'Regional routes, home every night, a truck that is yours to look after. We plan routes so that breaks are real.',
    ],
    skills: [['Truck Driving', 'Required', '2 Years']],
    education: 'High School Diploma or Equivalent',
    place: austin,
  },
  {
    designation: 'Human Resources Generalist',
    sector: 'Human Resources and Staffing',
    type: 'Direct Hire',
    salaryRange: [62_000, 78_000],
    hourly: 35,
    description: [
      'You are the person people go to: contracts, questions, first days and last days. You keep what you are told.',
    ],
    skills: [
      ['Human Resources', 'Required', '3 Years'],
      ['Recruiting', 'Preferred', '1 Year'],
    ],
    education: "Bachelor's Degree",
    place: denver,
  },
];

export const draftJob: DemonstrationJob = {
  designation: 'Primary School Teacher',
  sector: 'Education and Training',
  type: 'Contract',
  contract: [1, 0],
  hourly: 31,
  description: ['You teach a class of eighteen in the school on our campus.'],
  skills: [['Teaching', 'Required', '2 Years']],
  education: "Bachelor's Degree",
  place: denver,
};

export const closedJob: DemonstrationJob = {
  designation: 'Machinist',
  sector: 'Manufacturing',
  type: 'Contract',
  contract: [2, 0],
  hourly: 36,
  description: ['You turn and mill spare parts that nobody makes any more.'],
  skills: [['Machining', 'Required', '4 Years']],
  education: 'High School Diploma or Equivalent',
  place: portland,
};

export const deletedJob: DemonstrationJob = {
  designation: 'Carpenter',
  sector: 'Construction',
  type: 'Contract',
  contract: [0, 6],
  hourly: 33,
  description: ['You build ramps, rails and a garden pavilion.'],
  skills: [['Carpentry', 'Required', '2 Years']],
  education: 'High School Diploma or Equivalent',
  place: portland,
};
