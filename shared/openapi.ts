/** The OpenAPI 3.1 document, made from the contract. */
import * as z from 'zod/mini'
import { endpoints } from './contract.ts'
import type { Endpoint } from './kit/endpoint.ts'
import { recordSentBack, takesRecord } from './kit/sent-back.ts'
import { councilName } from './staff/rules/council-name.ts'
import { documentTypes } from './vocabulary/documents.ts'

type Json = Record<string, unknown>

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output'): Json => {
  const { $schema, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json
  return json
}

const parameters = (schema: z.ZodMiniType | undefined, where: 'path' | 'query'): Json[] => {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Json
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema,
  }))
}

const binary: Json = { type: 'string', format: 'binary' }

/** The body of a JSON request; a record that may be sent back has members besides its fields. */
const jsonBodyOf = (endpoint: Endpoint, body: z.ZodMiniType): Json => {
  const json = schemaOf(body, 'input')
  if (!takesRecord(endpoint)) return json
  const { properties } = schemaOf(recordSentBack, 'input')
  const derived = (endpoint.derived ?? []).map((member) => [member, {}])
  return {
    ...json,
    properties: { ...(properties as Json), ...(json.properties as Json), ...Object.fromEntries(derived) },
  }
}

/** A multipart form: its text fields as in the schema, and the file. */
const formOf = (schema: z.ZodMiniType): Json => {
  const json = schemaOf(schema, 'input')
  return { ...json, properties: { ...(json.properties as Json), file: binary } }
}

const bodyOf = (endpoint: Endpoint): Json => {
  const { body, encoding } = endpoint
  if (!body) return {}
  const content =
    encoding === 'multipart'
      ? { 'multipart/form-data': { schema: formOf(body) } }
      : { 'application/json': { schema: jsonBodyOf(endpoint, body) } }
  return { requestBody: { required: true, content } }
}

const answerOf = (endpoint: Endpoint): Json =>
  endpoint.envelope === 'bytes'
    ? Object.fromEntries(documentTypes.map((type) => [type, { schema: binary }]))
    : endpoint.envelope === 'page'
      ? { 'text/html': { schema: { type: 'string' } } }
      : { 'application/json': { schema: envelope(endpoint) } }

const envelope = (endpoint: Endpoint): Json => {
  const data = schemaOf(endpoint.response, 'output')
  if (endpoint.envelope === 'bare') return data
  return {
    type: 'object',
    required: endpoint.details ? ['data', 'details'] : ['data'],
    properties: {
      data,
      message: { type: 'string' },
      ...(endpoint.details && { details: schemaOf(endpoint.details, 'output') }),
    },
  }
}

const refusals = (endpoint: Endpoint): Json => {
  const codes = [
    ['400', 'The request cannot be read'],
    ...(endpoint.byKey ? [['401', 'No key, or one that does not count any more']] : []),
    ...(endpoint.access === 'public' ? [] : [['401', 'Nobody is signed in']]),
    ['403', 'Not allowed'],
    ...(endpoint.params ? [['404', 'Nothing here for the caller']] : []),
    ...(endpoint.method === 'GET' && !endpoint.params
      ? []
      : [['409', 'An earlier step is missing, or it exists already']]),
    ...(endpoint.method === 'GET' || endpoint.access === 'public'
      ? []
      : [['412', 'What If-Match names has changed; it comes with the answer']]),
    ...(endpoint.body ? [['413', 'Too large']] : []),
    ...(endpoint.body ? [['415', endpoint.encoding === 'multipart' ? 'Not a form' : 'Not JSON']] : []),
    ['422', 'Field errors'],
    ['429', 'Too many tries; see Retry-After'],
    ['503', 'Try again later; see Retry-After'],
  ] as const
  return Object.fromEntries(
    codes.map(([code, description]) => [
      code,
      { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } } },
    ]),
  )
}

const operation = (name: string, endpoint: Endpoint): Json => ({
  operationId: name,
  summary: endpoint.summary,
  ...(endpoint.access !== 'public' && { security: [{ [endpoint.access]: [] }] }),
  ...(endpoint.byKey && { security: [{ key: [] }] }),
  parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query')],
  ...bodyOf(endpoint),
  responses: {
    [endpoint.status ?? 200]: { description: 'Done', content: answerOf(endpoint) },
    ...refusals(endpoint),
  },
})

const bearer = (description: string): Json => ({
  type: 'http',
  scheme: 'bearer',
  bearerFormat: 'JWT',
  description,
})

/** As in package.json. */
const portalVersion = '0.3.0'

/** @returns an OpenAPI 3.1 document of every endpoint, of the council with this name. */
export const openapi = (name = ''): Json => {
  const paths: Record<string, Json> = {}
  for (const { name, endpoint } of endpoints) {
    const path = paths[endpoint.path] ?? {}
    path[endpoint.method.toLowerCase()] = operation(name, endpoint)
    paths[endpoint.path] = path
  }
  return {
    openapi: '3.1.0',
    info: { title: `Portal of ${councilName({ name })}`, version: portalVersion },
    paths,
    components: {
      securitySchemes: {
        applicant: bearer('Token of an applicant'),
        staff: bearer('Token of council staff'),
        checker: {
          type: 'http',
          scheme: 'bearer',
          description: 'Token of an organisation that asks by name',
        },
        key: { type: 'http', scheme: 'bearer', description: 'Key of an organisation that watches numbers' },
      },
      schemas: {
        Refusal: {
          type: 'object',
          required: ['message'],
          properties: {
            message: { type: 'string' },
            errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
          },
        },
      },
    },
  }
}
