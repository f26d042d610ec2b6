import { useState } from 'react';
import { ErrorModal } from '#web/ui/dialogs.tsx';

/** Says why a list could not be loaded, once for each failure. The button to try again is where the list would be. */
export function LoadErrorModal({ error }: { error: Error | null }) {
  const [seen, setSeen] = useState<Error | null>(null);
  return (
    <ErrorModal
      message={error !== null && error !== seen ? error.message : null}
      onClose={() => setSeen(error)}
    />
  );
}
