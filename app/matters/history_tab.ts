import { matterTabs } from '#app/matters/matter_parts'
import { historyBefore, recordHistory } from '#app/workspaces/queries/record_history'

matterTabs.add({
  key: 'history',
  order: 90,
  load: ({ id, workspaceId }, _, query) =>
    recordHistory({ workspaceId, type: 'matter', id, matterId: id }, historyBefore(query)),
})
