import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { endpoints } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';

type JsonSchema = Record<string, unknown>;

/** /api/openapi.json and, for people, /api/docs: both made from the contract. */
export async function registerApiDocs(app: FastifyInstance, publicUrl: string): Promise<void> {
  const document = openApiDocument(publicUrl);
  app.get('/api/openapi.json', async () => document);
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true });
}

/** The contract as an OpenAPI 3.1 document. */
export function openApiDocument(publicUrl: string): JsonSchema {
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
        '1 a refusal that the user can act on (HTTP 200), 2 an error (HTTP 400 and above). Some refusals have a stable ' +
        'responseStatus.code, which their call names.',
    },
    servers: [{ url: `${publicUrl}/api` }],
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
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
  const success = {
    type: 'object',
    required: ['responseStatus', 'responseData'],
    properties: {
      responseStatus: {
        type: 'object',
        required: ['statusCode', 'message'],
        properties: {
          statusCode: { enum: [0, 1, 2] },
          message: { type: 'string' },
          ...(endpoint.refusals && { code: { enum: endpoint.refusals } }),
        },
      },
      responseData: schemaOf(endpoint.output, 'output'),
    },
  };
  return {
    operationId: endpoint.path.replace(/\/:?/g, '_'),
    tags: [endpoint.path.split('/')[0]],
    summary: endpoint.summary,
    description: `For: ${endpoint.audience.join(', ')}.`,
    ...(endpoint.audience.includes('visitor') ? {} : { security: [{ bearer: [] }] }),
    ...(inAddress ? { parameters: parameters(endpoint, input) } : {}),
    ...requestBody(endpoint, input, inAddress),
    responses: {
      200: {
        description: 'Served: statusCode 0, or 1 with the reason.',
        content: { 'application/json': { schema: endpoint.path === 'auth/captcha' ? {} : success } },
      },
      default: { description: 'An error: the same envelope with statusCode 2.' },
    },
  };
}

function parameters(endpoint: Endpoint, input: JsonSchema): JsonSchema[] {
  const properties = (input['properties'] ?? {}) as Record<string, JsonSchema>;
  const required = (input['required'] ?? []) as string[];
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
