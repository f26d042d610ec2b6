import { z } from 'zod';
import { NOTICE_KINDS, type NoticeKind } from '#contract/account/notice-kinds.ts';
import { storedList } from '#server/database/stored-json.ts';

/** The kinds of email that a person has turned off. */
export const storedOptOuts = storedList<NoticeKind>(
  { table: 'users', column: 'mail_opt_outs' },
  z.enum(NOTICE_KINDS),
);

/** How a passkey can be reached, according to the browser. */
export const storedTransports = storedList({ table: 'passkeys', column: 'transports' }, z.string());
