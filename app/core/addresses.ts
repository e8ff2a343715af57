// Without an alias: the client is built from this file, too.
import { ROUTES } from '../../.adonisjs/server/addresses.js'

export type RouteName = keyof typeof ROUTES

/** The names of what a pattern leaves open: `/files/:id/notes/:noteId` has `id` and `noteId`. */
type ParamOf<Pattern extends string> = Pattern extends `${infer Segment}/${infer Rest}`
  ? ParamOf<Segment> | ParamOf<Rest>
  : Pattern extends `:${infer Name}`
    ? Name
    : never

export type RouteParams<Name extends RouteName> = Record<ParamOf<(typeof ROUTES)[Name]>, string | number>

/** What a route's address is made of: nothing for one without parameters. */
type Given<Name extends RouteName> = [ParamOf<(typeof ROUTES)[Name]>] extends [never]
  ? [params?: Record<string, never>, query?: Query]
  : [params: RouteParams<Name>, query?: Query]

/** What follows the question mark: as it was put together, or by name and without what is null or undefined. */
export type Query = string | URLSearchParams | Record<string, string | number | null | undefined>

function queryString(query: Query): string {
  if (typeof query === 'string' || query instanceof URLSearchParams) return String(query)
  const given = Object.entries(query).filter(([, value]) => value !== null && value !== undefined)
  return String(new URLSearchParams(given.map(([name, value]) => [name, String(value)] as [string, string])))
}

/** What all addresses of a route begin with: `/law-firm/files` of `/law-firm/files/:id/notes`. */
export const staticPart = (name: RouteName): string => ROUTES[name].split('/:')[0]!

/**
 * The address of a page or an action by the name of its route; those of the API are not among them:
 * `route('law_firm.matters.show', { dossierId: 7 }, { tab: 'notes' })`.
 *
 * @returns the path, with the query unless it is empty; parameters and query are encoded
 */
export function route<Name extends RouteName>(name: Name, ...[params = {}, query = '']: Given<Name>): string {
  const given: Record<string, string | number> = params
  const path = ROUTES[name].replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(given[key]!))
  const asked = queryString(query)
  return asked ? `${path}?${asked}` : path
}
