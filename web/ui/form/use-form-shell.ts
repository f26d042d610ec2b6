import { useState } from 'react';
import { fieldErrors, type ApiError } from '#web/api/api-error.ts';
import { toast } from '#web/ui/toast.ts';
import type { Errors } from './check.ts';

export interface FormShellOptions {
  /** Shows the server's errors beside the fields. */
  setErrors: (errors: Errors) => void;
  /** Where the server's message is shown. */
  told: 'modal' | 'notice' | 'toast';
  /** Omits the message if a field shows its own error. */
  besideFieldOnly?: boolean;
}

export interface FormShell {
  told: FormShellOptions['told'];
  /** The number of failed attempts. Each one moves the focus to the errors. */
  failures: number;
  /** The server's message, for the modal or the notice. */
  failure: string | null;
  clearFailure: () => void;
  /** The form has an error found in the browser, so it was not sent. */
  invalid: () => void;
  /** The server refused. `sentence` replaces its message. */
  refused: (error: ApiError, sentence?: string) => void;
}

/** The handling of a refused form, the same for every form. `Form` shows the result. */
export function useFormShell({ setErrors, told, besideFieldOnly = false }: FormShellOptions): FormShell {
  const [failures, setFailures] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const invalid = () => setFailures((count) => count + 1);
  return {
    told,
    failures,
    failure,
    clearFailure: () => setFailure(null),
    invalid,
    refused: (error, sentence = error.message) => {
      const errors = fieldErrors(error);
      setErrors(errors);
      invalid();
      if (besideFieldOnly && Object.keys(errors).length > 0) return;
      if (told === 'toast') toast.danger(sentence);
      else setFailure(sentence);
    },
  };
}
