const FAILED = /error|unavailable|^\s*503\b/i;

/** Two decimals, or '-' if it is not computed yet, has failed, or is 0. Any other text counts as 0 percent. */
export function criteriaText(value: number | string | null): string {
  if (value === null || value === '' || isFailure(value)) return '-';
  const percent = Number(value);
  if (percent === 0) return '-';
  return `${(Number.isNaN(percent) ? 0 : percent).toFixed(2)}%`;
}

/** The percentage and what it is based on: "66.67%: 4 of 6 requirements found in the resume". */
export function summaryText(match: {
  criteriaMatches: number | string | null;
  criteriaSummary: string | null;
}): string {
  const percent = criteriaText(match.criteriaMatches);
  if (match.criteriaSummary === null) return percent;
  return percent === '-' ? match.criteriaSummary : `${percent}: ${match.criteriaSummary}`;
}

const isFailure = (value: number | string): boolean => typeof value === 'string' && FAILED.test(value);
