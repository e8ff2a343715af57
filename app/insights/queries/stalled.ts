import User from '#app/accounts/models/user'
import { fromSqlInstant } from '#app/core/models/columns'
import type { Viewer } from '#app/core/contributions/registries'
import type { Slice } from '#app/insights/domain/slices'
import { kept } from './kept.js'
import { stalledMatters } from './matter_scope.js'
import { rowsAddress } from './rows_address.js'

/** Matters that are named, those without movement for longest. */
const MOST = 6

/** A matter without movement: since when (ISO day of the firm), and who answers for it. */
export type StalledLine = { id: number; reference: string; title: string; since: string; responsible: string | null }

/** Active matters without movement: how many each person answers for, and the ones that wait longest. Three queries. */
export const stalled = (viewer: Viewer, slice: Slice) =>
  kept(viewer, 'stalled', slice, () => readStalled(viewer, slice))

async function readStalled(viewer: Viewer, slice: Slice) {
  type Count = { person: number | null; n: number }
  const counts = (await stalledMatters(viewer, slice)
    .select('matters.responsible_id as person')
    .count('* as n')
    .groupBy('matters.responsible_id')
    .pojo<Count>()) as unknown as Count[]
  type Row = { id: number; reference: string; title: string; updated_at: unknown; responsible_id: number | null }
  const rows = (await stalledMatters(viewer, slice)
    .select('matters.id', 'matters.reference', 'matters.title', 'matters.updated_at', 'matters.responsible_id')
    .orderBy('matters.updated_at')
    .orderBy('matters.id')
    .limit(MOST)
    .pojo<Row>()) as unknown as Row[]
  const ids = [...counts.map(({ person }) => person), ...rows.map(({ responsible_id: id }) => id)]
  const people = await User.query()
    .whereIn('id', [...new Set(ids.filter((id) => id !== null))])
    .select('id', 'name')
  const names = new Map(people.map(({ id, name }) => [id, name]))
  const nameOf = (id: number | null) => (id === null ? null : (names.get(Number(id)) ?? null))
  return {
    byPerson: counts
      .map(({ person, n }) => ({
        ...{ key: person === null ? null : String(person), label: nameOf(person), count: Number(n) },
        href: rowsAddress('matters.stalled', slice, { person: person ?? 0 }),
      }))
      .sort((one, other) => other.count - one.count || String(one.label).localeCompare(String(other.label), 'es')),
    longest: rows.map(({ id, reference, title, updated_at: at, responsible_id: person }): StalledLine => ({
      ...{ id: Number(id), reference, title, responsible: nameOf(person) },
      since: fromSqlInstant(at)!.setZone(slice.zone).toISODate()!,
    })),
  }
}
