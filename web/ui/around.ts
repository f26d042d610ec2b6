import { type ReactNode, Fragment, createElement } from 'react';
import { type Message, partsOf } from '#contract/messages/message.ts';

/** A sentence with elements in it. */
export const around = <Values>(
  message: Message<Values>,
  values: { [Name in keyof NoInfer<Values>]: ReactNode },
): ReactNode => createElement(Fragment, null, ...(partsOf(message, values) as ReactNode[]));
