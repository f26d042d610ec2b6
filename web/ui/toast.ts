import { createElement, lazy, Suspense, type ComponentType } from 'react';
import { TOAST_MS } from '#contract/shared/limits.ts';
import { publicPageAt } from '#contract/shared/paths.ts';
import { announce } from './announce.ts';
import type { Toast, ToastKind } from './later/toasts.tsx';
import { untilLoaded } from './lazy-at-once.ts';

export const loadToasts = () => import('./later/toasts.tsx');

let want = () => {};
const isWanted = new Promise<void>((resolve) => {
  want = resolve;
});

const Toasts = lazy(async (): Promise<{ default: ComponentType }> => {
  await isWanted;
  try {
    return { default: (await untilLoaded(loadToasts)).Toasts };
  } catch (error) {
    // A page without toasts is better than none.
    console.error(error);
    return { default: () => null };
  }
});

export const Toaster = () => createElement(Suspense, { fallback: null }, createElement(Toasts));

function show(toast: Toast): void {
  want();
  void untilLoaded(loadToasts).then(({ showToast }) => showToast(toast));
}

const say = (kind: ToastKind) => (message: string) => show({ kind, message, closesAfterMs: TOAST_MS });

/** An alert is announced when it appears. Other notices are silent in some screen readers unless they are announced. */
const announceAndSay = (message: string) => {
  announce(message);
  say('success')(message);
};

/** The key of a message for the next document in this tab. */
const NEXT_DOCUMENT = 'toast';

/** Shows the message left by the previous document. */
export function tellKeptToast(): void {
  const message = sessionStorage.getItem(NEXT_DOCUMENT);
  sessionStorage.removeItem(NEXT_DOCUMENT);
  if (message !== null) announceAndSay(message);
}

/** A short sentence that disappears by itself after enough time to read it. */
export const toast = {
  success: announceAndSay,
  /**
   * Call before navigating to this page. A public page is a new document, so the client's next page shows the message.
   */
  successBefore: (page: string, message: string) => {
    if (publicPageAt(page) === null) announceAndSay(message);
    else sessionStorage.setItem(NEXT_DOCUMENT, message);
  },
  danger: say('danger'),
  warning: say('warning'),
  /** A toast with a button in it, hidden while a dialog is open. It stays longer, and can be hidden by its id. */
  offer: (id: string, message: Toast['message'], closesAfterMs: number) =>
    show({ id, kind: 'success', isOffer: true, message, closesAfterMs }),
  hide: (id: string) => void loadToasts().then(({ hideToast }) => hideToast(id)),
};
