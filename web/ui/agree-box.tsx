import type { ComponentProps } from 'react';
import { Checkbox } from '@mantine/core';

/**
 * A box that must be ticked. Browsers call such a box invalid from the start; this one is invalid only when it has an
 * error.
 */
export function AgreeBox(props: ComponentProps<typeof Checkbox>) {
  return <Checkbox {...props} required aria-invalid={Boolean(props.error)} />;
}
