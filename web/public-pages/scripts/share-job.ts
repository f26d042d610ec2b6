import * as said from '#contract/messages/en/public.ts';

/** Activates the buttons that share the job, through the device's own dialog or by copying the link. */
export function offerSharing(job: HTMLElement): void {
  const url = job.dataset['shareUrl'] ?? '';
  const title = job.dataset['shareTitle'] ?? '';
  const told = job.querySelector<HTMLElement>('[data-shared]');
  const tell = (text: string) => {
    if (!told) return;
    told.textContent = text;
    told.hidden = false;
  };
  const share = async () => {
    if (typeof navigator.share === 'function') {
      try {
        await navigator.share({ title, url });
        return;
      } catch (failure) {
        // The person closed the device's dialog. That is not an error.
        if (failure instanceof DOMException && failure.name === 'AbortError') return;
      }
    }
    try {
      await navigator.clipboard.writeText(url);
      tell(said.linkCopied());
    } catch {
      // On plain HTTP, browsers don't let a page write to the clipboard.
      tell(said.copyLink({ url }));
    }
  };
  for (const button of document.querySelectorAll<HTMLElement>('[data-share]')) {
    delete button.dataset['waiting'];
    button.addEventListener('click', () => void share());
  }
}
