import { eraseHearings } from '#app/calendar/actions/erase_hearings'
import { rowsBy } from '#app/core/tenancy/rows'
import Matter from '#app/matters/models/matter'
import type MatterErased from '#app/matters/events/matter_erased'

/** Hearings go with their matter; events that people wrote stay without it, and private where the matter was. */
export default class ForgetMatter {
  async handle({ trx, matterId }: MatterErased) {
    const rows = await rowsBy(trx, 'hearings', { matter_id: matterId }).select('id')
    await eraseHearings(
      trx,
      rows.map((row) => Number(row.id))
    )
    const { private: isPrivate } = await Matter.byKey('id', matterId, trx).select('private').firstOrFail()
    const hidden = isPrivate ? { is_private: true } : {}
    await rowsBy(trx, 'calendar_entries', { matter_id: matterId }).update({ matter_id: null, ...hidden })
  }
}
