import { partsOf } from '#app/core/contributions/define_module'
import { firmToday } from '#app/core/time_zone'
import { pageIn } from '#app/core/validators/query'
import Charge, { type ChargeQuery } from '#app/billing/models/charge'
import ChargeMatter from '#app/billing/models/charge_matter'
import { accountPage, balancesOf } from '#app/billing/queries/account_page'
import { matterPanels, matterTabs } from '#app/matters/matter_parts'
import { viewerOf } from '#app/workspaces/viewer'

const of =
  ({ id }: { id: number }) =>
  (query: ChargeQuery) =>
    query.whereIn('charges.id', ChargeMatter.byKey('matter_id', id).select('charge_id'))

/** What was charged for a matter and what of it is owed, in a tab of its page and in its summary. */
export const matterTabParts = [
  partsOf(matterTabs, {
    key: 'billing',
    order: 40,
    permission: 'facturas:leer',
    async load(matter, identity, query) {
      const reading = { today: firmToday(identity.workspace!), page: pageIn(query.page) }
      const page = await accountPage(viewerOf(identity), of(matter), reading)
      return { ...page, clientId: matter.clientId, mayCreate: identity.may('facturas:crear') }
    },
  }),
  partsOf(matterPanels, {
    key: 'billing',
    order: 20,
    permission: 'facturas:leer',
    async load(matter, identity) {
      const { balances } = await balancesOf(
        of(matter)(Charge.seenBy(viewerOf(identity))),
        firmToday(identity.workspace!)
      )
      return balances.length === 0 ? null : { balances }
    },
  }),
]
