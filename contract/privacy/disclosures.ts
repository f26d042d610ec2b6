import { PATHS } from '../shared/paths.ts';
import { CALIFORNIA } from './retention.ts';
import { daysInWords } from '../shared/words.ts';

/**
 * What laws want candidates to be told, where a job is, before they apply. Each text has the version of the day on which
 * it was written; a changed text gets a new one. This is not legal advice: docs/disclosures.md.
 */
export interface Disclosure {
  id: string;
  version: string;
  /** From this day on (UTC). */
  since: string;
  title: string;
  paragraphs: readonly string[];
  /** The page on which the candidate does what the notice speaks of. */
  action: { label: string; to: string };
  law: string;
  source: string;
}

export interface JobPlace {
  countryId: string;
  stateId: string;
  city: string;
}

/** Business days between the notice and the use of the tool. */
export const NEW_YORK_NOTICE_DAYS = 10;
/** Days that the laws name. */
const LAWS = { newYorkData: 30, illinoisDeletion: 30, ontarioReply: 45 };

/** The member states of the European Union. */
const EUROPEAN_UNION =
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' ');
/** As the lists of places name the city and its boroughs. */
const NEW_YORK_CITY = ['New York City', 'Manhattan', 'Brooklyn', 'Queens', 'The Bronx', 'Staten Island'];

export function isInNewYorkCity({ stateId, city }: JobPlace): boolean {
  return stateId === 'US-NY' && NEW_YORK_CITY.includes(city);
}

const ASSESSED =
  'a program turns what you say in the interview into text and compares it with the answer that the employer expects, question by question. It does not assess your face, voice, accent or emotions, and a person decides.';
const RESUME = 'A program reads your resume and says which requirements of the job are found in it.';
const isInCalifornia = ({ stateId }: JobPlace): boolean => stateId === CALIFORNIA.stateId;
const PRIVACY = { label: 'My privacy', to: PATHS.myPrivacy };
const ADJUSTMENTS = { label: 'My interviews', to: PATHS.scheduledInterviews };

