import { z } from 'zod';
import * as said from '../messages/en/rules.ts';
import { EVERYONE, EMPLOYER, endpoint, noInput, pagingOf } from '../shared/endpoint.ts';
import { LANGUAGE_OFFERS } from '../interview/interview-languages.ts';
import { LANGUAGES } from '../messages/languages.ts';
import { ID_MAX, SKILLS_MAX } from '../shared/limits.ts';
import { named, text } from '../shared/rules.ts';

/** The lists have a fixed length, so one page holds a whole list unless the caller asks for fewer rows. */
const masterPaging = {
  ...pagingOf({ default: 10_000, max: 10_000 }),
  search: text(100).optional(),
};

/** How long these lists may be cached. They change only with a new version of the program. */
const PUBLIC_SECONDS = 3_600;

const master = (path: string, summary: string) =>
  endpoint({
    method: 'GET',
    path: `master/${path}`,
    summary,
    audience: EVERYONE,
    input: z.object(masterPaging),
    output: z.array(named),
    publicForSeconds: PUBLIC_SECONDS,
    pagedByLink: true,
  });

export const getMasterCompanySector = master('getMasterCompanySector', 'List company sectors.');
export const getMasterCountry = master('getMasterCountry', 'List countries.');
export const getMasterEducation = master('getMasterEducation', 'List levels of education.');
export const getMasterBoardingRequirements = master(
  'getMasterBoardingRequirements',
  'List onboarding requirements.',
);
export const getMasterCommunicationMode = master(
  'getMasterCommunicationMode',
  'List ways to hold an interview round.',
);
export const getInterviewLanguages = endpoint({
  method: 'GET',
  path: 'master/getInterviewLanguages',
  scope: 'jobs:read',
  summary:
    'List the languages in which an AI interview can be held, and what this installation offers for each: answers are transcribed and graded, transcribed for people to read, or only recorded.',
  audience: EMPLOYER,
  input: noInput,
  output: z.array(z.object({ language: z.enum(LANGUAGES), offer: z.enum(LANGUAGE_OFFERS) })),
});
export const getMasterOfferedBenefits = master(
  'getMasterOfferedBenefits',
  'List benefits that a job may offer.',
);
export const getMasterRelocationBenefits = master(
  'getMasterRelocationBenefits',
  'List kinds of help with relocation.',
);

export const getMasterState = endpoint({
  method: 'GET',
  path: 'master/getMasterState',
  summary: 'List the states of a country. Without countryId, list the states whose name contains `search`.',
  audience: EVERYONE,
  input: z.object({ ...masterPaging, countryId: text(ID_MAX).optional() }),
  output: z.array(named.extend({ countryId: z.string() })),
  publicForSeconds: PUBLIC_SECONDS,
  pagedByLink: true,
});

export const getCityMasterData = endpoint({
  method: 'GET',
  path: 'master/getCityMasterData',
  summary: 'List the cities of a state.',
  audience: EVERYONE,
  input: z.object({ ...masterPaging, stateId: text(ID_MAX, undefined, said.stateMissing).min(1) }),
  output: z.array(named.extend({ stateId: z.string() })),
  publicForSeconds: PUBLIC_SECONDS,
  pagedByLink: true,
});

export const getSkills = endpoint({
  method: 'GET',
  path: 'skills/getSkills',
  summary: 'List the skills of the master list.',
  audience: EVERYONE,
  input: z.object(masterPaging),
  output: z.array(named),
  publicForSeconds: PUBLIC_SECONDS,
  pagedByLink: true,
});

const bankQuestion = z.object({ _id: z.string(), question: z.string() });
const skillQuestion = bankQuestion.extend({
  skillId: z.string(),
  answer: z.string(),
  /** Whether its answers, in the company or else on the server, show a good question. Null with too few answers. */
  isGood: z.boolean().nullable(),
});

export const getInterviewQuestions = endpoint({
  method: 'GET',
  path: 'questions/getInterviewQuestions',
  scope: 'jobs:read',
  summary:
    'Get the question bank: personal questions, and questions on the skills given as skill0, skill1, …',
  audience: EMPLOYER,
  input: z.record(text(50), z.union([text(ID_MAX), z.array(text(ID_MAX)).max(SKILLS_MAX)])),
  output: z.object({
    /** Whether a language model is configured that can draft more questions (draftQuestions). */
    canDraft: z.boolean(),
    masterPersonalQuestions: z.array(bankQuestion),
    masterSkillBasedQuestion: z.array(skillQuestion.extend({ acceptedAnswers: z.array(z.string()) })),
    masterSkillBasedMcqQuestion: z.array(skillQuestion.extend({ options: z.array(z.string()) })),
  }),
});
