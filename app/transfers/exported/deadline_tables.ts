import { acceptComputation } from './accepted/deadline_rows.js'
import { acceptLayer, acceptLayerDay, acceptLayerYear } from './accepted/calendar_rows.js'
import { NON_WORKING_KINDS } from '#app/deadlines/domain/calendar'
import { people, to, type ExportedTable } from './shape.js'

const OF_LAYER = { column: 'layer_id', table: 'calendar_layers' }
const inLayer = { layer_id: to('calendar_layers') }

/** Calendars of non-working days that a firm keeps, and terms as they were computed. */
export const DEADLINE_TABLES: ExportedTable[] = [
  { table: 'calendar_layers', references: {}, json: ['weekly'], accept: acceptLayer },
  {
    table: 'calendar_layer_years',
    through: OF_LAYER,
    references: { ...inLayer, created_by_id: people, verified_by_id: people },
    accept: acceptLayerYear,
  },
  {
    table: 'calendar_layer_days',
    through: OF_LAYER,
    references: { ...inLayer, created_by_id: people, verified_by_id: people },
    values: { kind: NON_WORKING_KINDS },
    accept: acceptLayerDay,
  },
  {
    table: 'term_computations',
    references: { computed_by_id: people, confirmed_by_id: people },
    json: ['request', 'sheet'],
    accept: acceptComputation,
  },
]
