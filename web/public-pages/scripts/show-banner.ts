import * as common from '#contract/messages/en/common.ts';
import * as shell from '#contract/messages/en/shell.ts';
import { dismissBanner } from '#web/ui/shell/dismissed-banner.ts';
import classes from '#web/ui/shell/banner.module.css';
import type { Banner } from './banner.ts';

/**
 * Puts the banner above the content, replacing the one that the page came with. Banners are rare, so it brings its own
 * style.
 */
export function showBanner({ noticeId, text }: Banner): void {
  const main = document.querySelector<HTMLElement>('main');
  if (!main) return;
  const aside = document.createElement('aside');
  aside.className = classes['banner'] ?? '';
  aside.ariaLabel = shell.notice();
  const sentence = document.createElement('p');
  sentence.textContent = text;
  const dismiss = document.createElement('button');
  dismiss.type = 'button';
  dismiss.className = classes['dismiss'] ?? '';
  dismiss.textContent = common.dismiss();
  dismiss.addEventListener('click', () => {
    dismissBanner(noticeId);
    aside.remove();
    main.focus();
  });
  aside.append(sentence, dismiss);
  document.querySelector('aside[data-banner]')?.remove();
  main.before(aside);
}
