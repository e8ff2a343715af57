import { partsOf } from '#app/core/contributions/define_module'
import { timelineEntries } from '#app/core/contributions/registries'
import { sheetOf } from '#app/matter_templates/queries/matter_sheet'
import { matterTabs } from '#app/matters/matter_parts'
import type { Identity } from '#app/workspaces/identity'
import { historyBefore, recordHistory } from '#app/workspaces/queries/record_history'
import { viewerOf } from '#app/workspaces/viewer'

/** The questions of a matter's template by key: the log knows the answers by it. */
async function questionsOf(workspaceId: number, matterId: number) {
  const sheet = await sheetOf({ id: workspaceId }, matterId)
  const fields = sheet?.definition.sections.flatMap((section) => section.fields) ?? []
  return Object.fromEntries(fields.map(({ key, label, type }) => [key, { label, type }]))
}

/** What the parts of a matter are called that somebody may not read about. */
const hiddenNouns = (identity: Identity): string[] =>
  timelineEntries
    .all()
    .flatMap(({ permission, nouns = [] }) => (permission && !viewerOf(identity).may(permission) ? nouns : []))

export const historyTabParts = [
  partsOf(matterTabs, {
    key: 'history',
    order: 90,
    async load({ id, workspaceId }, identity, query) {
      const subject = { workspaceId, type: 'matter', id, matterId: id, without: hiddenNouns(identity) }
      const history = await recordHistory(subject, historyBefore(query))
      return { ...history, questions: await questionsOf(workspaceId, id) }
    },
  }),
]
