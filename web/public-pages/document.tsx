import type { ReactNode } from 'react';
import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { language } from '#contract/messages/message.ts';
import * as shell from '#contract/messages/en/shell.ts';
import type { Role } from '#contract/shared/audience.ts';
import { publicJobPath } from '#contract/shared/paths.ts';
import type { PageAssets } from '#contract/job/public-pages.ts';
import { theme } from '#web/theme/theme.ts';
import { Footer } from '#web/ui/shell/footer.tsx';
import classes from '#web/ui/shell/app-shell.module.css';
import { PublicHeader, type PublicHeaderProps } from './header.tsx';

interface Doc {
  /** The path of the page, for the menu. */
  path: string;
  /** The elements of the head that describe the page, as HTML. */
  head: string;
  assets: PageAssets;
  /** The address of the job shown. After signing in from the page, people return to it. */
  returnTo?: string | undefined;
  /** Whether the sign-in links are for people looking for a job. */
  seeksJob?: boolean;
  children: ReactNode;
}

/** A whole page as HTML. It can be read and used before its script runs, or without it. */
export function renderDocument({ path, head, assets, returnTo, seeksJob = false, children }: Doc): string {
  const [before, after] = frameOf(path, seeksJob ? 'candidate' : 'employer', returnTo);
  const body = `${before}${render(children)}${after}`;
  return `<!doctype html>
<html lang="${language()}" data-mantine-color-scheme="light">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="theme-color" content="#faf6ef" media="(prefers-color-scheme: light)" />
    <meta name="theme-color" content="#1f1c1a" media="(prefers-color-scheme: dark)" />
    <link rel="icon" type="image/svg+xml" href="/favicon.svg" />${head}
    ${assets.fonts.map((font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}" />`).join('\n    ')}
    <link rel="stylesheet" href="${assets.styles}" />
    <script src="/color-scheme.js"></script>
    <script type="module" src="${assets.script}"></script>
  </head>
  <body>${body}</body>
</html>
`;
}

const render = (content: ReactNode): string =>
  renderToStaticMarkup(
    // The variables are in the style sheet: scripts/build-public-pages.ts.
    <MantineProvider theme={theme} withCssVariables={false} withGlobalClasses={false}>
      <MemoryRouter>{content}</MemoryRouter>
    </MantineProvider>,
  );

const CONTENT = 'the-content-of-the-page';
const ANY_JOB = 'ANY-JOB';
const frames = new Map<string, string>();

/**
 * The parts before and after the content. Rendered once for each path and role, because they take longer than most
 * content.
 */
function frameOf(path: string, role: Role, returnTo: string | undefined): readonly [string, string] {
  const toAny = returnTo === undefined ? undefined : publicJobPath(ANY_JOB);
  const key = JSON.stringify([path, role, toAny]);
  const frame = frames.get(key) ?? render(<Frame path={path} role={role} returnTo={toAny} />);
  frames.set(key, frame);
  const [before = '', after = ''] = frame
    .replaceAll(encodeURIComponent(publicJobPath(ANY_JOB)), encodeURIComponent(returnTo ?? ''))
    .split(CONTENT, 2);
  return [before, after];
}

function Frame(header: PublicHeaderProps) {
  return (
    <div className={classes.shell}>
      <a href="#main" className={classes.skip}>
        {shell.skip()}
      </a>
      <PublicHeader {...header} />
      <main id="main" tabIndex={-1} className={classes.main}>
        {CONTENT}
      </main>
      <Footer />
    </div>
  );
}
