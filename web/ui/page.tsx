import { useEffect, type ReactNode } from 'react';
import { Anchor, Group, Title } from '@mantine/core';
import { Link, type To } from 'react-router';
import * as said from '#contract/messages/en/ui.ts';
import classes from './page.module.css';

export interface PageProps {
  title: string;
  /** The title of the window, if it says more, such as the step. */
  windowTitle?: string | undefined;
  /** One sentence under the title. */
  lead?: ReactNode;
  /** Links to the parent pages, without this page itself. */
  breadcrumbs?: readonly { label: string; to: To }[];
  actions?: ReactNode;
  /** 'reading' limits the line length, 'form' suits fields, 'work' is for lists that people work in. */
  width?: 'full' | 'form' | 'reading' | 'work';
  children: ReactNode;
}

/** The frame of every page: its title on the page and in the window, the breadcrumbs, and the actions. */
export function Page({
  title,
  windowTitle = title,
  lead,
  breadcrumbs,
  actions,
  width = 'full',
  children,
}: PageProps) {
  useTitle(windowTitle);
  return (
    <div className={classes.page} data-width={width}>
      <header className={classes.head}>
        <div className={classes.headings}>
          {breadcrumbs && breadcrumbs.length > 0 ? (
            <nav aria-label={said.breadcrumb()} className={classes.breadcrumbs}>
              {breadcrumbs.map((crumb) => (
                <Anchor key={crumb.label} component={Link} to={crumb.to} size="sm">
                  {crumb.label}
                </Anchor>
              ))}
              <span aria-current="page" className={classes.here}>
                {title}
              </span>
            </nav>
          ) : null}
          <Title order={1} fz="clamp(1.75rem, 1.4rem + 1.5vw, 2.25rem)">
            {title}
          </Title>
          {lead ? <p className={classes.lead}>{lead}</p> : null}
        </div>
        {actions ? <Group gap="sm">{actions}</Group> : null}
      </header>
      {children}
    </div>
  );
}

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Roundone`;
  }, [title]);
}

export function Section({
  title,
  order = 2,
  actions,
  children,
}: {
  title: string;
  /** 3 below the heading of a card. */
  order?: 2 | 3;
  actions?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className={classes.section} data-order={order}>
      <div className={classes.sectionHead}>
        <Title order={order} size={`h${order + 1}` as 'h3' | 'h4'}>
          {title}
        </Title>
        {actions ? <Group gap="sm">{actions}</Group> : null}
      </div>
      {children}
    </section>
  );
}
