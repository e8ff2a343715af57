import { test } from '@japa/runner'
import { verifyChain } from '#app/core/audit/verify_chain'
import type { Trx } from '#app/core/database/trx'
import { rowsBy } from '#app/core/tenancy/rows'
import { ChooseColumns } from '#app/bank_statements/actions/choose_columns'
import { DeleteStatement } from '#app/bank_statements/actions/delete_statement'
import { holdBankAccount } from '#app/bank_statements/actions/hold_bank_account'
import { ImportStatement } from '#app/bank_statements/actions/import_statement'
import { UploadStatement } from '#app/bank_statements/actions/upload_statement'
import BankAccount from '#app/bank_statements/models/bank_account'
import BankMovement from '#app/bank_statements/models/bank_movement'
import BankStatement from '#app/bank_statements/models/bank_statement'
import { eachInEmptyDatabase } from '#tests/helpers/database'
import { firm, type Firm } from '#tests/helpers/people'
import { whileChanging } from '#tests/helpers/while_changing'
import { authorNamed } from '../billing/scene.js'
import { cameIn, FEE, statementOf } from './scene.js'

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at)

/** The lines that the files of a test have in common. */
const SHARED = [FEE, cameIn('10.00', 'UNO'), cameIn('20.00', 'DOS')]

/** A file of an account, as a draft that may be imported. */
async function drafted({ workspace, owner }: Firm, account: BankAccount, ...lines: string[]) {
  const author = authorNamed(owner)
  const upload = { bytes: statementOf(...SHARED, ...lines), name: 'marzo.csv' }
  const { statement } = await new UploadStatement().handle(author, workspace, upload)
  return new ChooseColumns().handle(author, { statement, version: 1 }, { accountId: account.id })
}

async function accountOf({ workspace }: Firm, name: string): Promise<BankAccount> {
  const of = { workspaceId: workspace.id, bank: 'bbva' as const, currency: 'MXN' as const, lastDigits: null }
  return BankAccount.create({ ...of, name, nameFolded: name.toLowerCase() })
}

test.group('Bank files that are imported and deleted at once', (group) => {
  // Real transactions: inside one that wraps the test nobody waits for anybody.
  eachInEmptyDatabase(group, '2026-03-10T18:00:00Z')

  test('store each movement once, in whatever order they come', async ({ assert }) => {
    const ours = await firm('Despacho Robles')
    const account = await accountOf(ours, 'Principal')
    const files = []
    for (const at of upTo(8)) files.push(await drafted(ours, account, cameIn(`${at + 1}.50`, `PROPIO ${at}`)))
    const order = (statement: BankStatement) =>
      new ImportStatement().handle(authorNamed(ours.owner), ours.workspace, { statement, version: statement.version })
    const results = await Promise.all(files.map(order))
    const sum = (of: 'added' | 'known') =>
      results.reduce((total, result) => total + (result.state === 'stored' ? result.stored[of] : 0), 0)
    assert.deepEqual([sum('added'), sum('known')], [SHARED.length + 8, SHARED.length * 7])
    assert.lengthOf(await BankMovement.in(ours.workspace), SHARED.length + 8)
    assert.isNull((await verifyChain(ours.workspace.id)).brokenAt)
  }).timeout(120_000)

  test('lose no movement of a file whose deletion is under way', async ({ assert }) => {
    const ours = await firm('Despacho Robles')
    const { workspace } = ours
    const account = await accountOf(ours, 'Principal')
    const gone = await drafted(ours, account, cameIn('1.25', 'VIEJO'))
    const order = (statement: BankStatement) =>
      new ImportStatement().handle(authorNamed(ours.owner), workspace, { statement, version: statement.version })
    await order(gone)
    const next = await drafted(ours, account, cameIn('1.50', 'NUEVO'))
    const deletion = async (trx: Trx) => {
      await holdBankAccount(trx, workspace.id, account.id)
      await rowsBy(trx, 'bank_movements', { statement_id: gone.id }).delete()
      await rowsBy(trx, 'bank_statements', { id: gone.id }).delete()
    }
    const result = await whileChanging(deletion, () => order(next))
    assert.deepEqual(result, { state: 'stored', stored: { added: SHARED.length + 1, known: 0 } })
    assert.lengthOf(await BankMovement.in(workspace), SHARED.length + 1)
  }).timeout(120_000)

  test('lose no movement of a file that is deleted while another with the same is imported', async ({ assert }) => {
    const ours = await firm('Despacho Robles')
    const author = authorNamed(ours.owner)
    const { workspace } = ours
    const pairs = []
    for (const at of upTo(8)) {
      const account = await accountOf(ours, `Cuenta ${at}`)
      const gone = await drafted(ours, account, cameIn(`${at + 1}.25`, `VIEJO ${at}`))
      await new ImportStatement().handle(author, workspace, { statement: gone, version: gone.version })
      pairs.push({ gone, next: await drafted(ours, account, cameIn(`${at + 1}.50`, `NUEVO ${at}`)) })
    }
    await Promise.all(
      pairs.flatMap(({ gone, next }) => [
        new DeleteStatement().handle(author, gone),
        new ImportStatement().handle(author, workspace, { statement: next, version: next.version }),
      ])
    )
    for (const { next } of pairs) {
      const { digest, movementCount, knownCount } = await BankStatement.findIn(workspace, next.id)
      assert.equal(movementCount + knownCount, SHARED.length + 1)
      assert.equal(digest === null, knownCount > 0, 'what it had in common went with the other: it may come again')
      assert.lengthOf(await BankMovement.in(workspace).where('statement_id', next.id), movementCount)
    }
    assert.isNull((await verifyChain(workspace.id)).brokenAt)
  }).timeout(120_000)
})
