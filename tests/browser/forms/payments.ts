import User from '#app/accounts/models/user'
import Workspace from '#app/workspaces/models/workspace'
import { credentialsOf } from '#tests/helpers/demo'
import { clientOf, paid } from '../../functional/law_firm/billing/scene.js'
import { es, press, type FormJourney } from './walk.js'

const owner = 'owner' as const
const PAYMENTS = '/law-firm/payments'

/** A payment of $1,000.00 to the firm of the demo, written down by one of its people. */
async function payment(by: 'owner' | 'lawyer', inReview = false): Promise<string> {
  const boss = await User.findByOrFail('email', credentialsOf('owner').email)
  const workspace = await Workspace.findByOrFail('owner_id', boss.id)
  const person = await User.findByOrFail('email', credentialsOf(by).email)
  const client = await clientOf(workspace, 'Panificadora que paga')
  return `${PAYMENTS}/${(await paid(workspace, person, client, 100_000, {}, inReview)).id}`
}

/** Payments, what is given back of them, and their review. */
export const OF_PAYMENTS: FormJourney[] = [
  {
    form: 'pages/law_firm/payments/create',
    does: 'a new payment',
    as: owner,
    address: async () => {
      const boss = await User.findByOrFail('email', credentialsOf('owner').email)
      const workspace = await Workspace.findByOrFail('owner_id', boss.id)
      return `${PAYMENTS}/add?client=${(await clientOf(workspace, 'Panificadora que paga')).id}`
    },
    typed: { 'payment-amount': '1500.50', 'payment-reference': 'SPEI 77', 'payment-notes': 'Pagó en el banco' },
    send: press(es('payments.form.submit')),
  },
  {
    form: 'features/payments/refund_dialog',
    does: 'why money is given back',
    as: owner,
    address: () => payment('owner'),
    open: press(es('payments.page.refund')),
    typed: { 'refund-amount': '200', 'refund-reason': 'Pagó de más' },
  },
  {
    form: 'features/payments/reject_dialog',
    does: 'why a payment is rejected',
    as: owner,
    address: () => payment('lawyer', true),
    open: press(es('payments.page.reject')),
    typed: { 'reject-reason': 'No llegó al banco' },
  },
]
