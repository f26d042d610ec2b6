import * as said from '#contract/messages/en/applications.ts';
import { CRITERIA_FAILED, type criteriaMatch, type criteriaParts } from '#contract/job/criteria.ts';

import type { z } from 'zod';
import { masterName } from '#server/features/masters/master-name.ts';
import type { Requirement } from '#server/features/analysis/criteria/match.ts';
import type { ListedApplication } from './store.ts';

type Criteria = Pick<ListedApplication, 'criteria_parts' | 'criteria_percent' | 'criteria_failed'>;
type Part = z.input<typeof criteriaParts>[number];

const requiredOf = (parts: readonly Requirement[]): Requirement[] =>
  parts.filter(({ isRequired }) => isRequired);

/** Null if not computed yet, or a text that says it failed: an error on our side never counts as 0 points. */
export function presentCriteria(row: Criteria): z.input<z.ZodObject<typeof criteriaMatch>> {
  if (row.criteria_failed) return { criteriaMatches: CRITERIA_FAILED, criteriaSummary: null };
  return { criteriaMatches: row.criteria_percent, criteriaSummary: summaryOf(row.criteria_parts ?? []) };
}

function summaryOf(parts: readonly Requirement[]): string | null {
  if (parts.length === 0) return null;
  const required = requiredOf(parts);
  if (required.length === 0) return said.nothingToCompare();
  if (required.some(({ state }) => state === 'resume-unread')) return said.resumeUnread();
  const found = required.filter(({ state }) => state === 'found').length;
  return said.requirementsFound({ found, total: required.length });
}

/** The evidence quotes the resume, which members without access to contact data may not see. */
export function presentCriteriaParts({ criteria_parts: parts }: Criteria, seesContacts: boolean): Part[] {
  const all = parts ?? [];
  const share = Math.round(10_000 / Math.max(1, requiredOf(all).length)) / 100;
  return all.map((part) => {
    const { state } = part;
    return {
      label: labelOf(part),
      state,
      weight: part.isRequired ? share : 0,
      met: state === 'found' ? 1 : 0,
      evidence: seesContacts ? evidenceOf(part) : '',
    };
  });
}

function labelOf({ kind, name, isRequired, asked = 0 }: Requirement): string {
  if (kind === 'education') return masterName(name);
  const what = kind === 'skill' ? name : said.timeOf({ time: duration(asked), skill: name });
  return isRequired ? said.required({ what }) : said.preferred({ what });
}

function evidenceOf({ kind, state, quote, found = 0 }: Requirement): string {
  const says = quote === '' ? '' : said.resumeSays({ quote });
  if (state === 'resume-unread') return said.evidenceUnread();
  if (state === 'dates-unread') return said.datesUnread();
  if (kind === 'experience' && found > 0) return said.timeFound({ time: duration(found), quote: says });
  if (state === 'missing') return said.notInResume();
  if (state === 'named' && quote === '') return said.inProfileOnly();
  return says;
}

function duration(months: number): string {
  const years = Math.floor(months / 12);
  const rest = Math.round(months % 12);
  return [
    ...(years > 0 ? [said.years({ count: years })] : []),
    ...(rest > 0 || years === 0 ? [said.months({ count: rest })] : []),
  ].join(' ');
}
