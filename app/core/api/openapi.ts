import { CATALOGUE, type RefusalName } from '#app/core/errors/catalogue'
import { catalogue, translate, type Language } from '#app/core/messages/catalogue'
import { ANY_SCOPE, endpoints, type Endpoint } from './endpoint.js'
import { COMPONENTS, errorAnswer, ref } from './openapi_components.js'
import { schemaOf, type Schema } from './openapi_schema.js'

export const API_PREFIX = '/api/v1'

/** Whether an address is one that programs call. */
export const isApiCall = (path: string): boolean => path === API_PREFIX || path.startsWith(`${API_PREFIX}/`)

/** What every call with a token may be refused with. */
const WITH_TOKEN: RefusalName[] = ['tokenMissing', 'tokenInvalid', 'userDataUnauthorized']

/** One operation of the document. */
export interface Operation {
  operationId: string
  tags: string[]
  summary: string
  description?: string
  security: Record<string, string[]>[]
  parameters?: Schema[]
  requestBody?: Schema
  responses: Record<string, Schema>
}

/** The OpenAPI 3.1 document of /api/v1, made from the same list as its routes. */
export function openApiDocument(language: Language) {
  const paths: Record<string, Record<string, Operation>> = {}
  for (const endpoint of endpoints.all()) {
    const path = `/${endpoint.path.replace(/:(\w+)/g, '{$1}')}`
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint, language) }
  }
  const groups = [...new Set(endpoints.all().map(({ group }) => group))]
  return {
    openapi: '3.1.0',
    info: { title: 'Foja', version: '1', description: translate(language, 'api.description') },
    servers: [{ url: API_PREFIX }],
    tags: groups.map((group) => ({ name: group, description: translate(language, `api.groups.${group}`) })),
    paths,
    components: COMPONENTS,
  }
}

export type OpenApiDocument = ReturnType<typeof openApiDocument>

function operationOf(endpoint: Endpoint, language: Language): Operation {
  const { key, group, scope } = endpoint
  const text = `api.calls.${key}.text`
  const hasText = Object.hasOwn(catalogue(language), text)
  const parameters = [...pathParameters(endpoint), ...queryParameters(endpoint), ...keyParameters(endpoint)]
  return {
    operationId: key,
    tags: [group],
    summary: translate(language, `api.calls.${key}.summary`),
    ...(hasText && { description: translate(language, text) }),
    security: scope === null ? [] : [{ bearer: scope === ANY_SCOPE ? [] : [scope] }],
    ...(parameters.length > 0 && { parameters }),
    ...requestBodyOf(endpoint),
    responses: { 200: answerOf(endpoint, language), ...refusalsOf(endpoint, language) },
  }
}

/** What a call sends, and the key by which a write is done once. */
function requestBodyOf({ body, isUpload }: Endpoint): { requestBody?: Schema } {
  if (!body) return {}
  const schema = schemaOf(body)
  if (!isUpload) return { requestBody: { required: true, content: { 'application/json': { schema } } } }
  const file = { type: 'string', contentMediaType: 'application/octet-stream' }
  const properties = { file, ...(schema.properties as Schema) }
  const upload = { type: 'object', properties, required: ['file'] }
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema: upload } } } }
}

function keyParameters({ scope, method }: Endpoint): Schema[] {
  if (scope === null || method === 'GET') return []
  return [{ name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string', maxLength: 100 } }]
}

function pathParameters({ path }: Endpoint): Schema[] {
  const number = { type: 'integer', minimum: 1 }
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => {
    const schema = /id$/i.test(name!) ? number : { type: 'string' }
    return { name, in: 'path', required: true, schema }
  })
}

function queryParameters({ query }: Endpoint): Schema[] {
  if (!query) return []
  const { properties = {}, required = [] } = schemaOf(query) as { properties?: object; required?: string[] }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

/** The envelope with what `data` holds, or the bare content. */
function answerOf({ response, changes = [], bare }: Endpoint, language: Language): Schema {
  const description = translate(language, 'api.answer')
  if (bare === 'file') return { description, content: { 'application/octet-stream': {} } }
  if (bare) return { description, content: { 'application/json': { schema: { type: 'object' } } } }
  const data = response ? schemaOf(response) : { type: 'null' }
  const changed = Object.fromEntries(
    changes.map((name) => [name, ref(name === 'userData' ? 'UserData' : 'Authorization')])
  )
  const schema = { allOf: [ref('Envelope'), { type: 'object', properties: { data, ...changed } }] }
  return { description, content: { 'application/json': { schema } } }
}

function refusalsOf({ scope, refusals = [], body, query, path }: Endpoint, language: Language) {
  const names = [...(scope === null ? [] : WITH_TOKEN), ...refusals]
  const codes: Record<number, string[]> = {}
  for (const name of names) (codes[CATALOGUE[name].status] ??= []).push(CATALOGUE[name].code)
  if (scope !== null && scope !== ANY_SCOPE) codes[403] ??= []
  if (path.includes(':')) (codes[404] ??= []).push('NOT-FOUND')
  if (body || query) (codes[422] ??= []).push('DAT-500')
  if (scope !== null || body) (codes[429] ??= []).push('TOO-MANY')
  const told = (status: string) => translate(language, `api.statuses.${status}`)
  return Object.fromEntries(Object.entries(codes).map(([status, own]) => [status, errorAnswer(told(status), own)]))
}
