import db from '@adonisjs/lucid/services/db'
import type { Viewer } from '#app/core/contributions/registries'
import User from '#app/accounts/models/user'
import type { Slice } from '#app/insights/domain/slices'
import { kept } from './kept.js'
import { OPEN_STATUSES, mattersOf, openedBetween, stalledBefore } from './matter_scope.js'

/** Matters that are alike, and how many of them were opened in the span and are without movement. */
interface Alike {
  status: string
  materia: string
  person: number | null
  n: number
  opened: number
  stalled: number
}

/** All matters at work in groups of the same person, status and branch of law: one reading of an index that holds them in this order. */
const alike = (viewer: Viewer, slice: Slice): Promise<Alike[]> =>
  kept(
    viewer,
    'matters',
    slice,
    () => readAlike(viewer, slice),
    ({ length }) => length
  )

async function readAlike(viewer: Viewer, slice: Slice): Promise<Alike[]> {
  const by = ['matters.responsible_id', 'matters.status', 'matters.materia']
  const opened = 'sum(case when matters.created_at >= ? and matters.created_at < ? then 1 else 0 end) as opened'
  const stalled = "sum(case when matters.status = 'active' and matters.updated_at < ? then 1 else 0 end) as stalled"
  const rows = (await mattersOf(viewer, slice)
    .select('matters.responsible_id as person', 'matters.status', 'matters.materia')
    .count('* as n')
    .select(db.raw(opened, openedBetween(slice)), db.raw(stalled, [stalledBefore(slice)]))
    .groupBy(by)
    .pojo<Alike>()) as unknown as Alike[]
  return rows.map((row) => ({ ...row, n: Number(row.n), opened: Number(row.opened), stalled: Number(row.stalled) }))
}

/** The three numbers of matters: those at work, those opened in the span, those without movement. */
export async function matterCounts(viewer: Viewer, slice: Slice) {
  const groups = await alike(viewer, slice)
  const sum = (of: (group: Alike) => number) => groups.reduce((total, group) => total + of(group), 0)
  return {
    open: sum(({ status, n }) => (OPEN_STATUSES.includes(status) ? n : 0)),
    opened: sum(({ opened }) => opened),
    stalled: sum(({ stalled }) => stalled),
  }
}

/** How many matters are not archived, by what they have in common, the most first. */
function countsBy(groups: Alike[], keyOf: (group: Alike) => string | number | null) {
  const parts = Map.groupBy(groups, (group) => {
    const key = keyOf(group)
    return key === null ? null : String(key)
  })
  return [...parts]
    .map(([value, own]) => ({ value, count: own.reduce((total, { n }) => total + n, 0) }))
    .sort((one, other) => other.count - one.count || String(one.value).localeCompare(String(other.value)))
}

/** Matters by status, branch of law and person responsible: two queries. */
export async function mattersBy(viewer: Viewer, slice: Slice) {
  const groups = await alike(viewer, slice)
  const byPerson = countsBy(groups, ({ person }) => person)
  const ids = byPerson.flatMap(({ value }) => (value === null ? [] : Number(value)))
  const people = await User.query().whereIn('id', ids).select('id', 'name')
  const named = new Map(people.map(({ id, name }) => [String(id), name]))
  return {
    status: countsBy(groups, ({ status }) => status),
    materia: countsBy(groups, ({ materia }) => materia),
    person: byPerson.map((row) => ({ ...row, label: row.value === null ? null : (named.get(row.value) ?? null) })),
  }
}
