import { draftIn } from '#web/ui/form/draft.ts';
import { newId } from '#web/ui/new-id.ts';

/** A message typed but not sent. It gets a new id with each change, so that the same text is sent only once. */
export interface MessageDraft {
  text: string;
  messageId: string;
}

const draftOf = (applicationId: string) => draftIn('tab', `message-${applicationId}`);

/** Null if nothing was typed. */
export const readDraft = (applicationId: string) => draftOf(applicationId).read() as MessageDraft | null;

export function keepDraft(applicationId: string, text: string): MessageDraft {
  const draft = { text, messageId: newId() };
  if (text === '') draftOf(applicationId).forget();
  else draftOf(applicationId).write(draft);
  return draft;
}
