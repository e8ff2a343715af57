import { partsOf } from '#app/core/contributions/define_module'
import { portalPanels } from '#app/core/contributions/registries'
import { firmToday } from '#app/core/time_zone'
import Charge from '#app/billing/models/charge'
import { owedCharges, owedTotals } from '#app/billing/queries/client_account'
import Workspace from '#app/workspaces/models/workspace'

/** What of the charges stands on the first page of a client. */
const MOST = 3

/** «¿Cuánto debo?» on the first page of a client: what they owe the firm that they have before them. Nothing for whom nobody ever charged. */
export const portalPanelParts = partsOf(portalPanels, {
  key: 'billing.owed',
  order: 10,
  async load({ userId, workspaceId }) {
    const firm = workspaceId === null ? null : await Workspace.existing().where('id', workspaceId).first()
    if (!firm) return null
    const debtor = { userId, workspaceId: firm.id }
    const charged = await Charge.owedBy(userId).where('charges.workspace_id', firm.id).select('charges.id').first()
    if (!charged) return null
    const today = firmToday(firm)
    const next = (await owedCharges(debtor, today)).slice(0, MOST)
    return {
      totals: await owedTotals(debtor, today),
      charges: next.map(({ id, reference, concepts, dueOn, isOverdue, currency, remaining, inReview }) => ({
        ...{
          id,
          reference,
          concept: concepts[0]?.description ?? null,
          dueOn,
          isOverdue,
          currency,
          remaining,
          inReview,
        },
      })),
    }
  },
})
