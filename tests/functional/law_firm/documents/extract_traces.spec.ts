import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { matterOf } from '#database/factories/matter_factory'
import type Matter from '#app/matters/models/matter'
import { verifyChain } from '#app/core/audit/verify_chain'
import { ReadVersions } from '#app/documents/reading/actions/read_versions'
import { Reader } from '#app/documents/reading/process/reader'
import { followChanges } from '#app/finder/index/follow_changes'
import { recordWriter } from '#app/finder/index/record_index'
import { atDesk } from '#tests/functional/law_firm/matters/desk'
import { docxOf } from '#tests/helpers/document_files'
import { firm } from '#tests/helpers/people'
import { queriesOf } from '#tests/helpers/queries'
import { signedIn } from '#tests/helpers/signed_in'
import { documentRow, openStored, versionRow } from './reading_rows.js'

const searchIn = ({ id }: Matter, q: string) =>
  `/law-firm/files/file-overview/${id}?tab=documents&q=${encodeURIComponent(q)}`

test.group('Traces of extracts of documents', (group) => {
  let reader: Reader
  group.setup(() => {
    reader = new Reader()
    return () => reader.close()
  })
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const read = () => new ReadVersions(reader, openStored).handle()
  const traces = () => db.from('audit_entries').where('action', 'document.extract_shown').orderBy('id')
  const subjects = async () => (await traces()).map(({ subject_id: id }) => Number(id))

  async function scene() {
    const [ours, theirs] = [await firm(), await firm()]
    const [matter, foreign] = [await matterOf(ours), await matterOf(theirs)]
    const claim = await documentRow(matter, 'Demanda.docx', docxOf(['Se pide la suspensión provisional ficticia']))
    const deal = await documentRow(matter, 'Suspensión de pagos.docx', docxOf(['Pena convencional ficticia']))
    const alien = await documentRow(foreign, 'Ajeno.docx', docxOf(['La suspensión provisional ajena']))
    await read()
    return { ours, theirs, matter, foreign, claim, deal, alien }
  }

  test('name who saw extracts of which documents, once for each session and version, without what was looked for', async ({
    client,
    assert,
  }) => {
    const { ours, matter, claim, deal } = await scene()
    const lawyer = await ours.hire('reader')
    const session = await atDesk(client, lawyer, ours.workspace)
    const { documents } = (await session.visit(searchIn(matter, 'suspension'))).body().props.content
    assert.lengthOf(documents, 2, 'one by its text, one by its name')
    const [trace, ...rest] = await traces()
    assert.lengthOf(rest, 0)
    assert.include(trace, { actor_id: lawyer.id, subject_type: 'document', subject_id: String(claim.id) })
    assert.include(trace, { workspace_id: ours.workspace.id, matter_id: matter.id })
    assert.isNotNull(trace.ip)
    assert.deepEqual(JSON.parse(trace.after), { name: 'Demanda.docx', versionNumber: 1 })
    assert.notInclude(JSON.stringify(trace).toLowerCase(), 'suspensi')

    await session.visit(searchIn(matter, 'provisional'))
    assert.lengthOf(await traces(), 1)
    await session.visit(searchIn(matter, 'ficticia'))
    assert.deepEqual(await subjects(), [claim.id, deal.id])
    await versionRow(matter, { id: claim.id, name: 'Demanda.docx' }, docxOf(['Se desiste de la suspensión']))
    await read()
    await session.visit(searchIn(matter, 'desiste'))
    const again = await atDesk(client, lawyer, ours.workspace)
    await again.visit(searchIn(matter, 'desiste'))
    assert.deepEqual(await subjects(), [claim.id, deal.id, claim.id, claim.id])
    assert.isNull((await verifyChain(ours.workspace.id)).brokenAt)
  })

  test('are left neither by a list without a search nor by the names that the palette finds', async ({
    client,
    assert,
  }) => {
    const { ours, matter, claim } = await scene()
    await recordWriter().clear()
    await followChanges(recordWriter())
    const session = await atDesk(client, ours.owner, ours.workspace)
    const tab = `/law-firm/files/file-overview/${matter.id}?tab=documents`
    for (const address of [tab, `${tab}&kind=word`, searchIn(matter, 'nada de esto')])
      (await session.visit(address)).assertStatus(200)
    const found = await (await signedIn(client, ours.owner, ours.workspace)).get('/palette?q=provisional')
    assert.include(JSON.stringify(found.body()), `documents/${claim.id}`)
    assert.notInclude(JSON.stringify(found.body()), 'Se pide la')
    assert.lengthOf(await traces(), 0)
  })

  test('never concern documents of another firm, whose search finds nothing here', async ({ client, assert }) => {
    const { ours, theirs, matter, foreign, claim, alien } = await scene()
    const stranger = await atDesk(client, theirs.owner, theirs.workspace)
    ;(await stranger.visit(searchIn(matter, 'suspension'))).assertStatus(404)
    assert.lengthOf(await traces(), 0)
    const noDocuments = await atDesk(client, await ours.hireWith(['expedientes:leer']), ours.workspace)
    await noDocuments.visit(searchIn(matter, 'suspension'))
    assert.lengthOf(await traces(), 0)
    const owner = await atDesk(client, ours.owner, ours.workspace)
    const page = await owner.visit(searchIn(matter, 'provisional'))
    assert.notInclude(JSON.stringify(page.body()), 'Ajeno')
    await stranger.visit(searchIn(foreign, 'provisional'))
    assert.deepEqual(
      (await traces()).map((trace) => [Number(trace.workspace_id), Number(trace.subject_id)]),
      [
        [ours.workspace.id, claim.id],
        [theirs.workspace.id, alien.id],
      ]
    )
  })

  test('take the same number of queries for one document as for many', async ({ client, assert }) => {
    const { ours, matter } = await scene()
    for (let count = 0; count < 60; count++)
      await documentRow(matter, `Anexo ${count}.docx`, docxOf([count === 0 ? 'Palabra única' : 'Palabra repetida']))
    await read()
    await read()
    const session = await atDesk(client, ours.owner, ours.workspace)
    await session.visit(searchIn(matter, 'nada'))
    const queries = (q: string) => queriesOf(async () => (await session.visit(searchIn(matter, q))).assertStatus(200))
    const one = await queries('única')
    assert.lengthOf(await traces(), 1)
    const many = await queries('repetida')
    assert.lengthOf(await traces(), 51, 'one page of them')
    assert.lengthOf(many, one.length)
  })
})
