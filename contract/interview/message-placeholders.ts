/** The placeholders that a message template can use. Their names are the same as in emails. */
export const MESSAGE_PLACEHOLDERS = ['candidate_name', 'job_title', 'company_name'] as const;
export type MessagePlaceholder = (typeof MESSAGE_PLACEHOLDERS)[number];
