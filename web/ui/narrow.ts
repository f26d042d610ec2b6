import { useMediaQuery } from '@mantine/hooks';
import { MOBILE_BREAKPOINT_PX } from '#contract/shared/limits.ts';

const NARROW = `(max-width: ${MOBILE_BREAKPOINT_PX}px)`;

/** Whether the window is at most 800 px wide. Tables then become cards and actions stick to the bottom. */
export function useNarrow(): boolean {
  return useMediaQuery(NARROW, undefined, { getInitialValueInEffect: false });
}

/** The same, for decisions before a page is rendered. */
export const isNarrow = (): boolean => matchMedia(NARROW).matches;
