/** What a message template may say of an application. The names are those of the mails' placeholders. */
export const MESSAGE_PLACEHOLDERS = ['candidate_name', 'job_title', 'company_name'] as const;
export type MessagePlaceholder = (typeof MESSAGE_PLACEHOLDERS)[number];
