import { useEffect, type ReactNode } from 'react';
import { Anchor, Title } from '@mantine/core';
import { Link, type To } from 'react-router';
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
  /** 'reading' limits the length of lines, 'form' suits fields, 'work' is for lists that people work in. */
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
            <nav aria-label="Breadcrumb" className={classes.breadcrumbs}>
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
          <Title order={1} className={classes.title}>
            {title}
          </Title>
          {lead ? <p className={classes.lead}>{lead}</p> : null}
        </div>
        {actions ? <div className={classes.actions}>{actions}</div> : null}
      </header>
      {children}
    </div>
  );
}

/** Sets the title of the window. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Roundone`;
  }, [title]);
}

/** A part of a page with its own heading. */
export function Section({
  title,
  actions,
  children,
}: {
  title: string;
  actions?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className={classes.section}>
      <div className={classes.sectionHead}>
        <Title order={2} size="h3">
          {title}
        </Title>
        {actions ? <div className={classes.actions}>{actions}</div> : null}
      </div>
      {children}
    </section>
  );
}
