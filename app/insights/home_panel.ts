import { partsOf } from '#app/core/contributions/define_module'
import { homePanels } from '#app/core/contributions/registries'
import { homeFigures } from '#app/insights/queries/home_figures'
import { firmZone } from '#app/workspaces/queries/firm_zone'
import { todayIn } from '#app/workspaces/queries/today_in'

/** Numbers by what somebody may and does, each opening its rows; what is overdue stands in `billing.due`, beside it. */
export const homePanelParts = partsOf(homePanels, {
  key: 'insights.figures',
  order: 6,
  cacheable: true,
  async load(viewer) {
    const { workspaceId } = viewer
    if (workspaceId === null || !viewer.may('estadisticas:leer')) return null
    const timeZone = await firmZone(workspaceId)
    return homeFigures(viewer, { timeZone }, await todayIn(workspaceId))
  },
})
