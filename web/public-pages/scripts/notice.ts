import { readSmall } from '#web/api/small-client.ts';
import { dismissNotice, dismissedNotice } from '#web/ui/shell/dismissed-notice.ts';

interface Notice {
  noticeId: string;
  text: string;
}

/** Shows what the people who run the installation tell everybody. Pages are made before it is written, so it is asked for. */
export async function showNotice(place: HTMLElement): Promise<void> {
  const answer = await readSmall<{ notice: Notice | null }>('operator/getNotice', {});
  const notice = answer?.notice ?? null;
  const sentence = place.querySelector('p');
  if (notice === null || sentence === null || notice.noticeId === dismissedNotice()) return;
  sentence.textContent = notice.text;
  place.hidden = false;
  place.querySelector('button')?.addEventListener('click', () => {
    dismissNotice(notice.noticeId);
    place.hidden = true;
    document.getElementById('main')?.focus();
  });
}
