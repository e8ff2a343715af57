import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { readRaw } from '#sources/raw/raw_store'
import { demoPages, writeDemoResponses } from '../demo/write_demo.js'
import source from '../source.js'

const documents = demoPages().map((page) => source.map(source.parse(page), page))
const all = documents.flatMap((document) => [document, ...(document.parts ?? [])])

test.group('State laws source', () => {
  test('has the expected filters under their names', ({ assert }) => {
    assert.sameMembers(
      source.filters.map(({ name }) => name),
      ['doc_type', 'estado']
    )
  })

  test('files laws and articles under state and kind of law', ({ assert }) => {
    for (const { facets, documentType } of all) {
      assert.sameMembers(Object.keys(facets), ['doc_type', 'estado'])
      assert.include(['constitucion', 'codigos', 'leyes'], facets.doc_type[0])
      assert.include(['ley', 'articulo'], documentType)
    }
  })

  test('cites an article by its number and the name of its law', ({ assert }) => {
    const article = all.find(({ externalId }) => externalId === '900000001:7-bis')
    assert.equal(article?.citation, 'Artículo 7 bis de la Ley de Mercados de Barrio del Estado de Jalisco (Ficticia).')
    assert.deepEqual(article?.citationKeys, ['ley mercados barrio jalisco ficticia#7 bis'])
  })

  test('labels every line of an analysis in both languages', ({ assert }) => {
    const keys = new Set(all.flatMap(({ metadata }) => metadata.map(({ key }) => `research.state_laws.${key}`)))
    for (const language of ['es', 'en']) {
      const catalogue = new URL(`../../../inertia/i18n/${language}/sources_state_laws.json`, import.meta.url)
      assert.includeMembers(Object.keys(JSON.parse(readFileSync(catalogue, 'utf8'))), [...keys])
    }
  })
})

test.group('Demo state laws', () => {
  test('cover three states and say that they are fictitious', ({ assert }) => {
    assert.sameMembers(
      documents.flatMap(({ facets }) => facets.estado),
      ['Jalisco', 'Ciudad de México', 'Nuevo León']
    )
    for (const { body, title } of documents) {
      assert.include(body, 'Documento ficticio de demostración; no es una ley publicada.')
      assert.match(title, /\(Ficticia\)|\(Ficticio\)/)
    }
  })

  test('have no duplicate addresses or keys', ({ assert }) => {
    const slugs = all.map(({ slug }) => slug)
    const keys = all.flatMap(({ citationKeys }) => citationKeys)
    assert.equal(new Set(slugs).size, slugs.length)
    assert.equal(new Set(keys).size, keys.length)
    for (const slug of slugs) assert.match(slug, /^[a-z0-9-]{1,120}$/)
  })

  test('show reforms in the formats of their publishers', ({ assert }) => {
    const reforms = all.flatMap(({ metadata }) =>
      metadata.filter(({ key }) => key === 'reforms').map(({ value }) => value)
    )
    assert.isTrue(reforms.some((value) => value.includes('G.O. 9 DE FEBRERO DE 2024')))
    assert.isTrue(reforms.some((value) => value.includes('POE 45-II')))
    assert.deepEqual(
      documents.map(({ versionOn }) => versionOn),
      ['2023-09-02', '2024-02-09', '2021-05-03']
    )
  })

  test('are written to the folder of saved responses, identical every time', async ({ assert }) => {
    const dir = await mkdtemp(join(tmpdir(), 'demo-'))
    const file = join(dir, 'state_laws', 'ley', 'demo.jsonl.gz')
    try {
      assert.deepEqual(await writeDemoResponses(dir), { ley: 3 })
      const first = await readFile(file)
      await writeDemoResponses(dir)
      assert.deepEqual(await readFile(file), first)
      const ids: string[] = []
      for await (const page of readRaw(dir, { source: 'state_laws', kind: 'ley' })) ids.push(page.externalId)
      assert.deepEqual(ids, ['900000001', '900000002', '900000003'])
    } finally {
      await rm(dir, { recursive: true })
    }
  })
})
