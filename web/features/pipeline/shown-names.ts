import { useState } from 'react';
import * as said from '#contract/messages/en/pipeline.ts';
import { readPreference, writePreference } from '#web/session/storage.ts';

/** Whether names and faces are hidden while interviews are compared. Stored in this browser. */
export function useNamesHidden(): [boolean, (isHidden: boolean) => void] {
  const [isHidden, setIsHidden] = useState(() => readPreference('namesHidden') === String(true));
  return [
    isHidden,
    (hidden) => {
      writePreference('namesHidden', String(hidden));
      setIsHidden(hidden);
    },
  ];
}

/** 'A' to 'Z', then 'AA' and so on. */
export function letterOf(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest > 0 ? letterOf(rest - 1) : '') + String.fromCharCode(65 + (index % 26));
}

export interface ShownCandidate {
  name: string;
  avatarUrl: string | null;
}

/** The candidate as shown in the list. `index` is the position in the list, which is not ordered by name. */
export function shownAs(
  candidate: { candidateName: string; avatarUrl: string | null },
  index: number,
  isHidden: boolean,
): ShownCandidate {
  return isHidden
    ? {
        name: index < 0 ? said.anotherCandidate() : said.candidateLetter({ letter: letterOf(index) }),
        avatarUrl: null,
      }
    : { name: candidate.candidateName, avatarUrl: candidate.avatarUrl };
}
