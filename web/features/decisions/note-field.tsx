import { NOTE_MAX } from '#contract/shared/limits.ts';
import { LimitedTextarea } from '#web/ui/limited-textarea.tsx';

interface NoteFieldProps {
  value: string;
  onChange: (note: string) => void;
  error: string | undefined;
}

/** What colleagues read of a decision in the history. */
export function NoteField({ value, onChange, error }: NoteFieldProps) {
  return (
    <LimitedTextarea
      label="Note for your colleagues (optional)"
      description="It stays in the history of the applicant. Candidates never see it."
      autosize
      minRows={2}
      maxRows={6}
      limit={NOTE_MAX}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      error={error}
    />
  );
}
