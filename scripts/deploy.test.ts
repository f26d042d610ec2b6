// What cannot be run on every machine is read and checked here: the image and the services around it.

import { existsSync, readFileSync } from 'node:fs';
import { DockerfileParser } from 'dockerfile-ast';
import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { loadConfig } from '#server/platform/config/config.ts';
import { settings } from '#server/platform/config/settings.ts';
import { SERVER_PROCESS } from './server-process.mjs';

const ROOT = new URL('../', import.meta.url).pathname;
const textOf = (path: string): string => readFileSync(`${ROOT}${path}`, 'utf8');

const SECRET = '4f9d1c7b82e6a05361fbd82c9e07a4d5';
/** The variables that deploy/.env sets. */
const ENV: Record<string, string> = {
  PUBLIC_URL: 'https://hire.example.com',
  TRUST_PROXY: '1',
  AUTH_SECRET: SECRET,
  POSTGRES_PASSWORD: SECRET,
  S3_PASSWORD: SECRET,
};
const KNOWN = new Set(Object.values(settings).map(({ env }) => env));
const AWS = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'];

interface Service {
  image: string;
  build?: { context: string };
  environment?: Record<string, string>;
  depends_on?: Record<string, unknown>;
  volumes?: string[];
  ports?: string[];
  profiles?: string[];
}

const document = parseDocument(textOf('deploy/compose.yaml'), { merge: true, uniqueKeys: true });
const compose = document.toJS() as { services: Record<string, Service>; volumes: Record<string, unknown> };

/** Fills in variables like compose: ${NAME}, ${NAME:-default} and ${NAME:?}, which must be set. */
function filledIn(text: string): string {
  return text.replaceAll(/\$\{(\w+)(:-|:\?)?([^}]*)\}/g, (_, name: string, kind?: string, other?: string) => {
    const value = ENV[name];
    if (value === undefined && kind !== ':-') throw new Error(`${name} is not in deploy/env.example`);
    return value ?? other ?? '';
  });
}

