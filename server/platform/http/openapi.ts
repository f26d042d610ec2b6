import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { endpoints } from '#contract/shared/api.ts';
import { type Endpoint, memberRolesOf } from '#contract/shared/endpoint.ts';
import { type Code, SHARED_CODES, codesOf, httpStatusOf, meaningOf } from '#contract/shared/refusals.ts';
import { PATHS } from '#contract/shared/paths.ts';
import { STATUS } from '#contract/shared/status.ts';
import {
  TOKEN_CALLS_PER_MINUTE,
  TOKEN_PREFIX,
  TOKEN_SCOPES,
  TOKEN_SCOPE_NAMES,
} from '#contract/company/token-scopes.ts';

type JsonSchema = Record<string, unknown>;

/** /api/openapi.json and, for people, /api/docs. Both are generated from the contract. */
export async function registerApiDocs(app: FastifyInstance, publicUrl: string): Promise<void> {
  const document = keptDocument(publicUrl);
  app.get('/api/openapi.json', async () => document);
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true });
}

const SECURITY_SCHEMES = {
  login: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The login of a person: the `token` that auth/signin gives.',
  },
  apiToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: TOKEN_PREFIX,
    description: [
      `An API token of a company, which begins with \`${TOKEN_PREFIX}\`. An owner makes it at ${PATHS.companyTokens}. It may make the calls that name one of its scopes, at most ${TOKEN_CALLS_PER_MINUTE} calls a minute:`,
      '',
      ...TOKEN_SCOPE_NAMES.map((scope) => `- \`${scope}\`: ${TOKEN_SCOPES[scope]()}`),
    ].join('\n'),
  },
};

/** Who may make a call. An empty entry means everyone. An API token needs the scope in its entry. */
function security({ audience, scope }: Endpoint): JsonSchema {
  const token = scope === undefined ? [] : [{ apiToken: [scope] }];
  const isOpen = audience.includes('visitor');
  if (isOpen && token.length === 0) return {};
  return { security: [...(isOpen ? [{}] : []), { login: [] }, ...token] };
}

let kept: { publicUrl: string; document: JsonSchema } | null = null;

/** Created once per process, because tests start many servers. */
function keptDocument(publicUrl: string): JsonSchema {
  if (kept?.publicUrl !== publicUrl) kept = { publicUrl, document: openApiDocument(publicUrl) };
  return kept.document;
}

/** The contract as an OpenAPI 3.1 document. */
function openApiDocument(publicUrl: string): JsonSchema {
  const paths: Record<string, JsonSchema> = {};
  for (const endpoint of endpoints) {
    const path = `/${endpoint.path.replace(/:(\w+)/g, '{$1}')}`;
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Roundone',
      version: '1',
      description:
        'Every answer is { responseStatus: { statusCode, message }, responseData }: statusCode 0 is a success, ' +
        '1 a refusal that the user can act on (HTTP 200), 2 an error (HTTP 400 and above). Refusals and errors have a ' +
        'responseStatus.code, which stays the same whatever the message says. Each call lists its own.',
    },
    servers: [{ url: `${publicUrl}/api` }],
    components: {
      securitySchemes: SECURITY_SCHEMES,
      responses: Object.fromEntries(
        byStatus(SHARED_CODES).map(([status, codes]) => [`error${status}`, errors(codes)]),
      ),
    },
    paths,
  };
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json;
}

function operation(endpoint: Endpoint): JsonSchema {
  const input = schemaOf(endpoint.input, 'input');
  const inAddress = endpoint.method === 'GET' || endpoint.upload !== undefined;
  return {
    operationId: endpoint.path.replace(/\/:?/g, '_'),
    tags: [endpoint.path.split('/')[0]],
    summary: endpoint.summary,
    description: describedCallers(endpoint),
    ...security(endpoint),
    ...(inAddress ? { parameters: parameters(endpoint, input) } : {}),
    ...requestBody(endpoint, input, inAddress),
    responses: Object.fromEntries(responses(endpoint)),
  };
}

