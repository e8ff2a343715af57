import { partsOf } from '#app/core/contributions/define_module'
import { rowForms } from '#app/core/contributions/row_forms'
import { archivedHearingValidator } from '#app/calendar/validators/hearing'

const COLUMNS = [
  ...['kind', 'day', 'time', 'minutes', 'travel_minutes', 'court', 'room', 'address', 'link', 'notes'],
  ...['shown_to_client', 'client_attends', 'status', 'outcome'],
]

/** How an archive brings hearings back. */
export const hearingKeepingParts = [
  partsOf(rowForms, {
    key: 'hearings',
    parts: [{ columns: COLUMNS, validate: (input) => archivedHearingValidator.tryValidate(input) }],
  }),
]
