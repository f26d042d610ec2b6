import { lazy, Suspense, useState } from 'react';
import { Button, VisuallyHidden, type ButtonProps } from '@mantine/core';

const TroubleDialog = lazy(() => import('./trouble-dialog.tsx'));

export interface ReportTroubleProps extends ButtonProps {
  applicationId: string;
  /** Names the interview for screen readers, where a page has several. */
  of?: string;
}

/** The one button for everything that went wrong in an interview: it tells the company, and a person there decides. */
export function ReportTrouble({ applicationId, of, ...button }: ReportTroubleProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <>
      <Button
        variant="default"
        {...button}
        onClick={() => {
          setWasOpened(true);
          setIsOpen(true);
        }}
      >
        Report a problem
        {of === undefined ? null : <VisuallyHidden> in the interview for {of}</VisuallyHidden>}
      </Button>
      {wasOpened ? (
        <Suspense fallback={null}>
          <TroubleDialog applicationId={applicationId} opened={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
