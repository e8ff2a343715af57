import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { forgetUnreadDates } from '#database/migrations/0028_dates_in_force'
import LegalDocument from '#app/research/models/legal_document'
import { libraryOf } from '../searches/library.js'
import { lawOf } from './law.js'

test.group('Backfill of dates in force', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('forgets days that no provision was read for and keeps the others', async ({ assert }) => {
    const { law, slug } = await lawOf({ 'CAPÍTULO I': ['Uno.', 'Dos.'] })
    const [one, two] = await LegalDocument.query().where('parent_id', law.id).orderBy('ordinal')
    const [thesis] = await libraryOf({ title: 'TESIS' })
    for (const document of [law, one!, two!, thesis!]) await document.merge({ inForceFrom: '2013-04-02' }).save()
    const metadata = [{ key: 'entryIntoForce', value: 'PRIMERO.- Esta Ley entrará en vigor el 2 de abril de 2013.' }]
    await two!.merge({ metadata }).save()
    for (let round = 0; round < 2; round++) await forgetUnreadDates(db.connection())
    const rows = await LegalDocument.query().where('slug', 'like', `${slug}%`).orWhere('id', thesis!.id).orderBy('id')
    assert.deepEqual(
      rows.map(({ inForceFrom }) => inForceFrom),
      [null, null, '2013-04-02', '2013-04-02']
    )
  })

  test('has abrogated laws watched as ended, and no others', async ({ assert }) => {
    const [ended, standing] = await libraryOf(
      { title: 'ABROGADA', facets: { is_abrogated: ['true'] } },
      { title: 'VIGENTE', facets: { is_abrogated: ['false'] } }
    )
    for (const { id, fingerprint } of [ended!, standing!])
      await db.table('watched_documents').insert({ document_id: id, fingerprint, force: 'standing', light: null })
    await forgetUnreadDates(db.connection())
    const rows = await db.from('watched_documents').whereIn('document_id', [ended!.id, standing!.id])
    const forces = new Map(rows.map(({ document_id: id, force }) => [Number(id), force]))
    assert.deepEqual([forces.get(ended!.id), forces.get(standing!.id)], ['ended', 'standing'])
  })
})
