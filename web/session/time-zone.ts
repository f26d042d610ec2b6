import { useEffect } from 'react';
import { setTimeZone } from '#contract/notices.ts';
import { useSend } from '#web/api/hooks.ts';
import { viewerZone } from '#web/ui/dates.ts';
import { useSession } from './session.ts';
import { isTimeZoneTold, noteTimeZoneTold } from './storage.ts';

/** Tells the server once in which time zone this person is, so that mails write times in it. */
export function useTellTimeZone(): void {
  const { userId } = useSession();
  // What fails now is tried again when the next page is loaded.
  const { mutate } = useSend(setTimeZone, { whenSignedOut: 'keep-page' });
  useEffect(() => {
    const timeZone = viewerZone();
    if (userId === null || isTimeZoneTold(userId, timeZone)) return;
    mutate({ timeZone }, { onSuccess: () => noteTimeZoneTold(userId, timeZone) });
  }, [userId, mutate]);
}
