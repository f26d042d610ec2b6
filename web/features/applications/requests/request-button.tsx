import * as said from '#contract/messages/en/applications.ts';
import { useState } from 'react';
import { Button, VisuallyHidden, type ButtonProps } from '@mantine/core';
import { lazyDialog } from '#web/ui/lazy-dialog.tsx';

const RequestDialog = lazyDialog(async () => (await import('./request-dialog.tsx')).RequestDialog);

export interface RequestButtonProps extends ButtonProps {
  applicationId: string;
  /** An adjustment is requested before the interview. A problem is reported once something went wrong in it. */
  asks: 'adjustment' | 'problem';
  /** Names the interview for screen readers if a page lists several. */
  of?: string;
}

/** Sends a request about an interview to the company, where a person decides. */
export function RequestButton({ applicationId, asks, of, ...button }: RequestButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="default" {...button} onClick={() => setIsOpen(true)}>
        {asks === 'problem' ? said.reportProblem() : said.askAdjustment()}
        {of === undefined ? null : <VisuallyHidden>{said.inInterviewFor({ job: of })}</VisuallyHidden>}
      </Button>
      <RequestDialog
        applicationId={applicationId}
        asks={asks}
        opened={isOpen}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
}
