import * as said from '../messages/en/disclosures.ts';
import { type Said, say } from '../messages/message.ts';
import { PATHS } from '../shared/paths.ts';
import { CALIFORNIA } from './retention.ts';

/**
 * What laws at a job's place require candidates to be told before they apply. The version of each text is the day on
 * which it was written; a changed text gets a new one. This is not legal advice: docs/disclosures.md.
 */
export interface Disclosure {
  id: string;
  version: string;
  /** The first day on which it applies (UTC). */
  since: string;
  title: string;
  paragraphs: readonly string[];
  /** The page on which the candidate can do what the notice describes. */
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
/** The periods in days that the laws set. */
const LAWS = { newYorkData: 30, illinoisDeletion: 30, ontarioReply: 45 };

/** The member states of the European Union. */
const EUROPEAN_UNION =
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' ');
/** The city and its boroughs, by their names in the lists of places. */
const NEW_YORK_CITY = ['New York City', 'Manhattan', 'Brooklyn', 'Queens', 'The Bronx', 'Staten Island'];

export function isInNewYorkCity({ stateId, city }: JobPlace): boolean {
  return stateId === 'US-NY' && NEW_YORK_CITY.includes(city);
}

const isInCalifornia = ({ stateId }: JobPlace): boolean => stateId === CALIFORNIA.stateId;
const PRIVACY = { label: said.privacyPage, to: PATHS.myPrivacy };
const ADJUSTMENTS = { label: said.interviewsPage, to: PATHS.scheduledInterviews };
const assessed = () => ({ assessed: said.assessed() });
const assessedAndResume = () => ({ ...assessed(), resume: said.resume() });

interface Notice extends Omit<Disclosure, 'title' | 'paragraphs' | 'action' | 'law'> {
  applies: (place: JobPlace) => boolean;
  title: () => string;
  paragraphs: () => string[];
  action: { label: () => string; to: string };
  law: Said;
}

const DISCLOSURES: readonly Notice[] = [
  {
    id: 'us-new-york-city',
    version: '2026-11-23',
    since: '2023-07-05',
    applies: isInNewYorkCity,
    title: said.newYorkTitle,
    paragraphs: () => [
      said.newYorkTool(assessed()),
      said.newYorkDays({ days: NEW_YORK_NOTICE_DAYS }),
      said.newYorkData({ days: LAWS.newYorkData }),
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
    title: said.illinoisVideoTitle,
    paragraphs: () => [
      said.illinoisVideo(assessed()),
      said.illinoisVideoConsent(),
      said.illinoisVideoDeletion({ days: LAWS.illinoisDeletion }),
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
    title: said.illinoisHiringTitle,
    paragraphs: () => [said.illinoisHiring(assessedAndResume()), said.illinoisHiringData()],
    action: PRIVACY,
    law: 'House Bill 3773 (Public Act 103-0804); Illinois Human Rights Act, 775 ILCS 5/2-102(L)',
    source: 'https://www.ilga.gov/legislation/publicacts/fulltext.asp?Name=103-0804',
  },
  {
    id: 'us-california',
    version: '2026-11-28',
    since: '2025-10-01',
    applies: isInCalifornia,
    title: said.californiaTitle,
    paragraphs: () => [
      said.california(assessedAndResume()),
      said.californiaDeletion({ keeps: CALIFORNIA.reason() }),
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
    title: said.californiaPrivacyTitle,
    paragraphs: () => [
      said.californiaPrivacy(assessedAndResume()),
      said.californiaPrivacyAccess(),
      said.californiaPrivacyOptOut(),
    ],
    action: PRIVACY,
    law: said.californiaPrivacyLaw,
    source: 'https://cppa.ca.gov/regulations/ccpa_updates.html',
  },
  {
    id: 'us-colorado',
    version: '2026-11-23',
    since: '2027-01-01',
    applies: ({ stateId }) => stateId === 'US-CO',
    title: said.coloradoTitle,
    paragraphs: () => [said.colorado(assessed()), said.coloradoDeclined()],
    action: PRIVACY,
    law: 'Senate Bill 26-189, which replaced Senate Bill 24-205; C.R.S. § 6-1-1701 and following',
    source: 'https://coag.gov/resources/ai/',
  },
  {
    id: 'ca-ontario',
    version: '2026-11-23',
    since: '2026-01-01',
    applies: ({ stateId }) => stateId === 'CA-08',
    title: said.ontarioTitle,
    paragraphs: () => [said.ontario(assessed()), said.ontarioReply({ days: LAWS.ontarioReply })],
    action: PRIVACY,
    law: 'Employment Standards Act, 2000, Part III.1; O. Reg. 476/24',
    source: 'https://www.ontario.ca/laws/statute/00e41',
  },
  {
    id: 'european-union',
    version: '2026-11-28',
    since: '2024-08-01',
    applies: ({ countryId }) => EUROPEAN_UNION.includes(countryId),
    title: said.europeTitle,
    paragraphs: () => [said.europe(assessed()), said.europeRights()],
    action: PRIVACY,
    law: 'Regulation (EU) 2024/1689, Articles 26, 50 and 86; Regulation (EU) 2016/679, Articles 7, 13 and 22',
    source: 'https://eur-lex.europa.eu/eli/reg/2024/1689/oj',
  },
];

/** The notices for a job in this place, on this day. */
export const disclosuresAt = (place: JobPlace | null, now: Date): Disclosure[] =>
  place === null
    ? []
    : DISCLOSURES.filter((notice) => notice.applies(place) && new Date(notice.since) <= now).map(
        ({ id, version, since, title, paragraphs, action, law, source }) => ({
          id,
          version,
          since,
          source,
          title: title(),
          paragraphs: paragraphs(),
          action: { label: action.label(), to: action.to },
          law: say(law),
        }),
      );
