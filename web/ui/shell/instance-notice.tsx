import { useState } from 'react';
import { getCompany, getNotice } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { useSession } from '#web/session/session.ts';
import { dismissNotice, dismissedNotice } from './dismissed-notice.ts';
import classes from './instance-notice.module.css';

const FRESH_MS = 300_000;

/** What the people who run the installation tell everybody, until it is dismissed; and why a company is down. */
export function InstanceNotice() {
  const { data } = useRead(getNotice, {}, { staleTime: FRESH_MS });
  const isEmployer = useSession().role === 'employer';
  const company = useRead(getCompany, {}, { enabled: isEmployer, staleTime: FRESH_MS });
  const [dismissed, setDismissed] = useState(dismissedNotice);
  const notice = data?.notice ?? null;
  const reason = company.data?.takenDownReason ?? null;
  return (
    <>
      {reason === null ? null : (
        <aside className={classes.notice} aria-label="Your company">
          <p>
            The people who run this site took your company down. Candidates do not find your jobs, and nobody
            can apply. Their reason: {reason}
          </p>
        </aside>
      )}
      {notice === null || notice.noticeId === dismissed ? null : (
        <aside className={classes.notice} aria-label="Notice">
          <p>{notice.text}</p>
          <button
            type="button"
            className={classes.dismiss}
            onClick={() => {
              dismissNotice(notice.noticeId);
              setDismissed(notice.noticeId);
            }}
          >
            Dismiss
          </button>
        </aside>
      )}
    </>
  );
}
