import { isHardToHear, noteInWords, reasonsInWords } from '#contract/interview/notes.ts';
import { NOT_SCORED, type PersonsVerdict } from '#contract/interview/verdicts.ts';
import type { Report } from '#contract/interview/report.ts';
import { mustDecide, outcomeOf, saidOf } from './figures.ts';
import type { Correction, Mark, Opinions } from './review-store.ts';
import type { Judgement, StoredAnswer, StoredFollowUp } from './stored-report.ts';

type Entry = Report['questionnaireReport'][number];

/**
 * Only the employer sees the reference answer, because the question may be asked again. The reason is for the
 * employer and the candidate.
 */
export function presentAnswer(
  stored: StoredAnswer,
  opinions: Opinions,
  { viewer, isEarlier, company }: { viewer: Report['viewer']; isEarlier: boolean; company: string },
  link: (id: string | null) => string | null,
): Entry {
  const {
    verdict,
    score,
    audioFileId,
    correctOption,
    referenceAnswer,
    acceptedAnswers,
    followUp,
    notes: _notes,
    ...shown
  } = stored;
  const forEmployer = viewer === 'employer';
  const said = saidOf(stored.questionId, opinions);
  const outcome = outcomeOf(stored, said);
  // The company as a whole is responsible for its verdicts, so only the company sees which member gave them.
  const nameOf = (by: string | null) => (forEmployer && by !== null ? by : company);
  const presentMark = ({ verdict: given, reason, by, at }: Mark) => ({
    verdict: given,
    reason: viewer === 'visitor' ? '' : reason,
    by: nameOf(by),
    at: at.toISOString(),
  });
  const presentIdeas = (ideas: Entry['ideas']) => (forEmployer ? ideas : inOwnWords(ideas));
  return {
    ...shown,
    answerStatus: outcome.verdict,
    score: outcome.score,
    analysisVerdict: verdict,
    analysisScore: score,
    certainty: outcome.certainty,
    marksUsed: outcome.marksUsed,
    audioUrl: link(audioFileId),
    settledBy: outcome.settledBy,
    ...(isHardToHear(outcome.notes) ? { isHardToHear: true } : {}),
    // The remaining steps are about the verdict that counts.
    reasons: reasonsOf(outcome, viewer),
    ideas: presentIdeas(shown.ideas),
    correctOption: forEmployer ? correctOption : null,
    referenceAnswer: forEmployer ? referenceAnswer : null,
    acceptedAnswers: forEmployer ? acceptedAnswers : [],
    ...(followUp ? { followUp: presentFollowUp(followUp, { forEmployer, link }) } : {}),
    review: said.mark && presentMark(said.mark),
    reviewHistory: forEmployer ? said.history.map(presentMark) : [],
    correction:
      said.correction &&
      presentCorrection(said.correction, {
        isOpen: !isEarlier && mustDecide(stored, said),
        viewer,
        marked: said.mark?.verdict ?? null,
        presentIdeas,
        nameOf,
      }),
  };
}

/** The notes as sentences; a personal answer has sentences of its own before them. */
function reasonsOf({ verdict, reasons, notes, ideas }: Judgement, viewer: Report['viewer']): string[] {
  return verdict === NOT_SCORED
    ? [...reasons, ...notes.map(noteInWords)]
    : reasonsInWords(verdict, ideas, notes, viewer === 'employer' ? 'company' : 'others');
}

/** The answer with the seconds at which it and the answer to its follow-up begin in the video. */
export function inFilm(entry: Entry, seconds: ReadonlyMap<string, number | null>): Entry {
  const { followUp } = entry;
  return {
    ...entry,
    videoOffsetSeconds: seconds.get(entry.questionId) ?? null,
    ...(followUp
      ? { followUp: { ...followUp, videoOffsetSeconds: seconds.get(followUp.questionId) ?? null } }
      : {}),
  };
}

/** The idea it asks for is part of the reference answer, which only the employer sees. */
function presentFollowUp(
  { audioFileId, idea, ...shown }: StoredFollowUp,
  { forEmployer, link }: { forEmployer: boolean; link: (id: string | null) => string | null },
): NonNullable<Entry['followUp']> {
  return {
    ...shown,
    idea: forEmployer ? idea : null,
    audioUrl: link(audioFileId),
    videoOffsetSeconds: null,
  };
}

/**
 * The ideas that were found, in the words of the answer, because an idea's own wording is part of the reference answer.
 */
function inOwnWords(ideas: Entry['ideas']): Entry['ideas'] {
  return ideas.flatMap((idea) =>
    idea.found && idea.evidence !== null ? [{ ...idea, idea: idea.evidence.text }] : [],
  );
}

function presentCorrection(
  { content, at, decision }: Correction,
  {
    isOpen,
    viewer,
    marked,
    presentIdeas,
    nameOf,
  }: {
    isOpen: boolean;
    viewer: Report['viewer'];
    marked: PersonsVerdict | null;
    presentIdeas: (ideas: Entry['ideas']) => Entry['ideas'];
    nameOf: (by: string | null) => string;
  },
): NonNullable<Entry['correction']> {
  const { verdict, ideas, notes: _, ...shown } = content;
  return {
    ...shown,
    reasons: reasonsOf({ ...content, verdict: marked ?? verdict }, viewer),
    answerStatus: verdict,
    ideas: presentIdeas(ideas),
    at: at.toISOString(),
    decision: decision && { ...decision, by: nameOf(decision.by), at: decision.at.toISOString() },
    mustDecide: isOpen,
  };
}
