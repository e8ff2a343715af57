import db from '@adonisjs/lucid/services/db'
import type { Trx } from '#app/core/database/trx'
import CalendarsChanged from '#app/deadlines/events/calendars_changed'
import CalendarLayer from '#app/deadlines/models/calendar_layer'
import CalendarLayerDay from '#app/deadlines/models/calendar_layer_day'
import CalendarLayerYear from '#app/deadlines/models/calendar_layer_year'

type Firm = { id: number }

const layerOf = async (trx: Trx, { id: workspaceId }: Firm, key: string, isWhole: boolean) => {
  const of = { client: trx }
  const layer = await CalendarLayer.create({ workspaceId, key, name: 'Juzgado ficticio', weekly: [6, 7] }, of)
  await CalendarLayerYear.create({ layerId: layer.id, year: 2026, source: 'Circular ficticia', isWhole }, of)
  return layer
}

/** The firm says that the federal courts were closed on some days of 2026, both included. */
export const closeOn = (workspace: Firm, fromOn: string, toOn: string): Promise<void> =>
  db.transaction((trx) => closeWithin(trx, workspace, fromOn, toOn))

/** The same within a transaction. */
export async function closeWithin(trx: Trx, workspace: Firm, fromOn: string, toOn: string): Promise<void> {
  const { id: layerId } = await layerOf(trx, workspace, 'pjf', false)
  const day = { layerId, fromOn, toOn, counts: false, kind: 'closure' as const, basis: 'Circular ficticia' }
  await CalendarLayerDay.create(day, { client: trx })
  await CalendarsChanged.dispatch(trx, workspace.id, ['pjf'])
}

/** A calendar of the firm's own that knows 2026. */
export const ownCalendar = (workspace: Firm) => db.transaction((trx) => layerOf(trx, workspace, 'juzgado', true))
