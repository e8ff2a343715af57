import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { defineSource } from '#sources/contract/contract'
import type { LegalDocument, RawPage, Source } from '#sources/contract/contract'
import { queriesOf } from '#tests/helpers/queries'
import { ground } from './ground.js'
import type { Ground } from './ground.js'

interface Law {
  id: string
  articles: Record<string, string>
  reformed?: string
}

const common = { publishedOn: '2020-01-31', url: null, facets: {}, metadata: [] }

function article(law: Law, number: string): LegalDocument {
  const text = law.articles[number]!
  return {
    ...common,
    kind: 'articulo',
    documentType: 'articulo',
    externalId: `${law.id}:${number}`,
    slug: `${law.id}-articulo-${number}`,
    title: `Ley ficticia de ${law.id}, artículo ${number}`,
    body: text,
    fingerprint: `${number} ${text}`,
    citation: `Artículo ${number} de la Ley ficticia de ${law.id}`,
    citationKeys: [`Ley ficticia de ${law.id}#${number}`],
  }
}

/** A source whose answers are laws in JSON. */
function lawsSource(scjn: Source, laws: Law[]): Source<Law> {
  return defineSource<Law>({
    manifest: {
      ...scjn.manifest,
      partKinds: [{ slug: 'articulo', name: { es: 'Artículos', en: 'Articles' }, documentType: 'articulo' }],
    },
    filters: scjn.filters,
    async *pages() {
      for (const law of laws) yield pageOf(law)
    },
    prepare: async (page) => ({ ...page, body: Buffer.from(Buffer.from(page.body).toString('latin1'), 'base64') }),
    parse: (page) => JSON.parse(Buffer.from(page.body).toString()) as Law,
    map: (law) => ({
      ...common,
      kind: 'tesis',
      documentType: 'tesis',
      externalId: law.id,
      slug: law.id,
      title: `Ley ficticia de ${law.id}`,
      body: Object.values(law.articles).join('\n'),
      searchText: `Ley ficticia de ${law.id}`,
      outline: [{ kind: 'article', level: 0, label: 'Artículo 1', name: null, start: 0, slug: `${law.id}-articulo-1` }],
      versionOn: law.reformed ?? '2020-01-31',
      fingerprint: JSON.stringify(law.articles).slice(0, 64),
      citation: `Ley ficticia de ${law.id}`,
      citationKeys: [],
      parts: Object.keys(law.articles).map((number) => article(law, number)),
    }),
  })
}

/** The answer is "binary": base64 of the record. */
const pageOf = (law: Law): RawPage => ({
  kind: 'tesis',
  externalId: law.id,
  url: 'https://example.org/',
  contentType: 'application/octet-stream',
  body: Buffer.from(Buffer.from(JSON.stringify(law)).toString('base64'), 'latin1'),
  etag: null,
  context: { listed: 'Nueva Ley' },
})

const rows = () =>
  db
    .from('legal_documents as d')
    .leftJoin('legal_documents as p', 'p.id', 'd.parent_id')
    .orderBy(['d.kind', 'd.ordinal', 'd.id'])
    .select('d.slug', 'd.change_seq', 'd.withdrawn_at', 'd.ordinal', 'd.body', 'p.slug as parent')

