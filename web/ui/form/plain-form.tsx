import { useState, type ComponentProps } from 'react';
import { ErrorSummary } from './error-summary.tsx';

/** A form that checks its own values. Each attempt to submit moves the focus to its errors, if there are any. */
export function PlainForm({ onSubmit, children, ...form }: ComponentProps<'form'>) {
  const [attempts, setAttempts] = useState(0);
  return (
    <form
      {...form}
      noValidate
      onSubmit={(event) => {
        setAttempts((count) => count + 1);
        return onSubmit?.(event);
      }}
    >
      <ErrorSummary attempt={attempts} />
      {children}
    </form>
  );
}
