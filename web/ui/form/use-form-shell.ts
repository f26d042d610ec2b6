import { useState } from 'react';
import { fieldErrors, type ApiError } from '#web/api/api-error.ts';
import { toast } from '#web/ui/toast.ts';
import type { Errors } from './check.ts';

export interface FormShellOptions {
  /** Puts what the server found wrong beside the fields. */
  setErrors: (errors: Errors) => void;
  /** Where the server's sentence stands. */
  told: 'modal' | 'notice' | 'toast';
  /** Leaves the sentence out where a field says what is wrong. */
  besideFieldOnly?: boolean;
}

export interface FormShell {
  told: FormShellOptions['told'];
  /** Counts what failed: each leads to the first field with an error. */
  failures: number;
  /** The server's sentence, for the modal or the notice. */
  failure: string | null;
  clearFailure: () => void;
  /** Something in the form is wrong, so it was not sent. */
  invalid: () => void;
  /** The server said no. `sentence` stands for its own. */
  refused: (error: ApiError, sentence?: string) => void;
}

/** What becomes of a form that is not taken: the same for every form. `Form` shows it. */
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
