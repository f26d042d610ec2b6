import { lazy, Suspense, useEffect, useState } from 'react';
import type { ModalProps as MantineModalProps } from '@mantine/core';
import { untilLoaded } from './until-loaded.ts';

export const loadModal = () => import('./later/modal.tsx');

const LoadedSmallModal = lazy(async () => ({ default: (await untilLoaded(loadModal)).SmallModal }));
const LoadedLargeModal = lazy(async () => ({ default: (await untilLoaded(loadModal)).LargeModal }));

interface SmallModalProps extends Omit<MantineModalProps, 'size'> {
  size?: 'sm' | 'md';
  description?: string;
}

interface LargeModalProps extends Omit<MantineModalProps, 'size'> {
  size: 'lg' | 'xl' | number;
  /** One sentence, which a screen reader reads instead of everything that is in the dialog. */
  description: string;
}

export type ModalProps = SmallModalProps | LargeModalProps;

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
function OpenedModal({ description, ...props }: ModalProps) {
  const [wasMounted, setWasMounted] = useState(false);
  useEffect(() => queueMicrotask(() => setWasMounted(true)), []);
  const opened = props.opened && wasMounted;
  return description === undefined ? (
    <LoadedSmallModal {...props} opened={opened} />
  ) : (
    <LoadedLargeModal {...props} description={description} opened={opened} />
  );
}
