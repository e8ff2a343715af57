import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { maskInDocument } from '#app/research/masking/mask_in_document'
import { emptyLibrary } from '../searches/library.js'
import { lawOf } from './law.js'

const NAME = 'Fulgencia Inventada Peña'
const namedIn = async () =>
  (await db.from('legal_documents').select('slug', 'body')).filter(({ body }) => /fulgencia/i.test(body))

test.group('Name masking in a law', (group) => {
  group.each.setup(() => emptyLibrary())

  for (const at of ['', '-articulo-2'])
    test(`covers the whole law and its articles, ${at ? 'requested at an article' : 'requested at the law'}`, async ({
      assert,
    }) => {
      const { slug } = await lawOf({ 'CAPÍTULO I': ['Nada.', `Se pensiona a ${NAME}.`, 'Menos.'] })
      assert.lengthOf(await namedIn(), 2)
      const masked = await maskInDocument('federal_laws', `${slug}${at}`, NAME)
      assert.equal(masked?.places, 1)
      assert.lengthOf(await namedIn(), 0)
      const seqs = await db.from('legal_documents').distinct('change_seq')
      assert.lengthOf(seqs, 4)
      assert.deepInclude(await db.from('document_masks').select('kind', 'external_id').firstOrFail(), {
        kind: 'ley',
        external_id: slug,
      })
    })
})
