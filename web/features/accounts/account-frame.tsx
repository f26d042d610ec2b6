import type { ReactNode } from 'react';
import { Title } from '@mantine/core';
import { useTitle } from '#web/ui/page.tsx';
import { Waveform } from '#web/ui/waveform.tsx';
import classes from './accounts.module.css';

/** The layout that the pages around an account share: a short text beside one box. */
export function AccountFrame({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}) {
  useTitle(title);
  return (
    <div className={classes.frame}>
      <aside className={classes.aside}>
        <Waveform height={56} />
        <p className={classes.saying}>A first round in which everyone is heard.</p>
        <p className={classes.note}>
          The same questions for every applicant, answered aloud, and a report that shows the words behind
          each verdict.
        </p>
      </aside>
      <div className={classes.place}>
        <div className={classes.box}>
          <Title order={1} className={classes.title}>
            {title}
          </Title>
          {lead ? <p className={classes.lead}>{lead}</p> : null}
          {children}
        </div>
      </div>
    </div>
  );
}
