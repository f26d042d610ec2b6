import * as said from '#contract/messages/en/decisions.ts';
import { Alert, Checkbox } from '@mantine/core';

export interface NoticeGivenProps {
  /** Why the interview may not open then. */
  why: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  isForMany?: boolean;
}

/**
 * Shown where a law requires days between telling a candidate about the tool and using it: the company confirms that it
 * gave notice earlier.
 */
export function NoticeGiven({ why, checked, onChange, isForMany = false }: NoticeGivenProps) {
  return (
    <>
      <Alert color="amber" role="alert">
        {why}
      </Alert>
      <Checkbox
        label={isForMany ? said.toldBeforeMany() : said.toldBefore()}
        description={said.toldBeforeHint()}
        checked={checked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    </>
  );
}
