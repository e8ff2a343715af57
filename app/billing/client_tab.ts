import { partsOf } from '#app/core/contributions/define_module'
import { pageIn } from '#app/core/validators/query'
import { firmToday } from '#app/core/time_zone'
import { clientPanels, clientTabs } from '#app/clients/client_parts'
import Charge, { type ChargeQuery } from '#app/billing/models/charge'
import Payment from '#app/billing/models/payment'
import { accountPage, balancesOf } from '#app/billing/queries/account_page'
import { lastPayments, paymentSums } from '#app/billing/queries/client_payments'
import type { Identity } from '#app/workspaces/identity'
import { viewerOf } from '#app/workspaces/viewer'

/** Payments of a client that its tab shows. */
const PAYMENTS = 10

const of =
  ({ id }: { id: number }) =>
  (query: ChargeQuery) =>
    query.where('charges.client_id', id)

const paidBy = (identity: Identity, { id }: { id: number }) =>
  Payment.seenBy(viewerOf(identity)).where('payments.client_id', id) as ReturnType<typeof Payment.seenBy>

/** The account of a client: what they were charged, what they paid and what they owe. */
export const clientTabParts = [
  partsOf(clientTabs, {
    key: 'billing',
    order: 25,
    permission: 'facturas:leer',
    async count(client, identity) {
      const open = of(client)(Charge.seenBy(viewerOf(identity)))
        .where({ 'charges.state': 'issued', 'charges.status': 'pending' })
        .count('* as total')
      const [row] = (await open.pojo<{ total: number }>()) as unknown as { total: number | string }[]
      return Number(row?.total ?? 0)
    },
    async load(client, identity, query) {
      const viewer = viewerOf(identity)
      const reading = { today: firmToday(identity.workspace!), page: pageIn(query.page) }
      const page = await accountPage(viewer, of(client), reading)
      const payments = await lastPayments(viewer, client.id, PAYMENTS + 1)
      return {
        ...page,
        payments: payments.slice(0, PAYMENTS),
        hasMorePayments: payments.length > PAYMENTS,
        paymentSums: await paymentSums(paidBy(identity, client)),
        can: { create: identity.may('facturas:crear'), pay: identity.may('pagos:crear') },
      }
    },
  }),
  partsOf(clientPanels, {
    key: 'billing',
    order: 20,
    permission: 'facturas:leer',
    async load(client, identity) {
      const { balances } = await balancesOf(
        of(client)(Charge.seenBy(viewerOf(identity))),
        firmToday(identity.workspace!)
      )
      const sums = await paymentSums(paidBy(identity, client))
      return balances.length + sums.length === 0 ? null : { balances, paymentSums: sums }
    },
  }),
]
