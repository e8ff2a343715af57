import { test } from '@japa/runner'
import { emptyLibrary, libraryOf } from '#tests/functional/research/searches/library'
import { firm, person } from '#tests/helpers/people'
import { call, programFor } from '#tests/helpers/program'

test.group('API library', (group) => {
  group.each.setup(() => emptyLibrary())

  test('is searched, read and cited', async ({ assert }) => {
    const own = await firm()
    const { accessToken: token } = await programFor(own.owner, own.workspace)
    const [found] = await libraryOf(
      {
        title: 'SUSPENSIÓN PROVISIONAL. REQUISITOS.',
        body: 'La suspensión provisional exige apariencia del buen derecho.',
      },
      { title: 'COMPETENCIA.', body: 'Nada que ver.' }
    )
    const results = await call<{ items: Record<string, unknown>[]; paging: object }>(
      `GET /library/${found!.source}?q=${encodeURIComponent('apariencia del buen derecho')}`,
      { token }
    )
    assert.equal(results.status, 200)
    assert.deepEqual(results.body.data!.paging, { page: 1, perPage: 10, total: 1 })
    assert.deepInclude(results.body.data!.items[0], { slug: found!.slug, title: found!.title })
    assert.match(String(results.body.data!.items[0]!.snippet), /buen derecho/)
    const path = `library/${found!.source}/${found!.slug}`
    assert.equal((await call(`GET /${path}`, { token })).body.data!.text, found!.body)
    const { citation } = (await call(`GET /${path}/citation`, { token })).body.data!
    assert.equal(citation, results.body.data!.items[0]!.citation)
    const sources = await call<{ items: { slug: string }[] }>('GET /library', { token })
    assert.include(
      sources.body.data!.items.map(({ slug }) => slug),
      found!.source
    )
    for (const address of [`library/${found!.source}/nothing`, 'library/nothing', 'library/nothing/x/citation'])
      assert.equal((await call(`GET /${address}`, { token })).status, 404, address)
  })

  test('is for who works in a firm', async ({ assert }) => {
    const { accessToken: token } = await programFor(await person({ type: 'client' }))
    const { status, body } = await call('GET /library', { token })
    assert.deepEqual([status, body.code], [400, 'WR-400'])
  })
})
