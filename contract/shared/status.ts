/** responseStatus.statusCode: a success, a refusal that the user can act on, or an error. */
export const STATUS = { success: 0, refusal: 1, error: 2 } as const;
