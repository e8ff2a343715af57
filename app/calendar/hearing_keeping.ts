import { partsOf } from '#app/core/contributions/define_module'
import { rowForms } from '#app/core/contributions/row_forms'
import { rowsBy } from '#app/core/tenancy/rows'
import { matterDependents } from '#app/matters/matter_parts'
import { eraseHearings } from '#app/calendar/actions/erase_hearings'
import { archivedHearingValidator } from '#app/calendar/validators/hearing'

const COLUMNS = [
  ...['kind', 'day', 'time', 'minutes', 'travel_minutes', 'court', 'room', 'address', 'link', 'notes'],
  ...['shown_to_client', 'client_attends', 'status', 'outcome'],
]

/** What becomes of hearings when their matter goes, and how an archive brings them back. */
export const hearingKeepingParts = [
  partsOf(matterDependents, {
    key: 'hearings',
    order: 20,
    async erase(trx, { id }) {
      const rows = await rowsBy(trx, 'hearings', { matter_id: id }).select('id')
      await eraseHearings(
        trx,
        rows.map((row) => Number(row.id))
      )
    },
  }),
  partsOf(rowForms, {
    key: 'hearings',
    parts: [{ columns: COLUMNS, validate: (input) => archivedHearingValidator.tryValidate(input) }],
  }),
]
