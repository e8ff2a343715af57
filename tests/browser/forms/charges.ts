import type Client from '#app/clients/models/client'
import User from '#app/accounts/models/user'
import Workspace from '#app/workspaces/models/workspace'
import { credentialsOf } from '#tests/helpers/demo'
import { recurringOf } from '../../functional/law_firm/billing/recurring_scene.js'
import { charged, clientOf } from '../../functional/law_firm/billing/scene.js'
import { es, fromMenu, press, type FormJourney } from './walk.js'

const owner = 'owner' as const
const CHARGES = '/law-firm/e-collections'
const RECURRING = '/law-firm/recurring-charges'

/** The firm of the demo, with a client of its own for each journey. */
async function scene(): Promise<{ workspace: Workspace; owner: User; client: Client }> {
  const person = await User.findByOrFail('email', credentialsOf('owner').email)
  const workspace = await Workspace.findByOrFail('owner_id', person.id)
  return { workspace, owner: person, client: await clientOf(workspace, 'Panificadora Ficticia') }
}

const charge =
  (issues: boolean, end = '') =>
  async () => {
    const { workspace, owner: person, client } = await scene()
    return `${CHARGES}/${(await charged(workspace, person, client, {}, issues)).id}${end}`
  }

const command = (name: 'terms' | 'cancel' | 'settle') => fromMenu(es('charges.actions'), es(`charges.action.${name}`))

/** Charges and recurring ones. */
export const OF_CHARGES: FormJourney[] = [
  {
    form: 'pages/law_firm/charges/create',
    does: 'a new charge',
    as: owner,
    address: async () => `${CHARGES}/add?client=${(await scene()).client.id}`,
    typed: { 'charge-items.0.description': 'Dictamen', 'charge-items.0.unitPrice': '4000', 'charge-notes': 'Gracias' },
    send: press(es('charges.save_draft')),
  },
  {
    form: 'pages/law_firm/charges/edit',
    does: 'a change of a charge',
    as: owner,
    address: charge(false, '/edit'),
    typed: { 'charge-items.0.unitPrice': '4500', 'charge-notes': 'Gracias' },
    send: press(es('charges.save_draft')),
  },
  {
    form: 'features/charges/page/terms_dialog',
    does: 'the notes of a charge',
    as: owner,
    address: charge(true),
    open: command('terms'),
    typed: { 'terms-notes': 'Gracias' },
  },
  {
    form: 'features/charges/page/reason_dialog',
    does: 'why a charge is canceled',
    as: owner,
    address: charge(true),
    open: command('cancel'),
    typed: { 'reason-reason': 'Se duplicó' },
  },
  {
    form: 'features/charges/page/settle_dialog',
    does: 'why a charge is written off',
    as: owner,
    address: charge(true),
    open: command('settle'),
    choose: (page) => page.getByRole('radio', { name: /^Dar por incobrable/ }).check(),
    typed: { 'settle-reason': 'Quebró' },
  },
  {
    form: 'pages/law_firm/recurring_charges/create',
    does: 'a new recurring charge',
    as: owner,
    address: async () => `${RECURRING}/add?client=${(await scene()).client.id}`,
    typed: {
      'recurring-title': 'Asesoría',
      'recurring-items.0.description': 'Asesoría',
      'recurring-items.0.unitPrice': '1000',
    },
  },
  {
    form: 'pages/law_firm/recurring_charges/edit',
    does: 'a change of a recurring charge',
    as: owner,
    address: async () => {
      const { workspace, owner: person, client } = await scene()
      return `${RECURRING}/${(await recurringOf(workspace, person, client, { startsOn: '2031-01-01' })).id}/edit`
    },
    typed: { 'recurring-title': 'Otra asesoría', 'recurring-notes': 'Gracias' },
  },
]
