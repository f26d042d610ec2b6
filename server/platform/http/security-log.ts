import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Code } from '#contract/shared/refusals.ts';
import type { Caller } from './route.ts';

/**
 * The security log: who signed in or failed to, who changed a password or a right, and what was refused. One JSON line
 * each, with `"log":"security"`, whatever LOG_LEVEL is. It never contains a password, token, email or content.
 */

/** The calls that are security events, by path, whether they succeed or are refused. */
export const SECURITY_EVENTS: Readonly<Record<string, string>> = {
  'auth/signin': 'sign-in.password',
  'auth/signinPasskey': 'sign-in.passkey',
  'auth/secondFactor': 'sign-in.second-factor',
  'auth/finishSignOn': 'sign-in.single-sign-on',
  'auth/signout': 'sign-out',
  'auth/enrol': 'second-factor.added',
  'auth/forgetPassword': 'password.reset-asked',
  'auth/resetPassword': 'password.reset',
  'auth/verifyEmail': 'account.verified',
  'auth/confirmEmail': 'email.changed',
  'auth/undoEmailChange': 'email.change-undone',
  'users/signup': 'account.registered',
  'users/changePassword': 'password.changed',
  'users/changeEmail': 'email.change-asked',
  'users/cancelEmailChange': 'email.change-cancelled',
  'users/endSession': 'session.ended',
  'users/endOtherSessions': 'session.others-ended',
  'users/addPasskey': 'second-factor.passkey-added',
  'users/removePasskey': 'second-factor.passkey-removed',
  'users/confirmTotp': 'second-factor.totp-added',
  'users/removeTotp': 'second-factor.totp-removed',
  'users/makeRecoveryCodes': 'second-factor.codes-made',
  'users/startLinkingSignOn': 'sign-on.link-asked',
  'users/unlinkSignOn': 'sign-on.unlinked',
  'employer/requireSecondFactor': 'company.second-factor-required',
  'company/inviteMember': 'rights.invited',
  'company/acceptInvitation': 'rights.joined',
  'company/changeMember': 'rights.changed',
  'company/removeMember': 'rights.removed',
  'company/transferOwnership': 'rights.ownership-transferred',
  'company/makeToken': 'token.made',
  'company/endToken': 'token.ended',
  'company/saveWebhook': 'webhook.saved',
  'company/deleteWebhook': 'webhook.deleted',
  'company/rotateWebhookSecret': 'webhook.secret-changed',
  'company/saveSignOn': 'sign-on.saved',
  'company/removeSignOn': 'sign-on.removed',
  'company/addSignOnDomain': 'sign-on.domain-added',
  'company/proveSignOnDomain': 'sign-on.domain-proven',
  'company/removeSignOnDomain': 'sign-on.domain-removed',
  'company/setSignOnRules': 'sign-on.rules-changed',
  'company/makeGuestLink': 'guest-link.made',
  'company/endGuestLink': 'guest-link.ended',
  'company/saveRetention': 'privacy.retention-changed',
  'privacy/requestErasure': 'privacy.erasure-asked',
  'privacy/cancelErasure': 'privacy.erasure-cancelled',
  'privacy/requestExport': 'privacy.export-asked',
  'privacy/requestCompanyExport': 'privacy.company-export-asked',
  'privacy/setHold': 'privacy.hold-set',
  'privacy/liftHold': 'privacy.hold-lifted',
  'operator/endPersonSessions': 'operator.sessions-ended',
  'operator/lockPerson': 'operator.person-locked',
  'operator/unlockPerson': 'operator.person-unlocked',
  'operator/erasePerson': 'operator.erasure-asked',
  'operator/takeDownCompany': 'operator.company-taken-down',
  'operator/restoreCompany': 'operator.company-restored',
  'operator/takeDownJob': 'operator.job-taken-down',
  'operator/restoreTakenDownJob': 'operator.job-restored',
  'operator/setNotice': 'operator.notice-set',
  'operator/removeNotice': 'operator.notice-removed',
};

/** For every other call, only a refusal for one of these reasons is a security event. */
const REFUSED_ACCESS: ReadonlySet<Code> = new Set([
  'not-signed-in',
  'not-allowed',
  'company.not-allowed',
  'token.not-allowed',
  'too-many-requests',
]);

const PREFIX = '/api/';
const AGENT_MAX = 200;
/** Further refusals for one address within a minute are counted but not written, because anyone can cause them. */
const REFUSED_A_MINUTE = 60;
const ADDRESSES_MAX = 10_000;

interface Facts {
  caller?: Caller | null;
  /** The account that the event is about, if no one is signed in yet. */
  accountId?: string | undefined;
  code?: Code;
}
const facts = new WeakMap<FastifyRequest, Facts>();

/** Adds facts to the line that will be written for this request. */
export function noteForSecurity(request: FastifyRequest, known: Facts): void {
  facts.set(request, { ...facts.get(request), ...known });
}

/** A logger for security events that writes alongside the program's log. */
export const createSecurityLog = (log: Logger): Logger => log.child({ log: 'security' }, { level: 'info' });

/** Writes a line for each event. */
export function logSecurity(app: FastifyInstance, log: Logger): void {
  const refusals = countedRefusals();
  app.addHook('onResponse', (request, _reply, done) => {
    writeEvent(request);
    done();
  });
  const writeEvent = (request: FastifyRequest): void => {
    const { url = '' } = request.routeOptions;
    const path = url.startsWith(PREFIX) ? url.slice(PREFIX.length) : url;
    const { caller = null, accountId, code } = facts.get(request) ?? {};
    const isRefused = code !== undefined && REFUSED_ACCESS.has(code);
    const event = SECURITY_EVENTS[path] ?? (isRefused ? 'access.refused' : undefined);
    if (event === undefined) return;
    const omitted = code === undefined ? 0 : refusals(request.ip);
    if (omitted === null) return;
    log.info({
      event,
      outcome: code ?? 'done',
      path,
      ...whoIs(caller, accountId),
      address: request.ip,
      agent: request.headers['user-agent']?.slice(0, AGENT_MAX),
      reqId: request.id,
      ...(omitted > 0 ? { omitted } : {}),
    });
  };
}

function whoIs(caller: Caller | null, accountId: string | undefined) {
  if (caller?.role === 'employer' && caller.token !== undefined)
    return { tokenId: caller.token.id, companyId: caller.companyId };
  const id = caller?.id ?? accountId;
  return {
    ...(id === undefined ? {} : { accountId: id }),
    ...(caller?.role === 'employer' ? { companyId: caller.companyId } : {}),
  };
}

/** How many of an address's refusals were left out before this one. Null if this one is left out too. */
function countedRefusals(): (address: string) => number | null {
  const counts = new Map<string, { minute: number; count: number }>();
  return (address) => {
    const minute = Math.floor(Date.now() / 60_000);
    const before = counts.get(address);
    if (before?.minute === minute) {
      before.count += 1;
      return before.count > REFUSED_A_MINUTE ? null : 0;
    }
    if (counts.size >= ADDRESSES_MAX) counts.clear();
    counts.set(address, { minute, count: 1 });
    return Math.max(0, (before?.count ?? 0) - REFUSED_A_MINUTE);
  };
}
