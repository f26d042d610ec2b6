import { Alert, Anchor, Box, Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import * as said from '#contract/messages/en/report.ts';
import { attemptPath } from '#contract/shared/paths.ts';
import type { Report } from '#web/api/types.ts';
import { useDecides } from '#web/session/member.ts';
import { ErrorModal } from '#web/ui/dialogs.tsx';
import { formatDate, formatDateTime } from '#web/ui/dates.ts';
import { lazyDialog } from '#web/ui/lazy-dialog.tsx';
import layout from '#web/ui/layout.module.css';

const InterviewDialog = lazyDialog(
  async () => (await import('#web/features/interviews/employer/interview-dialog.tsx')).default,
);

/** The attempts of a repeated interview, each with its report. */
export function Attempts({ report }: { report: Report }) {
  return (
    <>
      <Notice report={report} />
      {report.attempts.length > 1 ? <Choice report={report} /> : null}
    </>
  );
}

function Notice({ report }: { report: Report }) {
  if (!report.isEarlier) return null;
  const { givenAgain } = report;
  return (
    <Alert role="status" title={said.givenAgainTitle()} my="lg">
      {said.nothingChanges()}
      {givenAgain
        ? ` ${said.openAgain({ from: formatDateTime(givenAgain.date), until: formatDateTime(givenAgain.openUntil) })}`
        : ''}
    </Alert>
  );
}

/** Guests read only the report that their link is for, so they get no links to others. */
function Choice({ report }: { report: Report }) {
  return (
    <Box component="nav" mb={20} className={`${layout.row} no-print`} aria-label={said.attempts()}>
      {report.attempts.map(({ attempt, interviewDate, submittedDate }) => (
        <Anchor
          key={attempt}
          component={Link}
          to={attemptPath(report.applicationId, attempt)}
          aria-current={attempt === report.attempt ? 'page' : undefined}
          fw={attempt === report.attempt ? 700 : undefined}
        >
          {(submittedDate === null ? said.attemptOpen : said.attempt)({
            number: attempt,
            when: formatDate(submittedDate ?? interviewDate),
          })}
        </Anchor>
      ))}
    </Box>
  );
}

/** The button that lets the candidate repeat the interview. */
export function GiveAgain({ report }: { report: Report }) {
  const decides = useDecides() && report.viewer === 'employer';
  const [isOpen, setIsOpen] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { applicationId, attempt, name, position, interviewDate, submittedDate } = report;
  if (!decides || report.isEarlier || submittedDate === null) return null;
  const date = interviewDate ?? submittedDate;
  return (
    <Box mt="lg" className="no-print">
      <Button variant="default" onClick={() => setIsOpen(true)}>
        {said.giveAgain()}
      </Button>
      <InterviewDialog
        kind="again"
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
      <ErrorModal message={failure} onClose={() => setFailure(null)} />
    </Box>
  );
}
