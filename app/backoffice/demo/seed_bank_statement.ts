import type { Author } from '#app/core/audit/author'
import { clock } from '#app/core/clock'
import { MEXICO_ZONE } from '#app/core/mexico'
import type User from '#app/accounts/models/user'
import { ChooseColumns } from '#app/bank_statements/actions/choose_columns'
import { ImportStatement } from '#app/bank_statements/actions/import_statement'
import { UploadStatement } from '#app/bank_statements/actions/upload_statement'
import BankStatement from '#app/bank_statements/models/bank_statement'
import Charge from '#app/billing/models/charge'
import PaymentApplication from '#app/billing/models/payment_application'
import type Workspace from '#app/workspaces/models/workspace'

const ACCOUNT = { bank: 'bbva' as const, name: 'Cuenta de honorarios', lastDigits: '6789', currency: 'MXN' as const }
const HEADINGS = 'Día,Concepto / Referencia,Cargo,Abono,Saldo'
const OPENING = 18_640_000
const RENT = 2_450_000

const written = (centavos: number) => (centavos / 100).toFixed(2)

/** Whether the firm of the demo has a statement of its bank: the last of what is seeded of money. */
export const bankStatementIsThere = async (workspace: Workspace): Promise<boolean> =>
  (await BankStatement.in(workspace).first()) !== null

/** Imports a statement of a bank whose one deposit is what a client owes: it is proposed, and waits for a person. Once there is one, nothing is added. */
export async function seedBankStatement(workspace: Workspace, owner: User): Promise<void> {
  if (await bankStatementIsThere(workspace)) return
  const author: Author = { userId: owner.id, kind: 'user', ip: null, requestId: null }
  const owed = await Charge.in(workspace)
    .where({ state: 'issued', status: 'pending', currency: 'MXN', paid: 0 })
    .whereNull('recurring_id')
    .whereNotIn('charges.id', PaymentApplication.in(workspace).select('charge_id'))
    .orderBy('id', 'desc')
    .preload('client')
    .firstOrFail()
  const dayBefore = (days: number) => clock.now().setZone(MEXICO_ZONE).minus({ days }).toFormat('dd/MM/yyyy')
  const left = OPENING - RENT
  const lines = [
    HEADINGS,
    `${dayBefore(2)},Renta del despacho,${written(RENT)},,${written(left)}`,
    `${dayBefore(1)},"SPEI recibido de ${owed.client.name}",,${written(owed.remaining)},${written(left + owed.remaining)}`,
  ]
  const bytes = Buffer.from(`${lines.join('\n')}\n`)
  const { statement } = await new UploadStatement().handle(author, workspace, { bytes, name: 'movimientos.csv' })
  const chosen = await new ChooseColumns().handle(
    author,
    { statement, version: statement.version },
    { dateOrder: 'dmy', account: ACCOUNT }
  )
  await new ImportStatement().handle(author, workspace, { statement: chosen, version: chosen.version })
}