test.group('Laws with searchable articles', (group) => {
  let on: Ground
  group.each.setup(async () => {
    on = await ground()
    return () => on.close()
  })

  const read = (...laws: Law[]) => on.read({}, {}, lawsSource(on.scjn, laws) as Source)
  const total = async (text: string) => (await on.search(text)).total

  test('become a document with parts, each found separately and the whole by its names', async ({ assert }) => {
    await read({ id: 'aguas', articles: { '1': 'De los manantiales', '2': 'De las concesiones' } })
    const stored = await rows()
    assert.deepEqual(
      stored.map(({ slug, parent, ordinal }) => [slug, parent, ordinal === null ? null : Number(ordinal)]),
      [
        ['aguas-articulo-1', 'aguas', 0],
        ['aguas-articulo-2', 'aguas', 1],
        ['aguas', null, null],
      ]
    )
    assert.equal(await total('manantiales'), 1, 'the text of the whole is not searched besides')
    assert.equal(await total('ley ficticia aguas'), 3)
    assert.equal((await db.from('citation_keys')).length, 2)
  })

  test('are updated only where they changed, and the previous version is kept', async ({ assert }) => {
    const law = { id: 'aguas', articles: { '1': 'De los manantiales', '2': 'De las concesiones' } }
    await read(law)
    const [first, second] = await rows()
    await read({ ...law, reformed: '2026-02-03', articles: { ...law.articles, '2': 'De las asignaciones' } })
    const after = await rows()
    assert.equal(after[0].change_seq, first.change_seq)
    assert.isAbove(Number(after[1].change_seq), Number(second.change_seq))
    const versions = await db.from('legal_versions').orderBy('id').select('body', 'version_on')
    assert.deepEqual(
      versions.map(({ body, version_on }) => [body, version_on]),
      [
        ['De los manantiales\nDe las concesiones', '2020-01-31'],
        ['De las concesiones', null],
      ]
    )
    assert.equal(await total('concesiones'), 0)
    assert.equal(await total('asignaciones'), 1)
  })

  test('shift articles after an inserted one without rewriting them', async ({ assert }) => {
    await read({ id: 'aguas', articles: { a1: 'Primero', a2: 'Segundo' } })
    const before = await rows()
    await read({ id: 'aguas', articles: { 'a1': 'Primero', 'a1-bis': 'Añadido', 'a2': 'Segundo' } })
    const after = await rows()
    assert.deepEqual(
      after.map(({ slug }) => slug),
      ['aguas-articulo-a1', 'aguas-articulo-a1-bis', 'aguas-articulo-a2', 'aguas']
    )
    assert.equal(after[2].change_seq, before[1].change_seq)
  })

  test('are stored in as few statements for many articles that changed or moved as for one', async ({ assert }) => {
    const numbered = (text: string, count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, place) => [`a${place}`, `${text} ${place}`]))
    const statements = async (count: number) => {
      const id = `ley${count}`
      await read({ id, articles: numbered('Primero', count) })
      const moved = await queriesOf(() => read({ id, articles: { nuevo: 'Antes', ...numbered('Primero', count) } }))
      const changed = await queriesOf(() => read({ id, articles: numbered('Segundo', count) }))
      return [moved, changed].map((queries) => queries.filter((sql) => /legal_(documents|versions)/.test(sql)).length)
    }
    assert.deepEqual(await statements(90), await statements(2))
    const stored = (await rows()).filter(({ parent, withdrawn_at: at }) => parent === 'ley90' && at === null)
    assert.deepEqual(
      stored.map(({ slug, ordinal }) => [slug, Number(ordinal)]),
      Array.from({ length: 90 }, (_, place) => [`ley90-articulo-a${place}`, place])
    )
  })

  test('lose withdrawn articles from the search, but keep and restore them under the same id', async ({ assert }) => {
    const whole = { id: 'aguas', articles: { '1': 'Manantiales', '2': 'Concesiones' } }
    await read(whole)
    await read({ id: 'aguas', articles: { '1': 'Manantiales' } })
    assert.equal(await total('concesiones'), 0)
    const withdrawn = (await rows()).find(({ slug }) => slug === 'aguas-articulo-2')
    assert.isNotNull(withdrawn.withdrawn_at)
    assert.equal((await db.from('citation_keys')).length, 1)

    await read(whole)
    assert.equal(await total('concesiones'), 1)
    assert.isNull((await rows()).find(({ slug }) => slug === 'aguas-articulo-2').withdrawn_at)
  })

  test('are refused whole, with the reason, when an article has the address of another document', async ({
    assert,
  }) => {
    await read({ id: 'aguas', articles: { '1': 'Manantiales' } })
    await db.from('legal_documents').where('kind', 'articulo').update({ parent_id: null, external_id: 'otro:1' })
    const run = await read({ id: 'aguas', articles: { '1': 'Otro texto', '2': 'Más' } })
    assert.deepEqual([run.stored, run.rejected], [0, 1])
    const record = await db.from('source_records').where('external_id', 'aguas').firstOrFail()
    assert.match(record.reason, /^slugTaken: aguas-articulo-1 is articulo otro:1/)
  })

  test('keep the raw response and listing entry, which can be parsed again', async ({ assert }) => {
    const law = { id: 'aguas', articles: { '1': 'Manantiales' } }
    await read(law)
    await db.from('legal_documents').update({ title: 'Como la leía el intérprete anterior' })
    const source = lawsSource(on.scjn, []) as Source
    const contexts: unknown[] = []
    const watched = { ...source, parse: (page: RawPage) => (contexts.push(page.context), source.parse(page)) }
    await on.read({ from: `${on.folder}/raw`, full: true }, {}, watched)
    const titles = await db.from('legal_documents').orderBy('slug').select('title')
    assert.deepEqual(
      titles.map(({ title }) => title),
      ['Ley ficticia de aguas', 'Ley ficticia de aguas, artículo 1']
    )
    assert.deepEqual(contexts, [{ listed: 'Nueva Ley' }])
  })

  test('keep the earlier of two saved states as a version', async ({ assert }) => {
    await read({ id: 'aguas', articles: { '1': 'Antes' } })
    await read({ id: 'aguas', articles: { '1': 'Después' } })
    await db.from('legal_versions').delete()
    await db.from('legal_documents').update({ withdrawn_at: null })
    await db.from('citation_keys').delete()
    await db.from('legal_documents').whereNotNull('parent_id').delete()
    await db.from('legal_documents').delete()
    await db.from('source_records').delete()
    await on.read({ from: `${on.folder}/raw` }, {}, lawsSource(on.scjn, []) as Source)
    const versions = await db.from('legal_versions').orderBy('id').select('body')
    assert.deepEqual(
      versions.map(({ body }) => body),
      ['Antes', 'Antes']
    )
    const present = await db.from('legal_documents').select('body')
    assert.deepEqual(
      present.map(({ body }) => body),
      ['Después', 'Después']
    )
  })
})
