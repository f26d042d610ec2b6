import { formatDate, formatDateTime, viewerZone } from './dates.ts';

export interface DateTextProps {
  /** An ISO timestamp or milliseconds since the epoch. Shown as '-' if missing. */
  value: string | number | null | undefined;
  /** Adds the time and the zone's name. */
  withTime?: boolean;
}

export function DateText({ value, withTime = false }: DateTextProps) {
  const text = withTime ? formatDateTime(value) : formatDate(value);
  if (text === '-' || value === null || value === undefined) return <span>-</span>;
  return (
    <time dateTime={new Date(value).toISOString()} title={withTime ? `${text} (${viewerZone()})` : undefined}>
      {text}
    </time>
  );
}
