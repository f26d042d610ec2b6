import { readSmall } from '#web/api/small-client.ts';
import { dismissedBanner } from '#web/ui/shell/dismissed-banner.ts';

export interface Banner {
  noticeId: string;
  text: string;
}

/**
 * Shows the operators' announcement. Pages rendered by the server already have it. Pages of the build were made before
 * it was written, so it is fetched.
 */
export async function tellBanner(): Promise<void> {
  const there = document.querySelector<HTMLElement>('aside[data-banner]');
  const banner = there
    ? { noticeId: there.dataset['banner'] ?? '', text: there.textContent ?? '' }
    : await readBanner();
  if (banner === null) return;
  if (banner.noticeId === dismissedBanner()) {
    there?.remove();
    return;
  }
  const { showBanner } = await import('./show-banner.ts');
  showBanner(banner);
}

async function readBanner(): Promise<Banner | null> {
  try {
    const answer = await readSmall<{ notice: Banner | null }>('operator/getNotice', {});
    return answer?.notice ?? null;
  } catch (failure) {
    // The network is down, or the visitor is leaving. The page doesn't need the banner.
    if (failure instanceof TypeError) return null;
    throw failure;
  }
}
