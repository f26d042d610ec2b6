import { readSmall } from '#web/api/small-client.ts';
import { dismissedNotice } from '#web/ui/shell/dismissed-notice.ts';

export interface Notice {
  noticeId: string;
  text: string;
}

/** Shows what the people who run the installation tell everybody. Pages are made before it is written, so it is asked for. */
export async function tellNotice(): Promise<void> {
  const answer = await readSmall<{ notice: Notice | null }>('operator/getNotice', {});
  const notice = answer?.notice ?? null;
  if (notice === null || notice.noticeId === dismissedNotice()) return;
  const { showNotice } = await import('./show-notice.ts');
  showNotice(notice);
}