function describedCallers(endpoint: Endpoint): string {
  const { audience } = endpoint;
  if (endpoint.operatorOnly === true) return 'For: operators, who run the installation.';
  const callers = `For: ${audience.join(', ')}.`;
  if (!audience.includes('employer') || audience.includes('visitor')) return callers;
  return `${callers} Roles in the company: ${memberRolesOf(endpoint).join(', ')}.`;
}

/** By HTTP status: the content of a success, and the codes of every negative answer. */
function responses(endpoint: Endpoint): [number, JsonSchema][] {
  const noes = byStatus(codesOf(endpoint));
  const refusals = noes.find(([status]) => status === 200)?.[1] ?? [];
  const data = schemaOf(endpoint.output, 'output');
  const served =
    refusals.length === 0 ? 'statusCode 0.' : `statusCode 0, or 1 with a code.\n\n${listed(refusals)}`;
  const statusCodes = refusals.length === 0 ? [STATUS.success] : [STATUS.success, STATUS.refusal];
  return [
    [200, { description: `Served: ${served}`, ...content(envelopeOf(statusCodes, refusals, data)) }],
    ...noes
      .filter(([status]) => status !== 200)
      .map(([status, codes]): [number, JsonSchema] => {
        const isShared = codes.every((code) => (SHARED_CODES as readonly Code[]).includes(code));
        return [status, isShared ? { $ref: `#/components/responses/error${status}` } : errors(codes)];
      }),
  ];
}

const byStatus = (codes: readonly Code[]): [number, Code[]][] =>
  [...Map.groupBy(codes, httpStatusOf)].toSorted(([a], [b]) => a - b);

const listed = (codes: readonly Code[]) =>
  codes.map((code) => `- \`${code}\`: ${meaningOf(code)}`).join('\n');

const errors = (codes: readonly Code[]): JsonSchema => ({
  description: listed(codes),
  ...content(envelopeOf([STATUS.error], codes, {})),
});

const content = (schema: JsonSchema) => ({ content: { 'application/json': { schema } } });

function envelopeOf(statusCodes: readonly number[], codes: readonly Code[], data: JsonSchema): JsonSchema {
  return {
    type: 'object',
    required: ['responseStatus', 'responseData'],
    properties: {
      responseStatus: {
        type: 'object',
        required: ['statusCode', 'message', ...(statusCodes.includes(STATUS.success) ? [] : ['code'])],
        properties: {
          statusCode: { enum: statusCodes },
          message: { type: 'string' },
          ...(codes.length > 0 && { code: { enum: codes } }),
        },
      },
      responseData: data,
    },
  };
}

function parameters(endpoint: Endpoint, input: JsonSchema): JsonSchema[] {
  const properties = (input['properties'] ?? {}) as Record<string, JsonSchema>;
  const required = (input['required'] ?? []) as string[];
  const { additionalProperties } = input;
  if (typeof additionalProperties === 'object') {
    // Parameters with arbitrary names: the fields of one object.
    const schema = { type: 'object', additionalProperties };
    return [{ name: 'parameters', in: 'query', required: false, style: 'form', explode: true, schema }];
  }
  return Object.entries(properties).map(([name, schema]) => {
    const inPath = endpoint.path.includes(`:${name}`);
    return { name, in: inPath ? 'path' : 'query', required: inPath || required.includes(name), schema };
  });
}

function requestBody(endpoint: Endpoint, input: JsonSchema, inAddress: boolean): JsonSchema {
  if (endpoint.upload) {
    const file = { type: 'string', format: 'binary' };
    const schema = {
      type: 'object',
      required: [endpoint.upload.field],
      properties: { [endpoint.upload.field]: file },
    };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
  }
  if (inAddress) return {};
  return { requestBody: { required: true, content: { 'application/json': { schema: input } } } };
}
