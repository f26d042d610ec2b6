import type { StoredJson } from '#server/database/stored-json.ts';
import { storedOptOuts, storedTransports } from '#server/features/accounts/stored-account.ts';
import { storedKinds } from '#server/features/applications/request-store.ts';
import {
  storedCriteriaParts,
  storedScheduledQuestions,
} from '#server/features/applications/stored-application.ts';
import { storedCertificates } from '#server/features/candidates/stored-candidate.ts';
import { storedAuditDetails } from '#server/features/companies/stored-company.ts';
import { storedCorrection, storedReport } from '#server/features/feedback/stored-report.ts';
import { storedQuestions, storedTranscript } from '#server/features/interviews/stored-interview.ts';
import {
  storedAcceptedAnswers,
  storedBoardingRequirements,
  storedInterviewProcess,
  storedMiscInfo,
  storedOptions,
} from '#server/features/jobs/stored-job.ts';
import { storedBankOptions } from '#server/features/masters/stored-masters.ts';
import { storedFigures } from '#server/features/pipeline/questions/stored-figures.ts';
import { storedCounts } from '#server/features/privacy/stored-counts.ts';
import { storedFairness } from '#server/features/privacy/stored-fairness.ts';
import { storedLevels } from '#server/features/rounds/cards/stored-levels.ts';
import { storedRoundWords } from '#server/features/rounds/recordings/stored-recording.ts';
import { storedCompanyKit, storedPlanKit, storedRoundKit } from '#server/features/rounds/stored-round.ts';
import { storedHours } from '#server/features/rounds/times/stored-times.ts';
import { storedScopes } from '#server/features/tokens/stored-token.ts';
import { storedCues } from '#server/features/uploads/captions/stored-captions.ts';
import { storedEvents } from '#server/features/webhooks/stored-webhook.ts';
import { storedAttachments } from '#server/platform/mail/stored-attachments.ts';

/** The reader of each JSON column, with frozen values of every version: what was stored must stay readable for ever. */
const sample = <T>(reader: StoredJson<T>, ...stored: object[]) => ({
  table: reader.table,
  column: reader.column,
  stored,
  read: (value: unknown): unknown => reader.read(value, 'frozen'),
  /** What is stored when each value is read and written again. */
  rewritten: (): unknown[] => stored.map((value) => JSON.parse(reader.write(reader.read(value, 'sample')))),
});

const list = (...items: unknown[]) => ({ version: 1, list: items });

const WORD = { text: 'Wash', startSeconds: 0.4, endSeconds: 0.8, confidence: 0.98 };

const JUDGED = {
  verdict: 'Partially Correct',
  score: 0.5,
  certainty: 'medium',
  marksUsed: 2,
  ideas: [
    {
      idea: 'wash the hands',
      found: true,
      weight: 0.6,
      evidence: { text: 'wash hands', startSeconds: 0.4, endSeconds: null },
      isInFollowUp: true,
    },
    { idea: 'wear gloves', found: false, weight: 0.4, evidence: null },
  ],
  reasons: [],
  notes: [
    { code: 'turned', said: 'that is a myth' },
    { code: 'interrupted', seconds: null },
  ],
  settledBy: 'marks',
};
const ANSWER = {
  ...JUDGED,
  questionId: '6f1f8a2c-0a6d-4f5c-9f50-3e6f1a1c0001',
  kind: 'skill',
  skillName: 'Hygiene',
  question: 'What do you do first?',
  answer: 'Wash hands.',
  words: [{ ...WORD, unsure: true }],
  durationSeconds: 2.5,
  audioFileId: '6f1f8a2c-0a6d-4f5c-9f50-3e6f1a1c0002',
  videoOffsetSeconds: 12.25,
  options: [],
  correctOption: null,
  referenceAnswer: 'I wash the hands and wear gloves.',
  acceptedAnswers: ['Gloves go on clean hands.'],
};
const FOLLOW_UP = {
  questionId: '6f1f8a2c-0a6d-4f5c-9f50-3e6f1a1c0003',
  question: 'And then?',
  idea: 'wear gloves',
  isTaken: true,
  answer: 'Gloves.',
  words: [],
  durationSeconds: null,
  isWritten: true,
  audioFileId: null,
};
const CORRECTED = {
  answer: 'Wash hands.',
  words: [{ ...WORD, unsure: false, corrected: true }],
  replacedWords: 1,
  newWords: 1,
};

const KIT = {
  version: 1,
  criteria: [{ id: 'closures', title: 'Closures', ask: 'What is a closure?', levels: ['a', 'b', 'c', 'd'] }],
};

