import type { Route } from '~/api/types'
import type { MessageId } from '~/i18n/messages'

/** A JSON Schema, as far as the reference reads it. */
export type Schema = {
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  enum?: (string | number | boolean | null)[]
  anyOf?: Schema[]
  allOf?: Schema[]
  $ref?: string
}

type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  schema: Schema
}

type Content = { content?: Record<string, { schema?: Schema }> }

type RawOperation = {
  operationId: string
  tags: string[]
  description?: string
  security: { bearer?: string[] }[]
  parameters?: Parameter[]
  requestBody?: Content
  responses: Record<string, Content>
}

/** The OpenAPI document, as far as the reference reads it. */
export type OpenApiDocument = {
  paths: Record<string, Record<string, RawOperation>>
}

/** One call of the API. */
export interface Operation {
  id: string
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** With parameters as `{id}`. */
  path: string
  group: string
  hasText: boolean
  /** What the token must be allowed: null when the call carries none, empty when any will do. */
  scope: string | null
  parameters: Parameter[]
  body: Schema | null
  /** What `data` of the answer holds. */
  data: Schema | null
  answers: { status: string; codes: string[] }[]
  /** A file goes up or comes down: nothing to try with a text. */
  isFile: boolean
}

/** The calls of a document, in its order. */
export function operationsIn(document: OpenApiDocument): Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, raw]) => operationOf(path, method, raw))
  )
}

const UPLOAD = 'multipart/form-data'
const DOWNLOAD = 'application/octet-stream'

const schemaIn = (content?: Content) => content?.content?.['application/json']?.schema ?? null

function operationOf(path: string, method: string, raw: RawOperation): Operation {
  const [security] = raw.security
  return {
    id: raw.operationId,
    method: method.toUpperCase() as Operation['method'],
    path,
    group: raw.tags[0] ?? '',
    hasText: raw.description !== undefined,
    scope: security ? (security.bearer?.[0] ?? '') : null,
    parameters: raw.parameters ?? [],
    body: schemaIn(raw.requestBody) ?? raw.requestBody?.content?.[UPLOAD]?.schema ?? null,
    data: dataIn(schemaIn(raw.responses[200])),
    isFile: Boolean(raw.requestBody?.content?.[UPLOAD] ?? raw.responses[200]?.content?.[DOWNLOAD]),
    answers: Object.entries(raw.responses).map(([status, answer]) => ({ status, codes: codesIn(schemaIn(answer)) })),
  }
}

function dataIn(envelope: Schema | null): Schema | null {
  const data = envelope?.allOf?.find(({ properties }) => properties?.data)?.properties?.data
  return data && data.type !== 'null' ? data : null
}

function codesIn(answer: Schema | null): string[] {
  const own = answer?.allOf?.map(({ properties }) => properties?.code?.anyOf?.[0]?.enum ?? []).flat() ?? []
  return own.map(String)
}

/** Texts of the catalogue for an operation. */
export const summaryOf = ({ id }: Operation) => `api.calls.${id}.summary` as MessageId
export const textOf = ({ id }: Operation) => `api.calls.${id}.text` as MessageId
export const groupTitle = (group: string) => `api.groups.${group}` as MessageId

/** The route of a call with its parameters filled in. Empty query parameters are left out. */
export function routeOf({ method, path, parameters }: Operation, values: Record<string, string>): Route {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
  const asked = parameters.filter((one) => one.in === 'query' && values[one.name])
  const query = new URLSearchParams(asked.map(({ name }) => [name, values[name]!])).toString()
  return `${method} ${filled as `/${string}`}${query && `?${query}`}` as Route
}
