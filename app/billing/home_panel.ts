import { partsOf } from '#app/core/contributions/define_module'
import { homePanels } from '#app/core/contributions/registries'
import { untilWrite } from '#app/core/database/until_write'
import { moneyDue } from '#app/billing/queries/money_due'
import { todayIn } from '#app/workspaces/queries/today_in'

/** The money that is due, on the home of who may read charges; it is added up once between two writes. */
export const homePanelParts = partsOf(homePanels, {
  key: 'billing.due',
  order: 7,
  async load(viewer) {
    if (viewer.workspaceId === null || !viewer.may('facturas:leer')) return null
    const { userId, workspaceId } = viewer
    const today = await todayIn(workspaceId)
    return untilWrite(`money due ${workspaceId} ${userId} ${today}`, () => moneyDue(viewer, today))
  },
})