const DISCLOSURES: readonly (Disclosure & { applies: (place: JobPlace) => boolean })[] = [
  {
    id: 'us-new-york-city',
    version: '2026-11-23',
    since: '2023-07-05',
    applies: isInNewYorkCity,
    title: 'New York City: automated employment decision tool',
    paragraphs: [
      `This employer uses an automated tool to assess candidates: ${ASSESSED}`,
      `If you live in the city, the tool is used no earlier than ${NEW_YORK_NOTICE_DAYS} business days after this notice. You can ask for an alternative selection process or an accommodation, before your interview or at its first page.`,
      `Within ${daysInWords(LAWS.newYorkData)} of a written request, the employer tells you which data it collects, from where, and how long it keeps them.`,
    ],
    action: ADJUSTMENTS,
    law: 'Local Law 144 of 2021; N.Y.C. Administrative Code § 20-871; 6 RCNY § 5-304',
    source: 'https://www.nyc.gov/site/dca/about/automated-employment-decision-tools.page',
  },
  {
    id: 'us-illinois',
    version: '2026-11-23',
    since: '2020-01-01',
    applies: ({ stateId }) => stateId === 'US-IL',
    title: 'Illinois: artificial intelligence in video interviews',
    paragraphs: [
      `Artificial intelligence may be used to analyse your video interview: ${ASSESSED}`,
      'The interview begins only if you agree to it. Your video is shared only with people whose expertise is needed to assess you.',
      `If you ask for it, your interview is deleted within ${daysInWords(LAWS.illinoisDeletion)}, with all copies.`,
    ],
    action: PRIVACY,
    law: 'Artificial Intelligence Video Interview Act, 820 ILCS 42',
    source: 'https://www.ilga.gov/legislation/ilcs/ilcs3.asp?ActID=4015',
  },
  {
    id: 'us-illinois-human-rights',
    version: '2026-11-28',
    since: '2026-01-01',
    applies: ({ stateId }) => stateId === 'US-IL',
    title: 'Illinois: artificial intelligence in recruitment',
    paragraphs: [
      `This employer uses artificial intelligence in recruitment and hiring, with the program Roundone. ${RESUME} In the interview, ${ASSESSED}`,
      'It uses your resume, and what you say, type or choose in the interview. It does not use your ZIP code.',
    ],
    action: PRIVACY,
    law: 'House Bill 3773 (Public Act 103-0804); Illinois Human Rights Act, 775 ILCS 5/2-102(L)',
    source: 'https://www.ilga.gov/legislation/publicacts/fulltext.asp?Name=103-0804',
  },
  {
    id: 'us-california',
    version: '2026-11-28',
    since: '2025-10-01',
    applies: isInCalifornia,
    title: 'California: automated-decision systems in employment',
    paragraphs: [
      `An automated-decision system helps this employer with your application. ${RESUME} In the interview, ${ASSESSED} You can ask for an accommodation, before your interview or at its first page.`,
      `${CALIFORNIA.reason} You can still delete your account, with everything in it, unless the employer must keep it for a legal matter.`,
    ],
    action: ADJUSTMENTS,
    law: CALIFORNIA.law,
    source: CALIFORNIA.source,
  },
  {
    id: 'us-california-privacy',
    version: '2026-11-28',
    since: '2027-01-01',
    applies: isInCalifornia,
    title: 'California: notice before automated decision-making technology is used',
    paragraphs: [
      `The technology is used to help decide whom to invite and whom to hire. ${RESUME} In the interview, ${ASSESSED}`,
      'You can ask for access: how the technology was used for you, and what it gave out. Your report shows the verdict of each answer, with the words that it rests on.',
      'Where no person decides, you can opt out of the technology. You can use these rights without being treated worse for it.',
    ],
    action: PRIVACY,
    law: 'California Consumer Privacy Act Regulations, 11 CCR § 7200 and following',
    source: 'https://cppa.ca.gov/regulations/ccpa_updates.html',
  },
  {
    id: 'us-colorado',
    version: '2026-11-23',
    since: '2027-01-01',
    applies: ({ stateId }) => stateId === 'US-CO',
    title: 'Colorado: automated decision-making technology',
    paragraphs: [
      `Automated decision-making technology may influence the decision on your application: ${ASSESSED}`,
      'If you are declined, you are told in plain words what part it had. You can ask for more, correct data about you that are wrong, and ask for a review by a person.',
    ],
    action: PRIVACY,
    law: 'Senate Bill 26-189, which replaced Senate Bill 24-205; C.R.S. § 6-1-1701 and following',
    source: 'https://coag.gov/resources/ai/',
  },
  {
    id: 'ca-ontario',
    version: '2026-11-23',
    since: '2026-01-01',
    applies: ({ stateId }) => stateId === 'CA-08',
    title: 'Ontario: artificial intelligence in hiring',
    paragraphs: [
      `This employer uses artificial intelligence to assess applicants: ${ASSESSED}`,
      `If you are interviewed, the employer tells you within ${daysInWords(LAWS.ontarioReply)} after the interview whether it made a decision.`,
    ],
    action: PRIVACY,
    law: 'Employment Standards Act, 2000, Part III.1; O. Reg. 476/24',
    source: 'https://www.ontario.ca/laws/statute/00e41',
  },
  {
    id: 'european-union',
    version: '2026-11-28',
    since: '2024-08-01',
    applies: ({ countryId }) => EUROPEAN_UNION.includes(countryId),
    title: 'European Union: an AI system helps to assess you',
    paragraphs: [
      `An AI system is used in this recruitment: ${ASSESSED}`,
      'You can ask for an explanation of the part that the system had in a decision about you, ask for a person to look at it, and withdraw your consent at any time.',
    ],
    action: PRIVACY,
    law: 'Regulation (EU) 2024/1689, Articles 26, 50 and 86; Regulation (EU) 2016/679, Articles 7, 13 and 22',
    source: 'https://eur-lex.europa.eu/eli/reg/2024/1689/oj',
  },
];

/** The notices for a job at this place, on this day. */
export const disclosuresAt = (place: JobPlace | null, now: Date): Disclosure[] =>
  place === null
    ? []
    : DISCLOSURES.filter((notice) => notice.applies(place) && new Date(notice.since) <= now);
