import { type ReactNode, Fragment, createElement } from 'react';
import type { Message } from '#contract/messages/message.ts';

/** A sentence with elements in it: where they stand differs by language. */
export const around = <Values>(
  message: Pick<Message<Values>, 'around' | 'needs'>,
  values: { [Name in keyof NoInfer<Values>]: ReactNode },
): ReactNode => createElement(Fragment, null, ...(message.around(values) as ReactNode[]));
