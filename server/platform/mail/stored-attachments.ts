import { z } from 'zod';
import { storedList } from '#server/database/stored-json.ts';
import type { MailAttachment } from './message.ts';

export const storedAttachments = storedList<MailAttachment>(
  { table: 'outbox_mails', column: 'attachments' },
  z.object({ filename: z.string(), content: z.string(), contentType: z.string() }),
);
