import { test } from '@japa/runner'
import { countSuggestion, SUGGESTIONS } from '#app/research/http/search_limit'
import { person } from '#tests/helpers/people'
import { emptyLibrary, libraryOf } from './library.js'
import { lawyer, readerOf } from './reader.js'

const address = (text: string, source = 'scjn') =>
  `/search/b-search/${source}/suggestions?q=${encodeURIComponent(text)}`

test.group('Search suggestions while typing', (group) => {
  group.each.setup(() => emptyLibrary())

  test('complete the last word, the most frequent first', async ({ client, assert }) => {
    await libraryOf({ title: 'Prescripción positiva' }, { title: 'La prescripción' }, { title: 'Presupuesto' })
    const reader = await lawyer(client)
    const response = await reader.get(address('acción pres'))
    response.assertStatus(200)
    response.assertHeader('cache-control', 'private, no-store')
    const { data } = response.body()
    assert.deepEqual(data[0], { text: 'acción prescripción', count: 2, isRecent: false })
    assert.lengthOf(data, 2)
  })

  test('begin with matching searches of the reader, and only theirs', async ({ client, assert }) => {
    await libraryOf({ title: 'Prescripción positiva' })
    const reader = await lawyer(client)
    await reader.search(`q=${encodeURIComponent('Prescripción positiva')}`)
    const { data } = (await reader.get(address('prescri'))).body()
    assert.deepEqual(data[0], { text: 'Prescripción positiva', count: 1, isRecent: true })
    const other = await lawyer(client)
    const others: { isRecent: boolean }[] = (await other.get(address('prescri'))).body().data
    assert.isFalse(others.some(({ isRecent }) => isRecent))
  })

  test('are empty for fewer than two letters and for unusual text', async ({ client, assert }) => {
    const reader = await lawyer(client)
    for (const text of ['', 'a', '"', '-(', 'x'.repeat(5_000), '\u0000', 'rubro:', '👩‍⚖️'])
      assert.deepEqual((await reader.get(address(text))).body(), { data: [] }, JSON.stringify(text))
  })

  test('are limited to members of a firm and existing sources', async ({ client }) => {
    const reader = await lawyer(client)
    ;(await reader.get(address('pensión', 'nadie'))).assertStatus(404)
    ;(await (await readerOf(client, null, null)).get(address('pensión'))).assertStatus(401)
    const outsider = await readerOf(client, await person({ type: 'client' }), null)
    ;(await outsider.get(address('pensión'))).assertStatus(403)
  })

  test('are rate-limited above typing speed', async ({ client, assert }) => {
    const reader = await lawyer(client)
    for (let count = 0; count < SUGGESTIONS.points; count++) await countSuggestion(reader.firm.owner.id)
    const refused = await reader.get(address('pensión'))
    refused.assertStatus(429)
    assert.deepEqual(refused.body(), { data: [] })
    assert.isAbove(Number(refused.header('retry-after')), 0)
  })
})
