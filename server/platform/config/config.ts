import type { z } from 'zod';
import type { Role } from '#contract/shared/audience.ts';
import { settings } from './settings.ts';
import { isForThisMachine } from '../process/this-machine.ts';
import type { Setting, SettingWithDefault } from './settings.ts';

export { ensureSecret } from '../secrets/secret.ts';

type Settings = typeof settings;
/** The value of each setting. It is undefined only if the setting has no default. */
type Values = {
  [K in keyof Settings]: Settings[K] extends SettingWithDefault<infer T>
    ? T
    : z.output<Settings[K]['schema']> | undefined;
};

type Derived =
  | 'publicUrl'
  | 'operatorMail'
  | 'llmBaseUrl'
  | 'llmModel'
  | 'llmApiKey'
  | 'oidcIssuer'
  | 'oidcClientId'
  | 'oidcClientSecret'
  | 'oidcName'
  | 'oidcRoles'
  | 'oidcLinkByEmail';

/** The settings from the environment, validated. docs/configuration.md describes them. */
export interface Config extends Omit<Values, Derived> {
  /** Without a trailing slash. */
  publicUrl: string;
  operatorMail: string;
  llm: LlmConfig | undefined;
  /** The single sign-on provider for all users. */
  signOn: SignOnConfig | undefined;
}

export interface SignOnConfig {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Shown on the login page. */
  name: string;
  /** The roles whose accounts it may sign in to. */
  roles: readonly Role[];
  /** Whether an email address that the provider verified signs in to the account with that address. */
  linksByEmail: boolean;
}

export interface LlmConfig {
  /** Without a trailing slash. */
  baseUrl: string;
  model: string;
  apiKey?: string;
}

/** Its message has one sentence for each invalid variable. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Reads all settings. Empty variables count as unset; unknown variables are ignored. Throws ConfigError. */
export function loadConfig(env: Record<string, string | undefined> = process.env): Config {
  const problems: string[] = [];
  const values = readValues(env, problems);
  const {
    publicUrl,
    operatorMail,
    llmBaseUrl,
    llmModel,
    llmApiKey,
    oidcIssuer,
    oidcClientId,
    oidcClientSecret,
    oidcName,
    oidcRoles,
    oidcLinkByEmail,
    ...rest
  } = values;
  if (values.process !== 'all') {
    for (const needed of ['databaseUrl', 'authSecret'] as const) {
      if (isUnset(env, settings[needed])) {
        problems.push(`${settings[needed].env} is needed where PROCESS is ${values.process}.`);
      }
    }
  }
  const llmIsUnset = { base: isUnset(env, settings.llmBaseUrl), model: isUnset(env, settings.llmModel) };
  if (llmIsUnset.base && !llmIsUnset.model) problems.push('LLM_BASE_URL is needed where LLM_MODEL is set.');
  if (llmIsUnset.model && !llmIsUnset.base) problems.push('LLM_MODEL is needed where LLM_BASE_URL is set.');
  const forSignOn = ['oidcIssuer', 'oidcClientId', 'oidcClientSecret'] as const;
  const missing = forSignOn.filter((name) => isUnset(env, settings[name]));
  if (missing.length > 0 && missing.length < forSignOn.length) {
    const given = forSignOn.find((name) => !missing.includes(name))!;
    for (const name of missing)
      problems.push(`${settings[name].env} is needed where ${settings[given].env} is set.`);
  }
  const address = publicUrl ?? localAddress(values.port);
  if (values.demo === 'on' && !isForThisMachine({ host: values.host, publicUrl: address })) {
    problems.push(
      'DEMO=on makes accounts whose password is published, so HOST and PUBLIC_URL must be this machine’s own. Set DEMO to off or random-passwords.',
    );
  }
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  return {
    ...rest,
    publicUrl: address,
    operatorMail: operatorMail ?? addressIn(values.mailFrom),
    llm: llmBaseUrl && llmModel ? { baseUrl: llmBaseUrl, model: llmModel, apiKey: llmApiKey } : undefined,
    signOn:
      oidcIssuer && oidcClientId && oidcClientSecret
        ? {
            issuer: oidcIssuer,
            clientId: oidcClientId,
            clientSecret: oidcClientSecret,
            name: oidcName,
            roles: oidcRoles,
            linksByEmail: oidcLinkByEmail,
          }
        : undefined,
  };
}

/** Replaces port 0 in the config once the real port is known, so that links name the real port. */
export function listeningOn(config: Config, port: number): Config {
  const named = config.publicUrl === localAddress(config.port) ? localAddress(port) : config.publicUrl;
  return { ...config, port, publicUrl: named };
}

function readValues(env: Record<string, string | undefined>, problems: string[]): Values {
  const values: Record<string, unknown> = {};
  for (const [name, setting] of Object.entries<Setting<unknown>>(settings)) {
    const text = isUnset(env, setting) ? setting.default : env[setting.env]?.trim();
    if (text === undefined) continue;
    const read = setting.schema.safeParse(text);
    if (read.success) values[name] = read.data;
    else
      problems.push(`${setting.env} must be ${setting.expects}${setting.secret ? '' : `, not "${text}"`}.`);
  }
  return values as Values;
}

function isUnset(env: Record<string, string | undefined>, setting: Setting<unknown>): boolean {
  return (env[setting.env]?.trim() ?? '') === '';
}

function localAddress(port: number): string {
  return `http://localhost:${port}`;
}

/** 'Roundone <jobs@a.example>' gives 'jobs@a.example'. */
export function addressIn(mailbox: string): string {
  return /<([^<>]+)>/.exec(mailbox)?.[1] ?? mailbox;
}
