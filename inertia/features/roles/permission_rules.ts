import { fold } from '~/components/forms/choices/option_matching'
import type { Permission } from './role.js'

/** A permission as the page draws it: what it needs, and whether the reader may give it to others. */
export type PermissionSpec = {
  id: Permission
  action: string
  needs: Permission[]
  mayGive: boolean
}

/** The permissions over one kind of record. */
export type PermissionGroup = {
  group: string
  permissions: PermissionSpec[]
}

/** What is chosen after a tick, and what came or went beside what was ticked. */
export interface Ticked {
  chosen: Permission[]
  added: Permission[]
  removed: Permission[]
}

const specsOf = (matrix: PermissionGroup[]) => matrix.flatMap(({ permissions }) => permissions)

/** Chosen ones in the order of the product. */
function ordered(matrix: PermissionGroup[], chosen: ReadonlySet<Permission>): Permission[] {
  return specsOf(matrix).flatMap(({ id }) => (chosen.has(id) ? [id] : []))
}

/** Ticks permissions with what they need, or takes them away with what needs them. */
export function tick(matrix: PermissionGroup[], chosen: Permission[], ids: Permission[], on: boolean): Ticked {
  const specs = specsOf(matrix)
  const beside = on
    ? specs.filter(({ id }) => ids.includes(id)).flatMap(({ needs }) => needs)
    : specs.filter(({ needs }) => needs.some((need) => ids.includes(need))).map(({ id }) => id)
  const next = new Set(chosen)
  for (const id of [...ids, ...beside]) {
    if (on) next.add(id)
    else next.delete(id)
  }
  const changed = beside.filter((id) => !ids.includes(id) && chosen.includes(id) !== on)
  const said = [...new Set(changed)]
  return { chosen: ordered(matrix, next), added: on ? said : [], removed: on ? [] : said }
}

/** What a role gains and loses, in the order of the product. */
export function diffOf(matrix: PermissionGroup[], before: Permission[], after: Permission[]) {
  return {
    added: ordered(matrix, new Set(after.filter((id) => !before.includes(id)))),
    removed: ordered(matrix, new Set(before.filter((id) => !after.includes(id)))),
  }
}

/** Which permissions the reader may tick: those they have, with all that those need, and those that the role had. */
export function tickable(matrix: PermissionGroup[], had: Permission[]): Set<Permission> {
  const free = new Set(specsOf(matrix).flatMap(({ id, mayGive }) => (mayGive || had.includes(id) ? [id] : [])))
  return new Set(
    specsOf(matrix).flatMap(({ id, needs }) => (free.has(id) && needs.every((need) => free.has(need)) ? [id] : []))
  )
}

/** The groups and permissions whose words contain every word searched for; all of a group when its own name does. Accents do not count. */
export function matchingGroups(
  matrix: PermissionGroup[],
  query: string,
  words: { group: (group: string) => string; permission: (id: Permission) => string }
): PermissionGroup[] {
  const typed = fold(query).split(/\s+/).filter(Boolean)
  const has = (text: string) => typed.every((word) => fold(text).includes(word))
  return matrix.flatMap(({ group, permissions }) => {
    const name = words.group(group)
    const found = has(name) ? permissions : permissions.filter(({ id }) => has(`${name} ${words.permission(id)}`))
    return found.length > 0 ? [{ group, permissions: found }] : []
  })
}

/** The columns of the matrix; an action of its own stands under the one that it resembles. */
export const COLUMNS = ['leer', 'crear', 'editar', 'archivar', 'eliminar'] as const
export type Column = (typeof COLUMNS)[number]

const LIKE: Record<string, Column> = { invitar: 'crear', publicar: 'crear', gestionar: 'editar' }

/** The column in which an action stands. */
export function columnOf(action: string): Column {
  return LIKE[action] ?? COLUMNS.find((column) => column === action) ?? 'editar'
}