test('the image is built in two stages, does not run as root, and has a health check', () => {
  const dockerfile = DockerfileParser.parse(textOf('Dockerfile'));
  const stages = dockerfile.getFROMs();
  expect(stages).toHaveLength(2);
  for (const stage of stages) expect(stage.getImage()).toMatch(/^node:\d+\.\d+\.\d+-bookworm-slim$/);
  const wanted = (JSON.parse(textOf('package.json')) as { dependencies: { node: string } }).dependencies.node;
  for (const stage of stages) expect(stage.getImageTag()).toContain(wanted);

  const last = stages.at(-1)?.getRange()?.start.line ?? 0;
  const inLast = dockerfile.getInstructions().filter((one) => one.getRange().start.line > last);
  const keywords = inLast.map((one) => one.getKeyword());
  expect(keywords.filter((word) => word === 'USER')).toHaveLength(1);
  expect(keywords.indexOf('USER')).toBeLessThan(keywords.indexOf('CMD'));
  const user = inLast.find((one) => one.getKeyword() === 'USER')!.getArgumentsContent();
  expect(user).toBe('node');
  expect(dockerfile.getHEALTHCHECKs()).toHaveLength(1);
  expect(keywords.filter((word) => word === 'ADD')).toEqual([]);

  for (const copy of dockerfile.getCOPYs()) {
    const from = copy.getFromFlag()?.getValue();
    if (from !== undefined && from !== null) expect(stages[0]!.getBuildStage()).toBe(from);
    const sources = copy
      .getArguments()
      .slice(0, -1)
      .map((source) => source.getValue().replace(/^\/app\//, ''));
    for (const source of sources.filter((name) => !['node_modules', 'dist'].includes(name)))
      expect(existsSync(`${ROOT}${source}`), source).toBe(true);
  }
  const env = dockerfile.getENVs().flatMap((one) => one.getProperties());
  for (const property of env) expect([...KNOWN]).toContain(property.getName());
  const argumentsOf = (keyword: string): unknown =>
    JSON.parse(inLast.find((one) => one.getKeyword() === keyword)!.getArgumentsContent() ?? '');
  expect(argumentsOf('ENTRYPOINT')).toEqual(['roundone']);
  expect(argumentsOf('CMD')).toEqual(['serve']);
});

test('the command of a release and of the image starts the process as a checkout does', () => {
  const script = textOf('roundone');
  expect(script).toContain(`exec "$node" ${SERVER_PROCESS.flags.join(' ')} "$here/server/main.ts" "$@"`);
  for (const [name, value] of Object.entries(SERVER_PROCESS.env))
    expect(script).toContain(`${name}="\${${name}:-${value}}"`);
});

test('the services fit each other, and the program takes their settings', () => {
  expect([...document.errors, ...document.warnings].map(({ message }) => message)).toEqual([]);
  const names = Object.keys(compose.services);
  expect(names.toSorted()).toEqual(['bucket', 'database', 'llm', 'mail', 'storage', 'web', 'worker']);
  for (const [name, service] of Object.entries(compose.services)) {
    for (const other of Object.keys(service.depends_on ?? {})) expect(names).toContain(other);
    for (const volume of service.volumes ?? []) expect(compose.volumes).toHaveProperty(volume.split(':')[0]!);
    // Nothing is open to other machines, and no image changes on its own.
    for (const port of service.ports ?? []) expect(port).toMatch(/^127\.0\.0\.1:/);
    if (!service.build) expect(service.image, name).toMatch(/:(?!latest)[\w.-]+$/);
  }
  expect(compose.services['llm']!.profiles).toEqual(['llm']);

  for (const name of ['web', 'worker']) {
    const environment = compose.services[name]!.environment!;
    expect(Object.keys(environment).filter((key) => !KNOWN.has(key) && !AWS.includes(key))).toEqual([]);
    const filled = Object.fromEntries(
      Object.entries(environment).map(([key, value]) => [key, filledIn(value)]),
    );
    const config = loadConfig(filled);
    expect(config).toMatchObject({ process: name, trustProxy: 1, publicUrl: ENV['PUBLIC_URL'] });
    expect(names).toContain(new URL(config.databaseUrl!).hostname);
    expect(names).toContain(new URL(new URL(config.storageUrl!).searchParams.get('endpoint')!).hostname);
    expect(names).toContain(new URL(config.smtpUrl!).hostname);
  }
});

test('the example of settings names those that have to be set', () => {
  const named = [...textOf('deploy/env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name!);
  expect(named.toSorted()).toEqual(Object.keys(ENV).toSorted());
});

test('the unit of systemd sets what the program knows, and lets it stop in order', () => {
  const unit = textOf('deploy/roundone.service');
  const lines = unit.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  for (const line of lines) expect(line).toMatch(/^(\[(Unit|Service|Install)\]|[A-Z][A-Za-z]+=.*)$/);
  const names = [...unit.matchAll(/^Environment=(\w+)=/gm)].map(([, name]) => name);
  for (const name of names) expect(KNOWN).toContain(name);
  expect(unit).toContain('User=roundone');
  expect(unit).toContain('ExecStart=/opt/roundone/roundone serve');
  expect(Number(/TimeoutStopSec=(\d+)/.exec(unit)?.[1])).toBeGreaterThan(20);
  expect(unit).not.toMatch(/^MemoryDenyWriteExecute=/m);
});

interface Workload {
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  spec?: {
    scaleTargetRef?: { name: string };
    selector?: { matchLabels: Record<string, string> };
    template?: {
      metadata: { labels: Record<string, string> };
      spec: {
        terminationGracePeriodSeconds: number;
        securityContext: object;
        volumes: { name: string }[];
        containers: {
          image: string;
          args: string[];
          env: { name: string; value: string }[];
          envFrom: { configMapRef?: { name: string } }[];
          ports: { name: string; containerPort: number }[];
          livenessProbe: { httpGet: { path: string; port: string } };
          readinessProbe: { httpGet: { path: string; port: string } };
          securityContext: object;
          volumeMounts: { name: string; mountPath: string }[];
        }[];
      };
    };
  };
}

test('the objects of Kubernetes fit each other and the image, and the program takes their settings', () => {
  const yaml = parseDocument(textOf('deploy/kubernetes.yaml'), { uniqueKeys: true });
  expect([...yaml.errors, ...yaml.warnings].map(({ message }) => message)).toEqual([]);
  const { items } = yaml.toJS() as { items: Workload[] };
  const of = (kind: string) => items.filter((item) => item.kind === kind);
  expect(items.map(({ kind, metadata }) => `${kind} ${metadata.name}`)).toEqual([
    'ConfigMap roundone',
    'Deployment web',
    'Deployment worker',
    'HorizontalPodAutoscaler worker',
    'PodDisruptionBudget web',
    'Service web',
    'Ingress web',
  ]);
  const secret = [...textOf('deploy/kubernetes.yaml').matchAll(/^# roundone\.env has (.*)\.$/gm)][0]![1]!;
  const secrets = secret.split(/, | and /);
  for (const name of secrets) expect([...KNOWN, ...AWS]).toContain(name);
  const given = {
    AUTH_SECRET: SECRET,
    DATABASE_URL: 'postgres://roundone@database/roundone',
    STORAGE_URL: 's3://roundone',
    SMTP_URL: 'smtp://mail',
  };
  expect(secrets).toEqual(expect.arrayContaining(Object.keys(given)));

  const exposed = DockerfileParser.parse(textOf('Dockerfile'))
    .getInstructions()
    .find((one) => one.getKeyword() === 'EXPOSE')!
    .getArgumentsContent();
  for (const { metadata, spec } of of('Deployment')) {
    const { metadata: labelled, spec: pod } = spec!.template!;
    expect(labelled.labels).toEqual(spec!.selector!.matchLabels);
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(25);
    // 1000 is the user `node` of the image.
    expect(pod.securityContext).toEqual({ runAsNonRoot: true, runAsUser: 1000, fsGroup: 1000 });
    const [container] = pod.containers;
    expect(container!.securityContext).toEqual({
      readOnlyRootFilesystem: true,
      allowPrivilegeEscalation: false,
      capabilities: { drop: ['ALL'] },
    });
    expect(container!.image).toMatch(/:(?!latest)[\w.-]+$/);
    expect(container!.args).toEqual(['serve']);
    expect(container!.ports).toEqual([{ name: 'http', containerPort: Number(exposed) }]);
    expect(container!.livenessProbe.httpGet).toEqual({ path: '/api/health', port: 'http' });
    expect(container!.readinessProbe.httpGet).toEqual({ path: '/api/ready', port: 'http' });
    expect(container!.volumeMounts.map(({ mountPath }) => mountPath)).toEqual(['/data', '/tmp']);
    expect(container!.volumeMounts.map(({ name }) => name)).toEqual(pod.volumes.map(({ name }) => name));
    const own = Object.fromEntries(container!.env.map(({ name, value }) => [name, value]));
    const settingsOf = { ...of('ConfigMap')[0]!.data, ...own };
    for (const name of Object.keys(settingsOf)) expect(KNOWN).toContain(name);
    expect(loadConfig({ ...settingsOf, ...given })).toMatchObject({ process: metadata.name, trustProxy: 1 });
  }
  expect(of('HorizontalPodAutoscaler')[0]!.spec!.scaleTargetRef!.name).toBe('worker');
});
