import { lazy, Suspense, useState, type ComponentType } from 'react';
import { untilLoaded } from './lazy-at-once.ts';

/** A dialog that loads when it is first opened. It then stays mounted, so that its closing can be animated. */
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
