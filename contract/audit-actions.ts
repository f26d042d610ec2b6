/**
 * Everything that the history of a company records. A feature that records something adds it here, with the words that
 * the page of the history shows.
 */
export const AUDIT_ACTIONS = {
  'company.created': 'The company was registered',
  'member.invited': 'A person was invited',
  'invitation.sent-again': 'An invitation was sent again',
  'invitation.revoked': 'An invitation was revoked',
  'member.joined': 'A person joined',
  'member.changed': 'What a member may do was changed',
  'member.removed': 'A member was removed',
  'ownership.transferred': 'The ownership was transferred',
  'job.blind-review': 'The blind review of a job was turned on or off',
  'second-factor.required': 'The rule for second factors was changed',
  'mail-text.changed': 'The text of a mail was changed',
  'mail-text.reset': 'The text of a mail was reset',
  'company.profile-changed': 'What the company tells about itself was changed',
} as const;

export type AuditAction = keyof typeof AUDIT_ACTIONS;
export const AUDIT_ACTION_NAMES = Object.keys(AUDIT_ACTIONS) as AuditAction[];

/** Who did something. */
export const AUDIT_ACTORS = ['member', 'token', 'guest', 'candidate', 'system'] as const;
export type AuditActorKind = (typeof AUDIT_ACTORS)[number];
