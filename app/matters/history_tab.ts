import { partsOf } from '#app/core/contributions/define_module'
import { sheetOf } from '#app/matter_templates/queries/matter_sheet'
import { matterTabs } from '#app/matters/matter_parts'
import { historyBefore, recordHistory } from '#app/workspaces/queries/record_history'

/** The questions of a matter's template by key: the log knows the answers by it. */
async function questionsOf(workspaceId: number, matterId: number) {
  const sheet = await sheetOf({ id: workspaceId }, matterId)
  const fields = sheet?.definition.sections.flatMap((section) => section.fields) ?? []
  return Object.fromEntries(fields.map(({ key, label, type }) => [key, { label, type }]))
}

export const historyTabParts = [
  partsOf(matterTabs, {
    key: 'history',
    order: 90,
    async load({ id, workspaceId }, _, query) {
      const history = await recordHistory({ workspaceId, type: 'matter', id, matterId: id }, historyBefore(query))
      return { ...history, questions: await questionsOf(workspaceId, id) }
    },
  }),
]
