import * as masters from '#contract/messages/en/masters.ts';

const named = new Map(Object.values(masters).map((message) => [message.text, message]));

/** The name of a sector, a level of education, a benefit or a requirement in the language of the request. */
export const masterName = (stored: string): string => named.get(stored)?.() ?? stored;
