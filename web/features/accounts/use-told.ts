import type { RefObject } from 'react';
import type { Call } from '#web/api/call.ts';
import { useSend } from '#web/api/hooks.ts';
import { toast } from '#web/ui/toast.ts';

interface Around {
  /** Closes the dialog that asked. */
  close?: () => void;
  /** Gets the focus after a success, because the pressed button is gone. */
  place?: RefObject<HTMLElement | null>;
}

/** A call behind a button. The server's message appears in a toast. */
export function useTold<C extends Call>(call: C, refreshes: readonly Call[], { close, place }: Around = {}) {
  return useSend(call, {
    refreshes,
    onSuccess: ({ message }) => {
      close?.();
      toast.success(message);
      place?.current?.focus();
    },
    onError: (error) => {
      close?.();
      toast.danger(error.message);
    },
  });
}
