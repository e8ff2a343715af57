import User from '#app/accounts/models/user'
import Workspace from '#app/workspaces/models/workspace'
import { credentialsOf } from '#tests/helpers/demo'
import { charged, clientOf } from '../../functional/law_firm/billing/scene.js'
import { es, press, type FormJourney } from './walk.js'

const owner = 'owner' as const

/** A charge of the firm of the demo that can be sent. */
async function charge(): Promise<string> {
  const person = await User.findByOrFail('email', credentialsOf('owner').email)
  const firm = await Workspace.findByOrFail('owner_id', person.id)
  const client = await clientOf(firm, 'Panificadora por correo', { email: 'pagos@panificadora.ejemplo' })
  return `/law-firm/e-collections/${(await charged(firm, person, client)).id}`
}

/** Emails with documents, how the firm charges, and the search among those who owe. */
export const OF_STATEMENTS: FormJourney[] = [
  {
    form: 'features/billing_emails/email_dialog',
    does: 'an email with a charge',
    as: owner,
    address: charge,
    open: press(es('billing_emails.send_charge')),
    typed: { 'billing-email-subject': 'Su cobro', 'billing-email-message': 'Le enviamos su cobro.' },
    send: press(es('billing_emails.verb')),
  },
  {
    form: 'features/billing_settings/settings_form',
    does: 'how the firm charges',
    as: owner,
    address: '/law-firm/settings/payments',
    open: press(es('billing_settings.edit')),
    typed: { 'billing-paymentReference': 'Su nombre', 'billing-dueDays': '20' },
  },
]
