import { Alert, Checkbox } from '@mantine/core';

export interface NoticeGivenProps {
  /** Why the interview may not open then. */
  why: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  isForMany?: boolean;
}

/** Shown where a law wants days between telling a candidate of the tool and using it: the company confirms an earlier notice. */
export function NoticeGiven({ why, checked, onChange, isForMany = false }: NoticeGivenProps) {
  return (
    <>
      <Alert color="amber" role="alert">
        {why}
      </Alert>
      <Checkbox
        label={
          isForMany
            ? 'These candidates were told before they applied'
            : 'This candidate was told before applying'
        }
        description="It stands in the history of the application."
        checked={checked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    </>
  );
}
