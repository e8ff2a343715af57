import { partsOf } from '#app/core/contributions/define_module'
import { personalData } from '#app/core/contributions/registries'
import { rowForms } from '#app/core/contributions/row_forms'
import { acrossFirms, rowsBy } from '#app/core/tenancy/rows'
import { matterDependents } from '#app/matters/matter_parts'
import { eraseHearings } from '#app/calendar/actions/erase_hearings'
import { archivedHearingValidator } from '#app/calendar/validators/hearing'

const COLUMNS = [
  ...['kind', 'day', 'time', 'minutes', 'travel_minutes', 'court', 'room', 'address', 'link', 'notes'],
  ...['shown_to_client', 'client_attends', 'status', 'outcome'],
]

/** What becomes of hearings when their matter or somebody of the firm goes, and how an archive brings them back. */
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
  /** Hearings are the firm's. Who is gone attends none any more. */
  partsOf(personalData, {
    key: 'hearings',
    order: 37,
    async erase(trx, { id }) {
      await acrossFirms(trx, 'hearing_people').where('user_id', id).delete()
      await acrossFirms(trx, 'hearings').where('substitute_id', id).update({ substitute_id: null })
    },
  }),
  partsOf(rowForms, {
    key: 'hearings',
    parts: [{ columns: COLUMNS, validate: (input) => archivedHearingValidator.tryValidate(input) }],
  }),
]
