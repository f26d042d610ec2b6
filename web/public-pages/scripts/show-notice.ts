import { dismissNotice } from '#web/ui/shell/dismissed-notice.ts';
import classes from '#web/ui/shell/instance-notice.module.css';
import type { Notice } from './notice.ts';

/** Puts the notice above the content, in place of the one that the page came with. Seldom there is one, so it brings its own style. */
export function showNotice({ noticeId, text }: Notice): void {
  const main = document.querySelector<HTMLElement>('main');
  if (!main) return;
  const aside = document.createElement('aside');
  aside.className = classes['notice'] ?? '';
  aside.ariaLabel = 'Notice';
  const sentence = document.createElement('p');
  sentence.textContent = text;
  const dismiss = document.createElement('button');
  dismiss.type = 'button';
  dismiss.className = classes['dismiss'] ?? '';
  dismiss.textContent = 'Dismiss';
  dismiss.addEventListener('click', () => {
    dismissNotice(noticeId);
    aside.remove();
    main.focus();
  });
  aside.append(sentence, dismiss);
  document.querySelector('aside[data-notice]')?.remove();
  main.before(aside);
}
