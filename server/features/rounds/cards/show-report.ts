import type { getRoundReport } from '#contract/interview/round-cards.ts';
import { countVerdicts } from '#contract/interview/report-figures.ts';
import type { OutputOf, RequestOf } from '#contract/shared/endpoint.ts';
import type { Database } from '#server/database/database.ts';
import { userById } from '#server/features/accounts/store.ts';
import { totalsOf } from '#server/features/analysis/grading/judge/summary.ts';
import { resultsOf } from '#server/features/feedback/figures.ts';
import { recordView } from '#server/features/feedback/record-view.ts';
import { opinionsOn } from '#server/features/feedback/review-store.ts';
import { shownAttempt } from '#server/features/feedback/shown-attempt.ts';
import { reportOf } from '#server/features/feedback/store.ts';
import { jobById } from '#server/features/jobs/store.ts';
import { reviewBy } from '#server/features/reviews/blind.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerCaller } from '#server/platform/http/route.ts';
import { type Round, roundsOfApplication } from '../held-round-store.ts';
import { type RoundMember, membersOfRounds } from '../times/round-store.ts';
import { type Card, cardsOn } from './card-store.ts';
import { isOverdue, presentCard, presentRound } from './present.ts';

type Report = OutputOf<typeof getRoundReport>;

/** What everyone said in all rounds of an application, as far as this member may see it. */
export async function showRoundReport(
  ctx: Context,
  caller: EmployerCaller,
  { applicationId }: RequestOf<typeof getRoundReport>,
): Promise<Report> {
  const { application, mustScoreFirst, mustSendCard } = await reviewBy(ctx.db, caller, applicationId);
  const rounds = await roundsOfApplication(ctx.db, applicationId);
  const ids = rounds.map(({ id }) => id);
  const members = await membersOfRounds(ctx.db, ids);
  const cards = await cardsOn(ctx.db, ids);
  const held = rounds.map((round) => ({ round, people: peopleOf(round, members, cards) }));
  const isOwn = ({ memberId }: { memberId: string | null }) => memberId === caller.id;
  const unsent = held.find(({ people }) => people.some((one) => isOwn(one) && one.card === null))?.round.id;
  // A member who has sent a card on this person has seen what was said before.
  const hidesOthers = mustSendCard || (mustScoreFirst && !cards.some(isOwn));
  const maySee = (card: Card) => isOwn(card) || !(hidesOthers || card.roundId === unsent);
  const ai = mustScoreFirst ? null : await aiRound(ctx.db, applicationId);
  if (ai !== null || cards.some((card) => maySee(card) && !isOwn(card)))
    await recordView(ctx, { applicationId, what: 'report', viewer: { kind: 'member', caller } });
  const now = ctx.clock.now();
  const job = await jobById(ctx.db, application.job_id);
  return {
    applicationId,
    candidateId: application.candidate_id,
    candidateName: (await userById(ctx.db, application.candidate_id))?.name ?? '',
    role: job?.designation ?? '',
    alternateJobId: job?.alternate_id ?? '',
    mustSendFirst: unsent ?? null,
    mustScoreFirst: hidesOthers && !mustSendCard,
    ...withAi(rounds, ai),
    rounds: held.map(({ round, people }) => ({
      ...presentRound(round),
      agreesToRecording: round.agreedAt !== null,
      isRecorded: round.isRecorded,
      people: people.map((one) => ({
        name: one.name,
        isOwn: isOwn(one),
        card: one.card && maySee(one.card) ? presentCard(round, one.card) : null,
        isSent: one.card !== null,
        isMissing: one.card === null && isOverdue(round, now),
      })),
    })),
    agreement: hidesOthers || unsent !== undefined ? null : agreementIn(rounds, cards),
  };
}

/** The participants, and anyone who sent a card but no longer takes part. */
function peopleOf(
  { id }: Round,
  members: readonly RoundMember[],
  cards: readonly Card[],
): { memberId: string | null; name: string; card: Card | null }[] {
  const sent = cards.filter(({ roundId }) => roundId === id);
  const here = members.filter(({ roundId }) => roundId === id);
  const others = sent.filter((card) => !here.some(({ memberId }) => memberId === card.memberId));
  return [
    ...here.map(({ memberId, name }) => ({
      memberId,
      name,
      card: sent.find((card) => card.memberId === memberId) ?? null,
    })),
    ...others.map((card) => ({ memberId: card.memberId, name: card.by, card })),
  ];
}

interface AiRound {
  score: number | null;
  skills: Omit<NonNullable<Report['ai']>['skills'][number], 'criterionId'>[];
}

/** The verdicts of the current report by skill, in the order of its questions. */
async function aiRound(db: Database, applicationId: string): Promise<AiRound | null> {
  const interview = await shownAttempt(db, applicationId, 'employer', undefined);
  if (!interview) return null;
  const attempt = { applicationId, attempt: interview.attempt };
  const { ready } = await reportOf(db, attempt);
  if (!ready) return null;
  const results = resultsOf(ready.report.answers, await opinionsOn(db, attempt));
  const scored = results.filter((result) => result.kind !== 'personal');
  const bySkill = Map.groupBy(scored, ({ skillName }) => skillName ?? 'Other questions');
  return {
    score: totalsOf(results).scorePercent,
    skills: [...bySkill].map(([skillName, ofSkill]) => ({
      skillName,
      ...countVerdicts(ofSkill.map(({ verdict }) => ({ answerStatus: verdict }))),
    })),
  };
}

/**
 * A criterion that occurs in several rounds is one row, with its title from the last round. A skill of the AI interview
 * goes into the row of the criterion with the same name, or otherwise into its own row.
 */
function withAi(rounds: readonly Round[], ai: AiRound | null): Pick<Report, 'criteria' | 'ai'> {
  const rows = new Map(
    rounds.flatMap(({ kit }) => kit.criteria.map(({ id, title }) => [id, title] as const)),
  );
  const folded = (name: string) => name.trim().toLowerCase();
  const skills = ai?.skills.map((skill, index) => {
    const row = [...rows].find(([, title]) => folded(title) === folded(skill.skillName));
    const criterionId = row?.[0] ?? `skill ${index}`;
    if (!row) rows.set(criterionId, skill.skillName);
    return { ...skill, criterionId };
  });
  return {
    criteria: [...rows].map(([criterionId, title]) => ({ criterionId, title })),
    ai: ai && { score: ai.score, skills: skills ?? [] },
  };
}

/** As plain counts: there are too few criteria for a statistical figure. */
function agreementIn(rounds: readonly Round[], cards: readonly Card[]): Report['agreement'] {
  const judged = rounds.flatMap((round) => {
    const here = cards.filter(({ roundId }) => roundId === round.id);
    return round.kit.criteria.flatMap(({ id, title }) => {
      const levels = here.flatMap(
        (card) => card.levels.find(({ criterionId }) => criterionId === id)?.level ?? [],
      );
      if (levels.length < 2) return [];
      return [{ round: round.round, title, distance: Math.max(...levels) - Math.min(...levels) }];
    });
  });
  return {
    criteria: judged.length,
    same: judged.filter(({ distance }) => distance === 0).length,
    apart: judged.filter(({ distance }) => distance >= 2).map(({ round, title }) => ({ round, title })),
  };
}
