const KEY = 'noticeDismissed';

/** The id of the operator's banner dismissed in this browser. Null if the browser stores nothing for this site. */
export function dismissedBanner(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch (failure) {
    if (failure instanceof DOMException) return null;
    throw failure;
  }
}

export function dismissBanner(noticeId: string): void {
  try {
    localStorage.setItem(KEY, noticeId);
  } catch (failure) {
    // The browser stores nothing for this site, so the next page shows the banner again.
    if (!(failure instanceof DOMException)) throw failure;
  }
}
