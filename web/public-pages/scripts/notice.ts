import { readSmall } from '#web/api/small-client.ts';
import { dismissedNotice } from '#web/ui/shell/dismissed-notice.ts';

export interface Notice {
  noticeId: string;
  text: string;
}

/**
 * Shows what the people who run the installation tell everybody. The pages that the server renders have it already; those
 * of the build were made before it was written, so it is asked for.
 */
export async function tellNotice(): Promise<void> {
  const there = document.querySelector<HTMLElement>('aside[data-notice]');
  const notice = there
    ? { noticeId: there.dataset['notice'] ?? '', text: there.textContent ?? '' }
    : await readNotice();
  if (notice === null) return;
  if (notice.noticeId === dismissedNotice()) {
    there?.remove();
    return;
  }
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
