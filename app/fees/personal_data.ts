import { partsOf } from '#app/core/contributions/define_module'
import { personalData } from '#app/core/contributions/registries'
import { inPages } from '#app/core/models/in_pages'
import { acrossFirms } from '#app/core/tenancy/rows'
import TimeEntry from '#app/fees/models/time_entry'

/** Time is the firm's, which charges it: it stays, and is nobody's when the account of who worked it goes. Their watch and their rates go. */
export const personalDataParts = partsOf(personalData, {
  key: 'time_entries',
  order: 36,
  rows: ({ id }) =>
    inPages(TimeEntry, ['worked_on', 'minutes', 'description', 'billable'], (query) => void query.where('user_id', id)),
  async erase(trx, { id }) {
    await acrossFirms(trx, 'running_timers').where('user_id', id).delete()
    await acrossFirms(trx, 'fee_rates').where('user_id', id).delete()
    await acrossFirms(trx, 'time_entries').where('user_id', id).update({ user_id: null })
  },
})
