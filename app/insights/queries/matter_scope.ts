import { DateTime } from 'luxon'
import type { Viewer } from '#app/core/contributions/registries'
import { toSqlInstant } from '#app/core/models/columns'
import Matter, { type MatterQuery } from '#app/matters/models/matter'
import type { Slice } from '#app/insights/domain/slices'

/** Days without a change after which an active matter counts as one without movement. */
export const STALLED_DAYS = 60

/** Matters that are at work and that somebody sees, narrowed. */
export function mattersOf(viewer: Viewer, { person, status, materia }: Slice): MatterQuery {
  const query = Matter.seenBy(viewer).where('matters.archived', 0)
  if (!viewer.may('expedientes:leer')) query.whereRaw('1 = 0')
  if (person !== null) {
    if (person === 0) query.whereNull('matters.responsible_id')
    else query.where('matters.responsible_id', person)
  }
  if (status !== null) query.where('matters.status', status)
  if (materia !== null) query.where('matters.materia', materia)
  return query
}

/** Statuses of matters that are neither concluded nor archived. */
export const OPEN_STATUSES: readonly string[] = ['active', 'suspended']

/** Those that are neither concluded nor archived. */
export const openMatters = (viewer: Viewer, slice: Slice): MatterQuery =>
  mattersOf(viewer, slice).whereIn('matters.status', [...OPEN_STATUSES])

/** The instants between which the days of a span lie by the clock of the firm, the second left out; as the database holds them. */
export function openedBetween({ zone, from, to }: Slice): [string, string] {
  const startOf = (day: string) => DateTime.fromISO(day, { zone }).startOf('day')
  return [toSqlInstant(startOf(from)), toSqlInstant(startOf(to).plus({ days: 1 }))]
}

/** Those that were opened on the days of the span. */
export function openedMatters(viewer: Viewer, slice: Slice): MatterQuery {
  const [from, until] = openedBetween(slice)
  return mattersOf(viewer, slice).where('matters.created_at', '>=', from).where('matters.created_at', '<', until)
}

/** The instant before which an active matter that counts as one without movement was last changed. */
export const stalledBefore = ({ today, zone }: Slice): string =>
  toSqlInstant(DateTime.fromISO(today, { zone }).minus({ days: STALLED_DAYS }))

/** Active ones that nobody changed for so many days. */
export const stalledMatters = (viewer: Viewer, slice: Slice): MatterQuery =>
  mattersOf(viewer, slice).where('matters.status', 'active').where('matters.updated_at', '<', stalledBefore(slice))
