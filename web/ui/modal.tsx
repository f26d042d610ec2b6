import { lazy, Suspense, useDeferredValue, useState } from 'react';
import type { ModalProps } from '@mantine/core';

export const loadModal = () => import('./later/modal.ts');

const LoadedModal = lazy(async () => ({ default: (await loadModal()).Modal }));

/** Mantine's dialog. Its code is not part of a page: it is there before the first dialog opens. */
export function Modal(props: ModalProps) {
  const [isWanted, setIsWanted] = useState(props.opened);
  if (props.opened && !isWanted) setIsWanted(true);
  return isWanted ? (
    <Suspense fallback={null}>
      <OpenedModal {...props} />
    </Suspense>
  ) : null;
}

/** A dialog that is mounted closed, and then opened, knows which element had the focus and returns it. */
function OpenedModal(props: ModalProps) {
  const wasMounted = useDeferredValue(true, false);
  return <LoadedModal {...props} opened={props.opened && wasMounted} />;
}
