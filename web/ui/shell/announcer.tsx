import { VisuallyHidden } from '@mantine/core';
import { useAnnounced } from '../announce.ts';

/** The place of what is announced. It is on every page from its beginning, as screen readers need it. */
export function Announcer() {
  return (
    <VisuallyHidden aria-live="polite" data-announcer>
      {useAnnounced()}
    </VisuallyHidden>
  );
}
