const FAILED = /error|unavailable|^\s*503\b/i;

/**
 * The criteria match as lists show it: two decimals, and '-' where there is nothing to show: not computed yet, failed,
 * or 0. What is no number otherwise counts as 0 percent.
 */
export function criteriaText(value: number | string | null): string {
  if (value === null || value === '' || isFailure(value)) return '-';
  const percent = Number(value);
  if (percent === 0) return '-';
  return `${(Number.isNaN(percent) ? 0 : percent).toFixed(2)}%`;
}

/** For sorting: what has no figure comes below everything that has one. */
export function criteriaRank(value: number | string | null): number {
  if (value === null || value === '' || isFailure(value)) return -1;
  const percent = Number(value);
  return Number.isNaN(percent) ? 0 : percent;
}

const isFailure = (value: number | string): boolean => typeof value === 'string' && FAILED.test(value);
