import { draftIn } from '#web/ui/form/draft.ts';

/** A message that was typed and not sent. It has a new id with each change, so that only the same text is sent once. */
export interface MessageDraft {
  text: string;
  messageId: string | undefined;
}

const draftOf = (applicationId: string) => draftIn('tab', `message-${applicationId}`);

// A page that came over plain http has no such function.
const newId = () => ('randomUUID' in crypto ? crypto.randomUUID() : undefined);

export const draftWith = (text: string): MessageDraft => ({ text, messageId: newId() });

export const hasDraft = (applicationId: string): boolean => draftOf(applicationId).read() !== null;

export function readDraft(applicationId: string): MessageDraft {
  const stored = draftOf(applicationId).read();
  if (stored === null || !('text' in stored) || typeof stored.text !== 'string') return draftWith('');
  const messageId =
    'messageId' in stored && typeof stored.messageId === 'string' ? stored.messageId : newId();
  return { text: stored.text, messageId };
}

export function keepDraft(applicationId: string, draft: MessageDraft): void {
  if (draft.text === '') draftOf(applicationId).forget();
  else draftOf(applicationId).write(draft);
}
