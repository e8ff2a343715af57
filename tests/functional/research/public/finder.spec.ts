import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import { PAGE_HEADERS, send } from '#tests/helpers/http'
import { pageIn } from '#tests/helpers/visitor'
import { publicAddress } from '#app/research/public/addresses'
import { emptyLibrary, libraryOf } from '../searches/library.js'
import { lawOf } from '../laws/law.js'

const FINDER = '/recursos-legales-gratuitos/buscador-juridico-mexico'
const visit = (path: string) => send(path, { headers: PAGE_HEADERS })

test.group('Public search', (group) => {
  group.each.setup(() => emptyLibrary())

  test('leads to the federal courts by default', async ({ assert }) => {
    const answer = await visit(FINDER)
    assert.deepEqual([answer.status, answer.headers.location], [302, `${FINDER}/cjf`])
  })

  test('shows the same results as for members without an account, and only lists may be indexed', async ({
    assert,
  }) => {
    await libraryOf({ title: 'ARRENDAMIENTO FICTICIO' }, { title: 'OTRO RUBRO' })
    const bare = await visit(`${FINDER}/scjn`)
    assert.equal(bare.status, 200)
    assert.include(bare.text, '<meta name="robots" content="index, follow" />')
    assert.match(bare.text, new RegExp(`<link rel="canonical" href="http[^"]+${FINDER}/scjn" />`))
    assert.equal((pageIn(bare.text).props.found as { total: number }).total, 2)
    const asked = await visit(`${FINDER}/scjn?q=arrendamiento`)
    assert.include(asked.text, 'noindex, follow')
    assert.equal((pageIn(asked.text).props.found as { total: number }).total, 1)
    assert.isNull(pageIn(asked.text).props.identity ?? null)
  })

  test('gives a document a canonical address, a description and safe structured data', async ({ assert }) => {
    const [thesis] = await libraryOf({
      title: 'RUBRO </script><b>FICTICIO',
      body: 'Texto del criterio ficticio. '.repeat(20),
    })
    const { status, text } = await visit(`${FINDER}/scjn/${thesis!.slug}`)
    assert.equal(status, 200)
    assert.match(text, new RegExp(`rel="canonical" href="http[^"]+${FINDER}/scjn/${thesis!.slug}"`))
    const description = /name="description" content="([^"]*)"/.exec(text)![1]!
    assert.isAtMost(description.length, 160)
    assert.match(description, /^Texto del criterio/)
    const [, json] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(text)!
    const [about, crumbs] = JSON.parse(json!)
    assert.deepEqual([about['@type'], about.name], ['CreativeWork', 'RUBRO </script><b>FICTICIO'])
    assert.equal(crumbs.itemListElement.length, 2)
  })

  test('shows a law by parts and an article in place, both marked as legislation', async ({ assert }) => {
    const { slug } = await lawOf({ 'CAPÍTULO I': ['Uno.', 'Dos.'] })
    const law = await visit(`${FINDER}/federal_laws/${slug}`)
    assert.equal(pageIn(law.text).component, 'public/research/laws/show')
    assert.include(law.text, '"@type":"Legislation"')
    const article = await visit(`${FINDER}/federal_laws/${slug}-articulo-2`)
    assert.equal(pageIn(article.text).component, 'public/research/documents/show')
    assert.equal((pageIn(article.text).props.place as { label: string }).label, 'Artículo 2')
    const found = await visit(`${FINDER}/federal_laws/${slug}?articulo=2`)
    assert.equal(found.headers.location, `${FINDER}/federal_laws/${slug}-articulo-2`)
  })

  test('answers 404 for an unknown address, whatever it contains', async ({ assert }) => {
    const [thesis] = await libraryOf({ title: 'RETIRADA' })
    await thesis!.merge({ withdrawnAt: clock.now() }).save()
    for (const path of ['scjn/no-hay', `scjn/${thesis!.slug}`, 'no_existe', 'scjn/%2e%2e', `cjf/${thesis!.slug}`])
      assert.equal((await visit(`${FINDER}/${path}`)).status, 404, path)
  })

  test('limits visitors, not members, to the speed of a reader', async ({ assert }) => {
    await libraryOf({ title: 'UNO' })
    let answer = await visit(`${FINDER}/scjn?q=uno`)
    for (let times = 1; times < 31; times++) answer = await visit(`${FINDER}/scjn?q=uno`)
    assert.equal(answer.status, 429)
    assert.isAbove(Number(answer.headers['retry-after']), 0)
    assert.equal(pageIn(answer.text).component, 'public/research/searches/wait')
    assert.include(String(pageIn(answer.text).props.again), 'q=uno')
  })
})

test.group('Search engine indexing', (group) => {
  group.each.setup(() => emptyLibrary())

  test('splits the sitemap into parts that name every document once, without withdrawn ones', async ({ assert }) => {
    const documents = await libraryOf({ title: 'UNA' }, { title: 'OTRA' }, { title: 'RETIRADA' })
    await documents[2]!.merge({ withdrawnAt: clock.now() }).save()
    const index = await visit('/sitemap.xml')
    assert.match(String(index.headers['content-type']), /^application\/xml/)
    const parts = [...index.text.matchAll(/<loc>[^<]*(\/sitemaps\/\d+\.xml)<\/loc>/g)].map(([, path]) => path!)
    const listed = (await Promise.all(parts.map(visit))).flatMap(({ text }) => [
      ...text.matchAll(/<loc>([^<]+)<\/loc>/g),
    ])
    assert.deepEqual(
      listed.map(([, address]) => address!.split('/').at(-1)),
      [documents[0]!.slug, documents[1]!.slug]
    )
  })

  test('keeps pages of cases out of the sitemap and of search engines', async ({ assert }) => {
    const [ruling, file] = await libraryOf(
      { title: 'SENTENCIA', source: 'cjf', kind: 'sentencia' },
      { title: 'EXPEDIENTE', source: 'cjf', kind: 'expediente' }
    )
    const part = `/sitemaps/${Math.floor(file!.id / 10_000)}.xml`
    const listed = (await visit(part)).text
    assert.include(listed, ruling!.slug)
    assert.notInclude(listed, file!.slug)
    const page = await visit(publicAddress(file!))
    assert.include(page.text, '<meta name="robots" content="noindex, follow" />')
  })

  test('answers 404 for empty sitemap parts', async ({ assert }) => {
    for (const part of ['9999.xml', 'x.xml', '-1.xml', '1'])
      assert.equal((await visit(`/sitemaps/${part}`)).status, 404)
  })

  test('points robots to the sitemap and away from member pages', async ({ assert }) => {
    const { text, headers } = await visit('/robots.txt')
    assert.match(String(headers['content-type']), /^text\/plain/)
    assert.match(text, /^Sitemap: http\S+\/sitemap\.xml$/m)
    assert.include(text, 'Disallow: /law-firm/')
  })
})
