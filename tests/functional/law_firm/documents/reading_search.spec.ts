import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { matterOf } from '#database/factories/matter_factory'
import type Matter from '#app/matters/models/matter'
import { ReadVersions } from '#app/documents/reading/actions/read_versions'
import { Reader } from '#app/documents/reading/process/reader'
import { loadDocumentRecords } from '#app/documents/reading/queries/document_records'
import { matchingDocuments, passagesOf, textMatches } from '#app/documents/reading/queries/search_texts'
import { docxOf, pdfOf } from '#tests/helpers/document_files'
import { firm } from '#tests/helpers/people'
import { queriesOf } from '#tests/helpers/queries'
import { documentRow, openStored, versionRow } from './reading_rows.js'

const foundIn = async (matter: Matter, q: string) => {
  const found = matchingDocuments(matter, q)
  return found && (await found.orderBy('documents.id')).map(({ id }) => Number(id))
}
const plain = (runs: { text: string; mark: string | null }[]) =>
  runs.map(({ text, mark }) => (mark ? `[${text}]` : text)).join('')

test.group('Search in matter documents', (group) => {
  let reader: Reader
  group.setup(() => {
    reader = new Reader()
    return () => reader.close()
  })
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  async function aMatter() {
    const ours = await firm()
    const [matter, other] = [await matterOf(ours), await matterOf(ours)]
    const claim = await documentRow(
      matter,
      'Demanda de amparo.pdf',
      pdfOf(['Acto reclamado', 'La suspensi\xf3n provisional\nse pide de plano'])
    )
    const deal = await documentRow(matter, 'Convenio.docx', docxOf(['Pena del 50% por «mora»', 'Doña Peña paga']))
    await documentRow(other, 'Ajeno.docx', docxOf(['suspensión provisional']))
    await new ReadVersions(reader, openStored).handle()
    return { matter, claim, deal }
  }

  test('finds all words in names and contents, regardless of accents and case', async ({ assert }) => {
    const { matter, claim, deal } = await aMatter()
    assert.deepEqual(await foundIn(matter, 'SUSPENSION plano'), [claim.id])
    assert.deepEqual(await foundIn(matter, 'amparo reclamado'), [claim.id], 'one word in the name, one in the text')
    assert.deepEqual(await foundIn(matter, '"suspension provisional se pide"'), [claim.id], 'a phrase over two lines')
    assert.deepEqual(await foundIn(matter, 'peña'), [deal.id])
    assert.deepEqual(await foundIn(matter, 'suspension mora'), [])
    assert.isNull(await foundIn(matter, '  "" '))
  })

  test('takes the query literally, whatever it contains', async ({ assert }) => {
    const { matter, deal } = await aMatter()
    assert.deepEqual(await foundIn(matter, '50%'), [deal.id])
    assert.deepEqual(await foundIn(matter, '5_%'), [])
    for (const text of [`' OR 1=1 --`, '\\', '%', '_', '!', `"`, '*', '\u0000', '🙂', 'x'.repeat(5_000)])
      assert.isArray((await foundIn(matter, text)) ?? [])
  })

  test('shows each matching place with an extract, in two queries', async ({ assert }) => {
    const { matter, claim, deal } = await aMatter()
    let found = new Map()
    const queries = await queriesOf(async () => {
      found = await textMatches(matter, 'suspension plano', [claim.id, deal.id])
    })
    assert.lengthOf(queries, 2)
    assert.deepEqual([...found.keys()], [claim.id])
    assert.deepEqual(found.get(claim.id).place, { kind: 'page', number: 2, label: null })
    assert.equal(plain(found.get(claim.id).snippet), 'La [suspensión] provisional se pide de [plano]')
  })

  test('covers current versions, while older ones are searched separately', async ({ assert }) => {
    const { matter, claim } = await aMatter()
    const version = await versionRow(matter, { id: claim.id, name: 'x' }, pdfOf(['Todo cambi\xf3']))
    await new ReadVersions(reader, openStored).handle()
    assert.deepEqual(await foundIn(matter, 'plano'), [])
    assert.deepEqual(await foundIn(matter, 'cambio'), [claim.id])
    assert.equal((await passagesOf({ id: claim.versionId }, 'plano')).total, 1)
    assert.equal((await passagesOf({ id: version }, 'plano')).total, 0)
  })

  test('indexes title, matter and text of documents that are not in the trash', async ({ assert }) => {
    const { matter, claim, deal } = await aMatter()
    await db.from('documents').where('id', deal.id).update({ trashed: 1 })
    const records = await loadDocumentRecords([claim.id, deal.id])
    assert.deepEqual(records, [
      {
        id: claim.id,
        workspaceId: matter.workspaceId,
        matterId: matter.id,
        title: 'Demanda de amparo.pdf',
        context: `${matter.reference} · ${matter.title}`,
        text: 'Acto reclamado\nLa suspensión provisional\nse pide de plano',
      },
    ])
  })
})
