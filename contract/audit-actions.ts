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
  'candidates.invited': 'Candidates were invited to a job',
  'candidate-invitation.sent-again': 'An invitation of a candidate was sent again',
  'candidate-invitation.revoked': 'An invitation of a candidate was revoked',
  'job.blind-review': 'The blind review of a job was turned on or off',
  'second-factor.required': 'The rule for second factors was changed',
  'token.made': 'An API token was made',
  'token.ended': 'An API token was ended',
  'webhook.added': 'A webhook was added',
  'webhook.changed': 'A webhook was changed',
  'webhook.secret-rotated': 'A webhook got a new secret',
  'webhook.deleted': 'A webhook was deleted',
  'webhook.switched-off': 'A webhook was switched off, because nothing could be delivered',
  'sign-on.saved': 'The provider of single sign-on was set',
  'sign-on.removed': 'The provider of single sign-on was removed',
  'sign-on.rules-changed': 'The rules of single sign-on were changed',
  'sign-on.domain-added': 'An e-mail domain was added',
  'sign-on.domain-proven': 'An e-mail domain was proven',
  'sign-on.domain-removed': 'An e-mail domain was removed',
  'sign-on.domain-lost': 'Another company proved an e-mail domain of this one',
  'sign-on.linked': 'A person linked single sign-on',
  'sign-on.unlinked': 'A person removed the link of single sign-on',
  'mail-text.changed': 'The text of a mail was changed',
  'mail-text.reset': 'The text of a mail was reset',
  'company.profile-changed': 'What the company tells about itself was changed',
  'decisions.settings-changed': 'The rules of decisions were changed',
  'retention.changed': 'The days for which data are kept were changed',
  'guest-link.made': 'A guest link to a report was made',
  'guest-link.ended': 'A guest link was ended',
  'guest-link.opened': 'A guest opened a report',
  'interview.given-again': 'An interview was given again',
  'interview.trouble-declined': 'A report of trouble in an interview was answered without giving it again',
  'consent.withdrawn': 'A candidate withdrew the consent to an interview',
  'consent.deletion-declined': 'The deletion of an interview was declined',
  'interview.erasure-asked': 'The deletion of an interview was asked for',
  'interview.erasure-called-off': 'The deletion of an interview was called off',
  'interview.erased': 'An interview was deleted',
  'applicant.erased': 'A person who applied deleted their account',
  'interview.film-erased': 'Video and sound of an interview were deleted',
  'application.erased': 'An application that ended was deleted',
  'company.export-asked': 'An archive with everything of the company was asked for',
  'hold.set': 'An application is kept for a legal matter',
  'hold.lifted': 'An application need not be kept for a legal matter any more',
} as const;

export type AuditAction = keyof typeof AUDIT_ACTIONS;
export const AUDIT_ACTION_NAMES = Object.keys(AUDIT_ACTIONS) as AuditAction[];

/** Who did something. */
export const AUDIT_ACTORS = ['member', 'token', 'guest', 'candidate', 'system'] as const;
export type AuditActorKind = (typeof AUDIT_ACTORS)[number];
