import * as common from '#contract/messages/en/common.ts';
import * as said from '#contract/messages/en/public.ts';
import * as shell from '#contract/messages/en/shell.ts';
import type { Role } from '#contract/shared/audience.ts';
import { PATHS } from '#contract/shared/paths.ts';
import type { Session } from '#web/session/stored-session.ts';
import { HOMES, menuFor, type MenuLink } from '#web/ui/shell/menus.ts';

/** Changes the header, and the list of the person's pages on the sitemap, for signed-in people. */
export function showSignedIn({ name, memberRole, isOperator }: Session, role: Role): void {
  const menu = menuFor(role, memberRole, isOperator);
  const own = [
    ...menu.flatMap((entry) => ('links' in entry ? entry.links : [entry])),
    { label: common.account(), to: PATHS.account },
    { label: common.mailPreferences(), to: PATHS.mailPreferences },
  ];
  for (const ofVisitors of all('[data-doors], [data-language-choice]')) ofVisitors.hidden = true;
  for (const home of document.querySelectorAll<HTMLAnchorElement>('a[data-home]')) home.href = HOMES[role];
  for (const shown of all('[data-name]')) shown.textContent = name;
  for (const welcome of all('[data-welcome]')) {
    welcome.hidden = false;
    welcome.title = name;
  }
  for (const title of all('[data-menu-title]')) title.textContent = shell.welcome({ name });
  for (const burger of all('[data-burger]')) burger.dataset['always'] = '';
  fill(
    '[data-menu]',
    menu.flatMap((entry) => ('links' in entry ? [] : [entry])),
  );
  fill('[data-drawer-links]', own);
  for (const section of all('[data-start]')) {
    const heading = section.querySelector('h2');
    if (heading) heading.textContent = said.yourPages();
  }
  fill('[data-start] ul', own);
}

const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector);

/** Puts these links into the element. Each is a copy of the first link already there. */
function fill(selector: string, links: readonly MenuLink[]): void {
  for (const list of all(selector)) {
    const model = list.firstElementChild;
    if (!model) continue;
    list.replaceChildren(
      ...links.map(({ label, to }) => {
        const entry = model.cloneNode(true) as HTMLElement;
        const link = entry instanceof HTMLAnchorElement ? entry : entry.querySelector('a');
        if (link) {
          link.href = to;
          link.textContent = label;
          link.removeAttribute('aria-current');
        }
        return entry;
      }),
    );
  }
}
