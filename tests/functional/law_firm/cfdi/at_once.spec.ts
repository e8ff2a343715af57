import { test } from '@japa/runner'
import { verifyChain } from '#app/core/audit/verify_chain'
import type { Trx } from '#app/core/database/trx'
import { rowsBy } from '#app/core/tenancy/rows'
import { FieldProblem } from '#app/core/errors/field_problem'
import { SettleCharge } from '#app/billing/actions/settle_charge'
import Charge from '#app/billing/models/charge'
import { LinkCfdi } from '#app/cfdi/actions/link_cfdi'
import BankAccount from '#app/bank_statements/models/bank_account'
import BankStatement from '#app/bank_statements/models/bank_statement'
import { ChooseColumns } from '#app/bank_statements/actions/choose_columns'
import { UploadStatement } from '#app/bank_statements/actions/upload_statement'
import Cfdi from '#app/cfdi/models/cfdi'
import CfdiInstallment from '#app/cfdi/models/cfdi_installment'
import { usageOf } from '#app/documents/storage/usage'
import { cfdiXml, paymentXml, RFC, uuidOf } from '#tests/helpers/cfdi_xml'
import { eachInEmptyDatabase } from '#tests/helpers/database'
import { whileChanging } from '#tests/helpers/while_changing'
import { authorNamed, charged, clientOf } from '#tests/functional/law_firm/billing/scene'
import { cameIn, FEE, statementOf } from '#tests/functional/law_firm/bank_statements/scene'
import { issuingFirm, kept, later, NOON, refusalOf } from './scene.js'

const WRITERS = 20
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at)

test.group('Tax documents and bank files that many write at once', (group) => {
  // Real transactions: inside one that wraps the test nobody waits for anybody.
  eachInEmptyDatabase(group, NOON)

  test('are kept once, with one entry in the log and room for one', async ({ assert }) => {
    const ours = await issuingFirm()
    const answers = await Promise.all(upTo(WRITERS).map(() => refusalOf(ours, cfdiXml())))
    assert.equal(answers.filter((answer) => answer === 'taken').length, 1)
    assert.deepEqual([...new Set(answers)].sort(), ['duplicate', 'taken'])
    const [only, ...others] = await Cfdi.in(ours.workspace)
    assert.isEmpty(others)
    assert.equal((await usageOf(ours.workspace.id)).bytes, only!.size)
    assert.isNull((await verifyChain(ours.workspace.id)).brokenAt)
  }).timeout(120_000)

  test('never pay more of an invoice than its total, with twenty complements of a tenth', async ({ assert }) => {
    const ours = await issuingFirm()
    await kept(ours, cfdiXml(later()))
    const complement = (at: number) =>
      paymentXml({
        uuid: uuidOf(1_000 + at),
        documents: [{ uuid: uuidOf(1), before: '11600.00', paid: '1160.00', after: '10440.00' }],
        payment: { Monto: '1160.00' },
      })
    const answers = await Promise.all(upTo(WRITERS).map((at) => refusalOf(ours, complement(at))))
    assert.equal(answers.filter((answer) => answer === 'taken').length, 10)
    assert.deepEqual([...new Set(answers)].sort(), ['over_total', 'taken'])
    const rows = await CfdiInstallment.in(ours.workspace)
    assert.equal(
      rows.reduce((sum, { paid }) => sum + Number(paid), 0),
      1_160_000
    )
    assert.isNull((await verifyChain(ours.workspace.id)).brokenAt)
  }).timeout(120_000)

  test('leave no invoice linked to a charge that is called off at the same time', async ({ assert }) => {
    const ours = await issuingFirm()
    const author = authorNamed(ours.owner)
    const viewer = { userId: ours.owner.id, workspaceId: ours.workspace.id }
    const theirs = await clientOf(ours.workspace, 'Iluminadora', { rfc: RFC.client })
    const pairs = []
    for (const at of upTo(WRITERS)) {
      const charge = await charged(ours.workspace, ours.owner, theirs, { issuedOn: '2026-03-10', dueOn: '2026-03-25' })
      pairs.push({ charge, cfdi: await kept(ours, cfdiXml({ uuid: uuidOf(at + 1) })) })
    }
    const results = await Promise.allSettled(
      pairs.flatMap(({ charge, cfdi }) => [
        new SettleCharge().cancel(author, { charge, version: charge.version }, 'Error'),
        new LinkCfdi().handle(author, viewer, { cfdi, version: 1 }, { chargeId: charge.id }),
      ])
    )
    for (const [at, result] of results.entries())
      if (result.status === 'rejected') {
        assert.equal(at % 2, 1, String(result.reason))
        assert.instanceOf(result.reason, FieldProblem)
      }
    const charges = await Charge.in(ours.workspace)
    assert.deepEqual([...new Set(charges.map(({ state }) => state))], ['canceled'])
    assert.isEmpty(await Cfdi.in(ours.workspace).whereNotNull('charge_id'))
    assert.isNull((await verifyChain(ours.workspace.id)).brokenAt)
  }).timeout(120_000)

  test('are let go of by a charge that is called off while one is being linked to it', async ({ assert }) => {
    const ours = await issuingFirm()
    const { workspace, owner } = ours
    const theirs = await clientOf(workspace, 'Iluminadora', { rfc: RFC.client })
    const charge = await charged(workspace, owner, theirs, { issuedOn: '2026-03-10', dueOn: '2026-03-25' })
    const cfdi = await kept(ours, cfdiXml())
    const link = async (trx: Trx) => {
      await Charge.in(workspace, trx).where('charges.id', charge.id).forUpdate().firstOrFail()
      await rowsBy(trx, 'cfdis', { id: cfdi.id }).update({ charge_id: charge.id })
    }
    const seen = { charge, version: charge.version }
    const called = await whileChanging(link, () => new SettleCharge().cancel(authorNamed(owner), seen, 'Error'))
    assert.equal(called.state, 'canceled')
    assert.isNull((await Cfdi.findIn(workspace, cfdi.id)).chargeId)
  }).timeout(120_000)

  test('take the columns of one person of all who chose them in one version', async ({ assert }) => {
    const { workspace, owner } = await issuingFirm()
    const author = authorNamed(owner)
    const upload = { bytes: statementOf(FEE, cameIn('1.00', 'UNO')), name: 'marzo.csv' }
    const { statement } = await new UploadStatement().handle(author, workspace, upload)
    const results = await Promise.allSettled(
      upTo(WRITERS).map((at) => {
        const account = { bank: 'bbva' as const, name: `Cuenta ${at}`, lastDigits: null, currency: 'MXN' as const }
        return new ChooseColumns().handle(author, { statement, version: 1 }, { account })
      })
    )
    const refused = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason as unknown)
    assert.lengthOf(refused, WRITERS - 1)
    for (const reason of refused) assert.instanceOf(reason, FieldProblem)
    const [account, ...others] = await BankAccount.in(workspace)
    assert.isEmpty(others)
    const current = await BankStatement.findIn(workspace, statement.id)
    assert.containSubset(current, { version: 2, accountId: account!.id })
    assert.isNull((await verifyChain(workspace.id)).brokenAt)
  }).timeout(120_000)
})
