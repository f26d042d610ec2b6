import { useState } from 'react';
import { ApiError } from '#web/api/api-error.ts';
import { PasskeyNotUsed } from './passkey-support.ts';

/** Runs several calls in sequence behind one button, and reports whether they are running and what went wrong. */
export function useSteps() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const run = async (steps: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      await steps();
    } catch (error) {
      if (!(error instanceof ApiError) && !(error instanceof PasskeyNotUsed)) throw error;
      setProblem(error.message);
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, run, clear: () => setProblem(null) };
}
