import type { JSONSchema7 } from 'json-schema'
import type { RefusalName } from '#app/core/errors/catalogue'
import { Registry } from '#app/core/contributions/registry'

/** What judges an input or describes an answer: a VineJS validator. */
export interface Shape {
  toJSONSchema(): JSONSchema7
}

/** Any live token will do, whatever it is allowed. */
export const ANY_SCOPE = 'any'

type Controller = new (...args: never[]) => object

/**
 * One call of /api/v1, told in one place: its route, what it asks for and its part of the OpenAPI document all come from here. Its words are
 * `api.calls.<key>.summary` and, when there is more to say, `.text` in the catalogues.
 */
export interface Endpoint {
  /** Name of the route below `api.`, e.g. `matters.show`. */
  key: string
  /** Heading of the reference under which it stands: `api.groups.<group>`. */
  group:
    | 'session'
    | 'account'
    | 'firm'
    | 'matters'
    | 'activities'
    | 'amparo'
    | 'court_lists'
    | 'clients'
    | 'billing'
    | 'documents'
    | 'insights'
    | 'research'
    | 'system'
  order: number
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Below /api/v1, with parameters as `:id`. */
  path: string
  /** What the token must be allowed (or ANY_SCOPE); null when the call carries no token. */
  scope: string | null
  query?: Shape
  body?: Shape
  /** What `data` of the answer holds; null when it holds nothing. */
  response: Shape | null
  /** What comes beside `data` because the call changes it. */
  changes?: readonly ('authorization' | 'userData')[]
  /** Refusals of its own, beside those of every call. */
  refusals?: readonly RefusalName[]
  /** An answer that stands alone, without envelope; `file` is the content of a document. */
  bare?: true | 'file'
  /** The body is multipart, with one `file` beside these fields. */
  isUpload?: true
  handler: [() => Promise<{ default: Controller }>, string]
}

/** The fields of a form of which only some are sent, with the version that was read. */
export function changeOf(shape: Shape): Shape {
  return { toJSONSchema: () => ({ ...shape.toJSONSchema(), required: ['version'] }) }
}

/** Every call of /api/v1, in the order of the reference. */
export const endpoints = new Registry<Endpoint>('api')

/** Adds calls to /api/v1. Two calls with one key are a bug. */
export function defineEndpoints(...added: Endpoint[]): void {
  for (const endpoint of added) endpoints.add(endpoint)
}
