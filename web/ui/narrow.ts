import { useMediaQuery } from '@mantine/hooks';
import { MOBILE_BREAKPOINT_PX } from '#contract/limits.ts';

/** Whether the window is at most 800 px wide, where tables become cards and actions stick to the bottom. */
export function useNarrow(): boolean {
  return useMediaQuery(`(max-width: ${MOBILE_BREAKPOINT_PX}px)`, undefined, {
    getInitialValueInEffect: false,
  });
}
