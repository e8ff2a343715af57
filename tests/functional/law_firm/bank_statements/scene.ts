import type { ApiClient } from '@japa/api-client'
import BankAccount from '#app/bank_statements/models/bank_account'
import BankMovement from '#app/bank_statements/models/bank_movement'
import BankStatement from '#app/bank_statements/models/bank_statement'
import type Workspace from '#app/workspaces/models/workspace'
import { firm } from '#tests/helpers/people'
import { signedIn } from '#tests/helpers/signed_in'
import { clientOf } from '../billing/scene.js'
import { sendFile, type Session } from '../payments/scene.js'

export const BANKS = '/law-firm/bank-statements'

const HEADINGS = 'Fecha;Descripción;Cargo;Abono;Saldo;Referencia'

/** A statement with these lines below its headings, as a bank in latin-1 would hand it out. */
export const statementOf = (...lines: string[]): Buffer => Buffer.from([HEADINGS, ...lines].join('\r\n'), 'latin1')

/** What came in on 9 March 2026, in pesos. */
export const cameIn = (pesos: string, description: string, reference = ''): string =>
  `09/03/2026;${description};;${pesos};;${reference}`

/** Tells that days come before months, and one that went out. */
export const FEE = '28/02/2026;COMISIÓN POR MANEJO;350.00;;;'

/** A firm with a client and an account, seen by its owner. */
export async function bankScene(client: ApiClient) {
  const place = await firm('Despacho Robles')
  const { workspace, owner } = place
  const account = await BankAccount.create({
    ...{ workspaceId: workspace.id, bank: 'bbva', name: 'Principal', nameFolded: 'principal' },
    ...{ lastDigits: '4321', currency: 'MXN' },
  })
  const session = await signedIn(client, owner, workspace)
  return { place, workspace, owner, account, debtor: await clientOf(workspace), session }
}

type Scene = Awaited<ReturnType<typeof bankScene>>

/** Sends a file, as the page does. */
export const upload = (client: ApiClient, session: Session, file: Buffer, name = 'marzo.csv') =>
  sendFile(client, session, BANKS, { fields: {}, file, name })

/** The last file of a firm. */
export const lastStatement = (workspace: Workspace) =>
  BankStatement.in(workspace).orderBy('bank_statements.id', 'desc').firstOrFail()

/** Sends a file, says of which account it is, and imports it. */
export async function imported(client: ApiClient, { session, workspace, account }: Scene, file: Buffer, name?: string) {
  await upload(client, session, file, name)
  const draft = await lastStatement(workspace)
  if (draft.state !== 'draft') return draft
  await session.put(`${BANKS}/${draft.id}`, { version: draft.version, accountId: account.id })
  await session.post(`${BANKS}/${draft.id}/import`, { version: draft.version + 1 })
  return lastStatement(workspace)
}

/** The movements of a firm as they came. */
export const movementsOf = (workspace: Workspace) => BankMovement.in(workspace).orderBy('bank_movements.id')

/** Of those, one by the beginning of its description. */
export async function movementOf(workspace: Workspace, beginning: string): Promise<BankMovement> {
  const all = await movementsOf(workspace)
  return all.find(({ description }) => description.startsWith(beginning))!
}
