/** A measured figure with its target. */
export interface Figure {
  what: string;
  value: number;
  unit: string;
  aim: number;
  /** Whether higher is better. Otherwise lower is better. */
  isShare?: boolean;
  /** What it was compared with in the same run, and other circumstances. */
  beside?: string;
}

export const holds = ({ value, aim, isShare = false }: Figure): boolean =>
  isShare ? value >= aim : value <= aim;

export const asRow = (figure: Figure): string => {
  const { what, value, unit, aim, isShare = false, beside = '' } = figure;
  const limit = `${isShare ? 'at least' : 'at most'} ${aim} ${unit}`.trim();
  const measured = `${value.toFixed(2)} ${unit}`.trim();
  return `| ${what} | ${measured} | ${limit} | ${beside} | ${holds(figure) ? 'holds' : 'MISSED'} |`;
};

export const TABLE_HEAD = '| What | Measured | Aim | Beside it, in the same run | |\n|---|---|---|---|---|';

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/**
 * The value that this share (0 to 1) of the values does not exceed: the nearest rank, or infinity if there are no
 * values.
 */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Infinity;
