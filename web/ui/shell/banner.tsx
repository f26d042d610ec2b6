import { useState } from 'react';
import * as common from '#contract/messages/en/common.ts';
import * as said from '#contract/messages/en/shell.ts';
import { getCompany, getBanner } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { useSession } from '#web/session/session.ts';
import { dismissBanner, dismissedBanner } from './dismissed-banner.ts';
import classes from './banner.module.css';

const FRESH_MS = 300_000;

/** The operators' announcement, until it is dismissed, and why a company was taken down. */
export function Banner() {
  const { data } = useRead(getBanner, {}, { staleTime: FRESH_MS });
  const isEmployer = useSession().role === 'employer';
  const company = useRead(getCompany, {}, { enabled: isEmployer, staleTime: FRESH_MS });
  const [dismissed, setDismissed] = useState(dismissedBanner);
  const banner = data?.notice ?? null;
  const reason = company.data?.takenDownReason ?? null;
  return (
    <>
      {reason === null ? null : (
        <aside className={classes.banner} aria-label={said.yourCompany()}>
          <p>{said.takenDown({ reason })}</p>
        </aside>
      )}
      {banner === null || banner.noticeId === dismissed ? null : (
        <aside className={classes.banner} aria-label={said.notice()}>
          <p>{banner.text}</p>
          <button
            type="button"
            className={classes.dismiss}
            onClick={() => {
              dismissBanner(banner.noticeId);
              setDismissed(banner.noticeId);
            }}
          >
            {common.dismiss()}
          </button>
        </aside>
      )}
    </>
  );
}
