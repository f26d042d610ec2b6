/** Inputs of the calls about what is held on a person, for the test of who may make them. */
export const inputsOfPrivacy = (applicationId: string): Record<string, Record<string, unknown>> => ({
  'privacy/requestErasure': { applicationId, atOnce: true },
  'privacy/cancelErasure': { applicationId },
  'privacy/getErasure': { applicationId },
  'privacy/setHold': { applicationId, reason: 'Mine now' },
  'privacy/liftHold': { applicationId },
});
