import { readSmall } from '#web/api/small-client.ts';
import { dismissedNotice } from '#web/ui/shell/dismissed-notice.ts';

export interface Notice {
  noticeId: string;
  text: string;
}

/** Shows what the people who run the installation tell everybody. Pages are made before it is written, so it is asked for. */
export async function tellNotice(): Promise<void> {
  const notice = await readNotice();
  if (notice === null || notice.noticeId === dismissedNotice()) return;
  const { showNotice } = await import('./show-notice.ts');
  showNotice(notice);
}

async function readNotice(): Promise<Notice | null> {
  try {
    const answer = await readSmall<{ notice: Notice | null }>('operator/getNotice', {});
    return answer?.notice ?? null;
  } catch (failure) {
    // The network is gone, or the visitor leaves. The page needs no notice.
    if (failure instanceof TypeError) return null;
    throw failure;
  }
}
