import { useEffect } from 'react';
import { setTimeZone } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import { viewerZone } from '#web/ui/dates.ts';
import { useSession } from './session.ts';
import { isTimeZoneTold, noteTimeZoneTold } from './storage.ts';

/** Sends the person's time zone to the server once. Emails use it for times. */
export function useTellTimeZone(): void {
  const { userId } = useSession();
  // If this fails, the next page load tries again.
  const { mutate } = useSend(setTimeZone, { whenSignedOut: 'keep-page' });
  useEffect(() => {
    const timeZone = viewerZone();
    if (userId === null || isTimeZoneTold(userId, timeZone)) return;
    mutate({ timeZone }, { onSuccess: () => noteTimeZoneTold(userId, timeZone) });
  }, [userId, mutate]);
}
