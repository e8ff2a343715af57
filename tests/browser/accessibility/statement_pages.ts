import type { Locator, Page } from 'playwright'
import db from '@adonisjs/lucid/services/db'
import User from '#app/accounts/models/user'
import Workspace from '#app/workspaces/models/workspace'
import { credentialsOf } from '#tests/helpers/demo'
import { charged, clientOf } from '../../functional/law_firm/billing/scene.js'
import type { Shown } from './pages.js'

const STATEMENTS = '/law-firm/account-statements'

/** A client of the firm of the demo who owes something. */
async function debtor(): Promise<number> {
  const owner = await User.findByOrFail('email', credentialsOf('owner').email)
  const firm = await Workspace.findByOrFail('owner_id', owner.id)
  const known = await db.from('clients').where({ workspace_id: firm.id, name: 'Panificadora que debe' }).first()
  if (known) return Number(known.id)
  const client = await clientOf(firm, 'Panificadora que debe', { email: 'pagos@panificadora.ejemplo' })
  await charged(firm, owner, client)
  return client.id
}

const dialog = async (page: Page): Promise<Locator> => {
  await page.getByRole('button', { name: 'Enviar estado de cuenta' }).click()
  return page.getByRole('dialog').getByRole('textbox', { name: 'Mensaje' })
}

/** Who owes what, the account of a client, and how the firm charges. */
export const OF_STATEMENTS: Shown[] = [
  {
    page: 'law_firm/account_statements/index',
    address: async () => (await debtor(), STATEMENTS),
    widths: [1280, 390],
    both: true,
  },
  { page: 'law_firm/account_statements/index', address: `${STATEMENTS}?q=nadie+se+llama+asi`, widths: [390] },
  {
    page: 'law_firm/account_statements/show',
    address: async () => `${STATEMENTS}/${await debtor()}`,
    widths: [1280, 390],
    both: true,
  },
  {
    page: 'law_firm/account_statements/show',
    address: async () => `${STATEMENTS}/${await debtor()}`,
    widths: [1280],
    ready: dialog,
  },
  { page: 'law_firm/billing_settings/show', address: '/law-firm/settings/payments', widths: [1280, 390], both: true },
]
