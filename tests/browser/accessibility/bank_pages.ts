import User from '#app/accounts/models/user'
import Workspace from '#app/workspaces/models/workspace'
import { ImportStatement } from '#app/bank_statements/actions/import_statement'
import { UploadStatement } from '#app/bank_statements/actions/upload_statement'
import BankAccount from '#app/bank_statements/models/bank_account'
import { credentialsOf } from '#tests/helpers/demo'
import { authorNamed } from '../../functional/law_firm/billing/scene.js'
import type { Shown } from './pages.js'

const BANKS = '/law-firm/bank-statements'
const ROWS = ['Fecha,Descripción,Cargo,Abono', '13/01/2026,SPEI FICTICIO,,100.00', '14/01/2026,COMISIÓN,5.00,']

/** A file of the firm of the demo that is looked at. */
async function draft(more: string): Promise<{ id: number; stored: () => Promise<void> }> {
  const owner = await User.findByOrFail('email', credentialsOf('owner').email)
  const firm = await Workspace.findByOrFail('owner_id', owner.id)
  const bytes = Buffer.from([...ROWS, more].join('\n'))
  const upload = { bytes, name: 'enero.csv' }
  const { statement } = await new UploadStatement().handle(authorNamed(owner), firm, upload)
  const row = { bank: 'bbva', lastDigits: null, currency: 'MXN', nameFolded: 'cuenta ficticia' } as const
  const account = await BankAccount.firstOrCreate(
    { workspaceId: firm.id, name: 'Cuenta ficticia' },
    { ...row, workspaceId: firm.id }
  )
  return {
    id: statement.id,
    async stored() {
      if (statement.state !== 'draft') return
      await statement.merge({ pendingMapping: { ...statement.pendingMapping!, accountId: account.id } }).save()
      const seen = { statement, version: statement.version }
      await new ImportStatement().handle(authorNamed(owner), firm, seen)
    },
  }
}

/** Files of banks: the list, one that is looked at, one that was imported. */
export const OF_BANKS: Shown[] = [
  { page: 'law_firm/bank_statements/index', address: BANKS, widths: [1280, 390], both: true },
  {
    page: 'law_firm/bank_statements/draft',
    address: async () => `${BANKS}/${(await draft('ayer,nada,,1.00')).id}`,
    widths: [1280, 390],
  },
  {
    page: 'law_firm/bank_statements/show',
    async address() {
      const { id, stored } = await draft('15/01/2026,OTRO ABONO,,7.00')
      await stored()
      return `${BANKS}/${id}?show=all`
    },
    widths: [1280, 390],
  },
]
