import { useState } from 'react';

/** A dialog about one thing, which stays known while the dialog fades. */
export function useDialog<T>() {
  const [opened, setOpened] = useState(false);
  const [subject, setSubject] = useState<T | null>(null);
  return {
    opened,
    subject,
    open: (about: T) => {
      setSubject(about);
      setOpened(true);
    },
    close: () => setOpened(false),
  };
}
