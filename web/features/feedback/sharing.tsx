import { Button, CopyButton, Group, Switch } from '@mantine/core';
import { IconCheck, IconClipboardCheck, IconLink, IconPrinter } from '@tabler/icons-react';
import { Link } from 'react-router';
import * as said from '#contract/messages/en/report.ts';
import { reportPath, reviewPath } from '#contract/shared/paths.ts';
import { getFeedback, setReportVisibility } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import type { Report } from '#web/api/types.ts';
import { useDecides } from '#web/session/member.ts';
import { toast } from '#web/ui/toast.ts';

const CLOSED_BY = {
  candidate: said.closedByCandidate,
  employer: said.closedByCompany,
};

/** Shares the report: print it, copy its link, and set who can open the link. */
export function Sharing({ report }: { report: Report }) {
  const { applicationId, isPublic, viewer, visitors } = report;
  const change = useSend(setReportVisibility, {
    refreshes: [getFeedback],
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.danger(error.message),
  });
  const decides = useDecides();
  const own = visitors?.own ?? isPublic;
  const shown = change.isPending ? (change.variables?.isPublic ?? own) : own;
  const mayClose = !report.isBlindReview && (viewer === 'candidate' || (viewer === 'employer' && decides));
  const link = `${location.origin}${reportPath(applicationId)}`;
  return (
    <Group gap="8px 16px" className="no-print">
      {report.isBlindReview ? <p>{said.blind()}</p> : null}
      {mayClose && visitors ? (
        <Switch
          label={said.visible()}
          description={
            visitors.other ? undefined : CLOSED_BY[viewer === 'employer' ? 'candidate' : 'employer']()
          }
          checked={shown}
          // Not disabled while saving, because that would remove the focus.
          aria-busy={change.isPending}
          onChange={(event) => {
            if (!change.isPending) change.mutate({ applicationId, isPublic: event.currentTarget.checked });
          }}
        />
      ) : null}
      {viewer === 'employer' ? (
        <Button
          component={Link}
          to={reviewPath(applicationId)}
          variant="default"
          leftSection={<IconClipboardCheck size={18} aria-hidden />}
        >
          {said.reviewInHiring()}
        </Button>
      ) : null}
      {viewer !== 'visitor' && isPublic ? (
        <CopyButton value={link} timeout={3000}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              onClick={copy}
              leftSection={copied ? <IconCheck size={18} aria-hidden /> : <IconLink size={18} aria-hidden />}
            >
              {copied ? said.copied() : said.copyLink()}
            </Button>
          )}
        </CopyButton>
      ) : null}
      <Button
        variant="default"
        leftSection={<IconPrinter size={18} aria-hidden />}
        onClick={() => window.print()}
      >
        {said.print()}
      </Button>
    </Group>
  );
}
