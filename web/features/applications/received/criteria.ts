import { percent } from '#web/ui/percent.ts';

const FAILED = /error|unavailable|^\s*503\b/i;

/** Two decimals unless a place is narrow, or '-' if it is not computed yet, has failed, or is 0. Any other text counts as 0 percent. */
export function criteriaText(value: number | string | null, decimals = 2): string {
  if (value === null || value === '' || isFailure(value)) return '-';
  const points = Number(value);
  if (points === 0) return '-';
  return percent(Number.isNaN(points) ? 0 : points / 100, decimals);
}

/** The percentage and what it is based on: "66.67%: 4 of 6 requirements found in the resume". */
export function summaryText(match: {
  criteriaMatches: number | string | null;
  criteriaSummary: string | null;
}): string {
  const share = criteriaText(match.criteriaMatches);
  if (match.criteriaSummary === null) return share;
  return share === '-' ? match.criteriaSummary : `${share}: ${match.criteriaSummary}`;
}

const isFailure = (value: number | string): boolean => typeof value === 'string' && FAILED.test(value);
