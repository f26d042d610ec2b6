import { lazy, Suspense, useState, type ComponentType } from 'react';
import { untilLoaded } from './lazy-at-once.ts';

/** A dialog that is loaded when it is opened first. It stays, so that it can close in its own time. */
export function lazyDialog<Props extends { opened: boolean }>(load: () => Promise<ComponentType<Props>>) {
  const Dialog: ComponentType<Props> = lazy(async () => ({ default: await untilLoaded(load) }));
  return function LazyDialog(props: Props) {
    const [wasOpened, setWasOpened] = useState(props.opened);
    if (props.opened && !wasOpened) setWasOpened(true);
    return wasOpened ? (
      <Suspense fallback={null}>
        <Dialog {...props} />
      </Suspense>
    ) : null;
  };
}
