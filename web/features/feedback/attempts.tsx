import { Anchor, Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { attemptPath } from '#contract/paths.ts';
import type { Report } from '#web/api/types.ts';
import { useDecides } from '#web/session/member.ts';
import { ErrorModal } from '#web/ui/dialogs.tsx';
import { formatDate, formatDateTime } from '#web/ui/dates.ts';
import classes from './feedback.module.css';

const GiveAgainDialog = lazy(async () => ({
  default: (await import('#web/features/interviews/employer/give-again-dialog.tsx')).GiveAgainDialog,
}));

/** An interview that was given again: its attempts, each with its report. And the button that gives it again. */
export function Attempts({ report }: { report: Report }) {
  return (
    <>
      <Notice report={report} />
      {report.attempts.length > 1 ? <Choice report={report} /> : null}
      <GiveAgain report={report} />
    </>
  );
}

function Notice({ report }: { report: Report }) {
  if (!report.isEarlier) return null;
  const { givenAgain } = report;
  return (
    <div className={classes.pending} role="status">
      <div>
        <p className={classes.pendingTitle}>The interview was given again after this report.</p>
        <p>
          Nothing of this report changes any more.
          {givenAgain
            ? ` The interview is open again from ${formatDateTime(givenAgain.date)} until ${formatDateTime(givenAgain.openUntil)}.`
            : ''}
        </p>
      </div>
    </div>
  );
}

/** Guests read the one report that their link is for, so they get no links to others. */
function Choice({ report }: { report: Report }) {
  return (
    <nav
      className={`${classes.sharing} ${classes.attempts} no-print`}
      aria-label="Attempts at this interview"
    >
      {report.attempts.map(({ attempt, interviewDate, submittedDate }) => (
        <Anchor
          key={attempt}
          component={Link}
          to={attemptPath(report.applicationId, attempt)}
          aria-current={attempt === report.attempt ? 'page' : undefined}
          fw={attempt === report.attempt ? 700 : undefined}
        >
          Attempt {attempt}, {formatDate(submittedDate ?? interviewDate)}
          {submittedDate === null ? ' (not submitted)' : ''}
        </Anchor>
      ))}
    </nav>
  );
}

function GiveAgain({ report }: { report: Report }) {
  const decides = useDecides() && report.viewer === 'employer';
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { applicationId, attempt, name, position, interviewDate, submittedDate } = report;
  if (!decides || report.isEarlier || submittedDate === null) return null;
  const date = interviewDate ?? submittedDate;
  return (
    <div className={`${classes.sharing} ${classes.attempts} no-print`}>
      <Button
        variant="default"
        onClick={() => {
          setWasOpened(true);
          setIsOpen(true);
        }}
      >
        Give the interview again
      </Button>
      {wasOpened ? (
        <Suspense fallback={null}>
          <GiveAgainDialog
            opened={isOpen}
            onClose={() => setIsOpen(false)}
            onFailure={setFailure}
            subject={{
              applicationId,
              candidateName: name,
              role: position,
              interview: { date, openUntil: date, openDays: 0, attempt, hasBegun: true, submittedDate },
            }}
          />
        </Suspense>
      ) : null}
      <ErrorModal message={failure} onClose={() => setFailure(null)} />
    </div>
  );
}
