import { useState } from 'react';

/** The state of a dialog about one item. The item stays set while the dialog fades out. */
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
