import { partsOf } from '#app/core/contributions/define_module'
import { personalData } from '#app/core/contributions/registries'
import { inPages } from '#app/core/models/in_pages'
import { eraseConnections } from '#app/google_calendar/actions/erase_connections'

const TOLD = ['workspace_id', 'state', 'masked', 'kinds', 'created_at', 'synced_at']

/** That a calendar is connected is handed out, never with what opens it. It goes with its person. */
export const personalDataParts = partsOf(personalData, {
  key: 'google_calendar',
  order: 36,
  rows: ({ id }) => inPages('google_connections', TOLD, (query) => void query.where('user_id', id)),
  erase: (trx, { id }) => eraseConnections(trx, { user_id: id }),
})
