import { clientTabs } from '#app/clients/client_parts'
import { historyBefore, recordHistory } from '#app/workspaces/queries/record_history'

clientTabs.add({
  key: 'history',
  order: 90,
  load: ({ id, workspaceId }, _, query) => recordHistory({ workspaceId, type: 'client', id }, historyBefore(query)),
})