export const SAMPLES = [
  sample(storedAcceptedAnswers, list('It moves up.')),
  sample(storedAttachments, list({ filename: 'a.ics', content: 'QQ==', contentType: 'text/calendar' })),
  sample(storedAuditDetails, {
    version: 1,
    details: { email: 'rita@example.com', jobs: 2, seesContacts: true },
  }),
  sample(storedBankOptions, list('Yes', 'No')),
  sample(storedBoardingRequirements, list('a', 'b')),
  sample(storedCertificates, list('f1', 'f2')),
  sample(storedCompanyKit, KIT),
  sample(storedCorrection, { version: 1, ...JUDGED, ...CORRECTED, followUp: CORRECTED }),
  sample(storedCounts, { version: 1, counts: { files: 3 } }),
  sample(
    storedCriteriaParts,
    list(
      { kind: 'skill', name: 'Cooking', isRequired: true, state: 'found', quote: 'Cooked for 200 guests.' },
      {
        kind: 'experience',
        name: 'Cooking',
        isRequired: true,
        state: 'short',
        quote: '',
        asked: 24,
        found: 6,
      },
    ),
  ),
  sample(storedCues, list({ start: 0.25, end: 3, text: 'Good morning.' })),
  sample(storedEvents, list('application.received', 'report.ready')),
  sample(
    storedFairness,
    list(
      { basis: 'sex', step: 'hired', titles: ['Female'], figures: null },
      {
        basis: 'sex-and-race',
        step: 'scored',
        titles: ['Male', 'Asian'],
        figures: {
          people: 20,
          passed: 10,
          rate: 0.5,
          rateLow: 0.299,
          rateHigh: 0.701,
          ratio: 1,
          low: null,
          high: null,
        },
      },
    ),
  ),
  sample(storedFigures, {
    version: 1,
    answers: 20,
    waiting: 1,
    verdicts: { correct: 10, partial: 0, incorrect: 10, notAnswered: 0 },
    difficulty: { share: 0.5, low: 0.299, high: 0.701 },
    discrimination: null,
    laterRounds: null,
    withoutPerson: 0.5,
    agreement: { alpha: 0.7, answers: 40 },
    months: [{ month: '2026-07', answers: 20, share: 0.5 }],
    change: { month: '2026-07', isEasier: true, size: 'A' },
    fairness: [{ basis: 'sex', title: 'Female', isHarder: true, size: 'B' }],
    seconds: 30,
    again: 0,
    corrected: 0,
    flags: ['not-apart'],
  }),
  sample(storedHours, list({ day: 1, from: '09:00', until: '24:00' })),
  sample(storedInterviewProcess, { version: 1, modes: ['Video call', 'On site'], tip: null }),
  sample(
    storedKinds,
    list(
      'more-time',
      'breaks',
      'record-only',
      'no-camera',
      'in-writing',
      'person',
      'another-time',
      'problem',
    ),
  ),
  sample(
    storedLevels,
    list(
      { criterionId: 'sql', level: 4, reason: '', quotes: [{ text: 'I tuned it.', second: 1.5 }] },
      { criterionId: 'css', level: null, reason: 'No time.', quotes: [] },
    ),
  ),
  sample(storedMiscInfo, {
    version: 1,
    hourlyRate: null,
    hourlyRange: { from: '20', to: '35' },
    overtime: true,
    visaSponsored: false,
    benefitsOffered: true,
    benefitIds: ['8f2c1a52-7a0e-8c5e-9b60-1c6c33f0a001'],
    relocation: false,
    relocationBenefitIds: [],
    travel: true,
    travelPercentage: 25,
    travelDetails: 'To the other clinic',
    workFromHome: true,
    workFromHomeShare: '100% Remote',
    startDay: '2026-12-01',
    expectedStartDay: null,
    notes: 'Shifts change each week.',
    pitchWanted: true,
    shown: {
      everything: false,
      pay: true,
      overtime: true,
      visa: false,
      benefits: true,
      relocation: false,
      travel: true,
      workFromHome: true,
      notes: false,
    },
  }),
  sample(storedOptions, list('Yes', 'No')),
  sample(storedOptOuts, list('interview-scheduled', 'interview-reminder', 'report-ready')),
  sample(storedPlanKit, KIT),
  sample(storedQuestions, list('q2', 'q1')),
  sample(
    storedReport,
    {
      version: 1,
      isSensePercent: 62.5,
      totalAnalyzedQuestions: 2,
      totalCorrectQuestions: 1,
      answers: [
        { ...ANSWER, followUp: FOLLOW_UP },
        { ...ANSWER, kind: 'mcq', certainty: null, words: [], options: ['Yes', 'No'], correctOption: 'Yes' },
      ],
      models: ['moonshine-base@0.1.16', 'roundone'],
    },
    {
      version: 1,
      isSensePercent: null,
      totalAnalyzedQuestions: 0,
      totalCorrectQuestions: 0,
      answers: [],
      models: [],
    },
  ),
  sample(storedRoundKit, KIT),
  sample(storedRoundWords, list({ text: 'Good', startSeconds: 0.5, endSeconds: 0.75 })),
  sample(storedScheduledQuestions, list('q2', 'q1')),
  sample(storedScopes, list('jobs:read', 'reports:read')),
  sample(
    storedTranscript,
    {
      version: 1,
      text: 'Wash',
      segments: [{ text: 'Wash', startSeconds: 0.4, endSeconds: 0.8, confidence: -0.12, words: [WORD] }],
      durationSeconds: 2.5,
      speechSeconds: 0.4,
      voiceSeconds: 1.1,
      confidence: -0.12,
      model: 'moonshine-base@0.1.16',
      language: 'es',
    },
    {
      version: 1,
      text: '',
      segments: [],
      durationSeconds: 2.5,
      speechSeconds: 0,
      voiceSeconds: 0.3,
      confidence: null,
      model: 'moonshine-base@0.1.16',
    },
  ),
  sample(storedTransports, list('internal', 'hybrid')),
];
