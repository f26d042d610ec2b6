import { useCallback, useEffect, useState } from 'react';

const PREFIX = '#question-';

/** The index of the question named by the address or a link. Null if it names none. */
function questionIn(hash: string): number | null {
  const number = hash.startsWith(PREFIX) ? Number(hash.slice(PREFIX.length)) : NaN;
  return Number.isInteger(number) && number > 0 ? number - 1 : null;
}

export interface OpenRows {
  isOpen: (index: number) => boolean;
  setOpen: (index: number, isOpen: boolean) => void;
  setAll: (indexes: readonly number[]) => void;
}

/** Which questions are unfolded. A link to a question unfolds it. */
export function useOpenRows(): OpenRows {
  const [open, setRows] = useState<ReadonlySet<number>>(() => {
    const named = questionIn(location.hash);
    return new Set(named === null ? [] : [named]);
  });
  const setOpen = useCallback((index: number, isOpen: boolean) => {
    setRows((before) => {
      if (before.has(index) === isOpen) return before;
      const after = new Set(before);
      if (isOpen) after.add(index);
      else after.delete(index);
      return after;
    });
  }, []);
  useEffect(() => {
    const openNamed = (hash: string) => {
      const named = questionIn(hash);
      if (named !== null) setOpen(named, true);
    };
    const onHash = () => openNamed(location.hash);
    // A link to the current address changes nothing in the address, so the click itself is handled.
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest(`a[href^="${PREFIX}"]`) : null;
      if (link) openNamed(link.getAttribute('href') ?? '');
    };
    addEventListener('hashchange', onHash);
    addEventListener('click', onClick);
    return () => {
      removeEventListener('hashchange', onHash);
      removeEventListener('click', onClick);
    };
  }, [setOpen]);
  // The address was read before the rows existed.
  useEffect(() => {
    const named = questionIn(location.hash);
    if (named !== null) document.querySelector(`${PREFIX}${named + 1}`)?.scrollIntoView();
  }, []);
  return {
    isOpen: (index) => open.has(index),
    setOpen,
    setAll: useCallback((indexes: readonly number[]) => setRows(new Set(indexes)), []),
  };
}
