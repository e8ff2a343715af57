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
type Given<Name extends RouteName> = [ParamOf<(typeof ROUTES)[Name]>] extends [never] ? [] : [RouteParams<Name>]

/** What all addresses of a route begin with: `/law-firm/files` of `/law-firm/files/:id/notes`. */
export const staticPart = (name: RouteName): string => ROUTES[name].split('/:')[0]!

/**
 * The address of a page or an action by the name of its route; those of the API are not among them: `route('law_firm.matters.show', { dossierId: 7 })`.
 *
 * @returns the path, without a query; the parameters are encoded
 */
export function route<Name extends RouteName>(name: Name, ...[params]: Given<Name>): string {
  const given: Record<string, string | number> = params ?? {}
  return ROUTES[name].replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(given[key]!))
}
