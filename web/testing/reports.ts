import type { QuestionnaireEntry, Report } from '#web/api/types.ts';

/** A spoken answer of four words, graded, as an employer sees it. */
export function spokenAnswer(change: Partial<QuestionnaireEntry> = {}): QuestionnaireEntry {
  const words = ['An', 'index', 'speeds', 'queries'].map((text, index) => ({
    text,
    startSeconds: index,
    endSeconds: index + 0.8,
    confidence: 0.9,
  }));
  return {
    questionId: 'question-1',
    kind: 'skill',
    skillName: 'SQL',
    question: 'What is an index for?',
    answer: 'An index speeds queries',
    answerStatus: 'Correct',
    score: 0.9,
    analysisVerdict: 'Correct',
    analysisScore: 0.9,
    settledBy: 'marks',
    certainty: 'high',
    marksUsed: 0,
    ideas: [],
    reasons: [],
    words,
    durationSeconds: 4,
    audioUrl: null,
    videoOffsetSeconds: null,
    options: [],
    correctOption: null,
    referenceAnswer: 'It makes queries fast',
    acceptedAnswers: [],
    review: null,
    reviewHistory: [],
    correction: null,
    ...change,
  };
}

/** A report with one answer, as an employer sees it. */
export function readyReport(change: Partial<Report> = {}): Report {
  return {
    analysisStatus: 'ready',
    applicationId: 'application-1',
    position: 'Data Engineer',
    alternateJobId: 'JOB-7',
    employerName: 'Harbour & Pine',
    name: 'Maya Stone',
    email: 'maya@example.com',
    mobile: '5550101234',
    city: 'Lisbon',
    avatarUrl: null,
    resumeUrlPath: null,
    coverLetterUrl: null,
    criteriaMatches: 80,
    criteriaSummary: '4 of 5 requirements found in the resume',
    criteriaParts: [],
    application: { id: 'application-1', scorePercent: 90 },
    jobAppliedDate: '2030-03-01T10:00:00.000Z',
    interviewDate: '2030-03-05T10:00:00.000Z',
    submittedDate: '2030-03-05T10:30:00.000Z',
    attempt: 1,
    attempts: [
      {
        attempt: 1,
        interviewDate: '2030-03-05T10:00:00.000Z',
        submittedDate: '2030-03-05T10:30:00.000Z',
      },
    ],
    summary: 'One answer was correct.',
    summarySentences: [{ text: 'One answer was correct.', questionIndexes: [0] }],
    totalCorrectQuestions: 1,
    totalAnalyzedQuestions: 1,
    skillSummaryReport: [],
    questionnaireReport: [spokenAnswer()],
    candidatePitch: null,
    candidateAnswerVideo: null,
    proctoringTimeline: [],
    consent: null,
    models: [],
    viewer: 'employer',
    correctUntil: null,
    canCorrect: false,
    isPublic: false,
    ...change,
  };
}
