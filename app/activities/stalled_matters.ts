import { partsOf } from '#app/core/contributions/define_module'
import { homePanels } from '#app/core/contributions/registries'
import { mattersWithoutNextStep } from '#app/activities/queries/matters_without_next_step'

const ON_HOME = 5

export const stalledMattersParts = [
  partsOf(homePanels, {
    key: 'activities.still',
    order: 8,
    async load(viewer) {
      const matters = await mattersWithoutNextStep(viewer, { limit: ON_HOME })
      return matters.length > 0 ? { matters } : null
    },
  }),
]
