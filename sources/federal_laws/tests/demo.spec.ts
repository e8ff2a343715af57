import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { extractCitations } from '#sources/citations/extract_citations'
import { readRaw } from '#sources/raw/raw_store'
import { demoPages, writeDemoResponses } from '../demo/write_demo.js'
import source from '../source.js'

const documents = demoPages().map(({ page }) => source.map(source.parse(page), page))

test.group('Demo federal laws', () => {
  const isExtract = ({ title }: { title: string }) => / \(extracto de demostración\)$/.test(title)

  test('say in their names and texts that they are fictitious, or extracts of real ones', ({ assert }) => {
    assert.lengthOf(documents.filter(isExtract), 3)
    for (const { body } of documents.filter(isExtract)) assert.include(body, 'Extracto de demostración')
    for (const { title, body, parts = [] } of documents.filter((document) => !isExtract(document))) {
      assert.match(title, /\(fictici[ao]\)$/)
      assert.include(body, 'Documento ficticio de demostración')
      for (const part of parts) assert.match(part.title, /\(fictici[ao]\)/)
    }
  })

  test('include extracts that citations of their laws lead to', ({ assert }) => {
    const keys = documents.filter(isExtract).flatMap(({ parts = [] }) => parts.flatMap((part) => part.citationKeys))
    const cited = 'artículo 107 de la Ley de Amparo; artículo 14 constitucional; artículo 1168 del Código Civil Federal'
    const citations = extractCitations(cited)
    assert.lengthOf(citations, 3)
    for (const citation of citations) assert.include(keys, citation.keys.at(-1)!)
  })

  test('include a law in two versions, of which the later is read last', ({ assert }) => {
    const [before, after] = documents.filter(({ externalId }) => externalId === 'demo_lfmv')
    assert.isBelow(Date.parse(before.versionOn ?? ''), Date.parse(after.versionOn ?? ''))
    assert.equal(before.slug, after.slug)
    const bodyOf = (document: typeof before, key: string) =>
      document.parts?.find(({ externalId }) => externalId === `demo_lfmv:${key}`)?.body
    assert.notEqual(bodyOf(before, '8'), bodyOf(after, '8'))
    assert.equal(bodyOf(before, '10'), bodyOf(after, '10'))
    assert.isUndefined(bodyOf(before, '9-a'))
  })

  test('include one abrogated law and one that will be abrogated', ({ assert }) => {
    const of = (ref: string) => documents.find(({ externalId }) => externalId === ref)
    assert.deepEqual(of('demo_lch')?.facets.is_abrogated, ['true'])
    assert.deepEqual(of('demo_cnpd')?.facets.is_abrogated, ['false'])
    assert.equal(of('demo_cnpd')?.validity?.until, '2030-12-31')
  })

  test('are written to the folder of saved responses, identical every time', async ({ assert }) => {
    const dir = await mkdtemp(join(tmpdir(), 'demo-'))
    try {
      assert.deepEqual(await writeDemoResponses(dir), { ley: 6 })
      const path = join(dir, 'federal_laws', 'ley', 'demo.jsonl.gz')
      const first = await readFile(path)
      await writeDemoResponses(dir)
      assert.deepEqual(await readFile(path), first)
      const ids: string[] = []
      for await (const page of readRaw(dir, { source: 'federal_laws', kind: 'ley' })) {
        ids.push(page.externalId)
        assert.isNotEmpty(page.context)
      }
      assert.deepEqual(ids, ['demo_lfmv', 'demo_lch', 'demo_cnpd', 'demo_lamp', 'demo_cpeum', 'demo_ccf', 'demo_lfmv'])
    } finally {
      await rm(dir, { recursive: true })
    }
  })
})
