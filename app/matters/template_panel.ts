import { partsOf } from '#app/core/contributions/define_module'
import { shownAnswers } from '#app/matter_templates/queries/matter_sheet'
import { matterPanels } from '#app/matters/matter_parts'
import MatterPolicy from '#app/matters/policies/matter_policy'

const policy = new MatterPolicy()

export const templatePanelParts = [
  /** What a matter answered to the template that it was made with, as it was asked then. */
  partsOf(matterPanels, {
    key: 'template_fields',
    order: 20,
    async load(matter, identity) {
      const found = await shownAnswers(matter)
      if (!found || found.definition.sections.length === 0) return null
      const { title, definition, values, sheet } = found
      const canEdit = policy.edit(identity, matter)
      return { title, definition, values, revision: sheet.revision, canEdit }
    },
  }),
]
