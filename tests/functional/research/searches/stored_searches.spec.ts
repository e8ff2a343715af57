import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import { defaultSource } from '#app/research/http/source_at'
import StoredSearch, { MAX_KEPT } from '#app/research/models/stored_search'
import { person } from '#tests/helpers/people'
import { queriesOf } from '#tests/helpers/queries'
import { emptyLibrary, libraryOf } from './library.js'
import { lawyer, readerOf } from './reader.js'

const SOURCE = '/search/b-search/scjn'
const textsOf = async (userId: number) => (await StoredSearch.recentOf(userId, 50)).map(({ text }) => text)

test.group('Remembered searches of a person', (group) => {
  group.each.setup(() => emptyLibrary())

  test('open the last search of a source until it is cleared', async ({ client, assert }) => {
    const reader = await lawyer(client)
    ;(await reader.visit(SOURCE)).assertStatus(200)
    await reader.search('q=pensión&materia=Civil&año=2010-&page=1')
    const back = await reader.visit(SOURCE)
    back.assertStatus(302)
    back.assertHeader('location', `${SOURCE}?q=pensi%C3%B3n&materia=Civil&a%C3%B1o=2010-`)
    const cleared = await reader.submit('delete', '/search/stored-searches/scjn')
    cleared.assertStatus(303)
    cleared.assertHeader('location', SOURCE)
    ;(await reader.visit(SOURCE)).assertStatus(200)
    assert.deepEqual(await textsOf(reader.firm.owner.id), ['pensión'])
  })

  test('are all forgotten on clearing, which leads to the first source', async ({ client, assert }) => {
    const [reader, neighbour] = [await lawyer(client), await lawyer(client)]
    await reader.search('q=uno')
    await neighbour.search('q=ajena')
    const cleared = await reader.submit('delete', '/search/stored-searches')
    cleared.assertStatus(303)
    cleared.assertHeader('location', `/search/b-search/${(await defaultSource()).manifest.slug}`)
    assert.deepEqual(await textsOf(reader.firm.owner.id), [])
    assert.deepEqual(await textsOf(neighbour.firm.owner.id), ['ajena'])
    const { notices, recent } = (await reader.visit('/search/b-search/results')).body().props
    assert.deepEqual([notices.toast.key, recent], ['research.recent_cleared', []])
  })

  test('include an emptied query, so that nothing old returns', async ({ client, assert }) => {
    const reader = await lawyer(client)
    await reader.search('q=pensión')
    await reader.search('q=')
    ;(await reader.visit(SOURCE)).assertStatus(200)
    assert.deepEqual(await textsOf(reader.firm.owner.id), ['pensión'])
  })

  test('store the same search once, whatever its page and the order of its filters', async ({ client, assert }) => {
    await libraryOf({ title: 'PENSIÓN' })
    const reader = await lawyer(client)
    await reader.search('q=pensión&materia=Penal&materia=Civil')
    for (const same of [
      'materia=Civil&q=pensión&materia=Penal',
      'q=pensión&materia=Civil&materia=Penal&page=2',
      'q=++pensión+&materia=Penal&materia=Civil',
    ]) {
      const writes = (await queriesOf(() => reader.search(same))).filter((query) =>
        /^(insert|update|delete)/i.test(query)
      )
      assert.deepEqual(writes, [], same)
    }
    assert.lengthOf(await StoredSearch.query().where('userId', reader.firm.owner.id), 1)
  })

  test('move a repeated search to the top with its new total', async ({ client, assert }) => {
    const reader = await lawyer(client)
    clock.freeze('2026-11-19T10:00:00Z')
    await reader.search('q=pensión')
    clock.advance({ minutes: 1 })
    await reader.search('q=amparo')
    await libraryOf({ title: 'PENSIÓN' })
    clock.advance({ minutes: 1 })
    await reader.search('q=pensión')
    const [first, second] = await StoredSearch.recentOf(reader.firm.owner.id, 5)
    assert.deepEqual([first!.text, first!.total, second!.text], ['pensión', 1, 'amparo'])
    assert.equal(first!.searchedAt.toISO(), '2026-11-19T10:02:00.000Z')
  })

  test('keep the latest twenty', async ({ client, assert }) => {
    const reader = await lawyer(client)
    clock.freeze('2026-11-19T10:00:00Z')
    for (let number = 1; number <= MAX_KEPT + 3; number++) {
      clock.advance({ seconds: 1 })
      await reader.search(`q=número ${number}`)
    }
    const texts = await textsOf(reader.firm.owner.id)
    assert.lengthOf(texts, MAX_KEPT)
    assert.deepEqual([texts.at(0), texts.at(-1)], [`número ${MAX_KEPT + 3}`, 'número 4'])
    assert.lengthOf(await StoredSearch.query().where('userId', reader.firm.owner.id), MAX_KEPT)
  })

  test('do not include further pages or prefetches', async ({ client, assert }) => {
    const reader = await lawyer(client)
    await reader.search('q=amparo&page=2')
    await reader.visit(`${SOURCE}?q=despido`).header('purpose', 'prefetch')
    await reader.visit(`${SOURCE}?q=despido`).header('sec-purpose', 'prefetch;prerender')
    await reader.search('q=')
    assert.deepEqual(await textsOf(reader.firm.owner.id), [])
    assert.lengthOf(await StoredSearch.query().where('userId', reader.firm.owner.id), 0)
  })

  test('are private to each person, even within a firm', async ({ client, assert }) => {
    const reader = await lawyer(client)
    const colleague = await reader.firm.hire('lawyer')
    await reader.search('q=pensión')
    const other = await readerOf(client, colleague, reader.firm.workspace)
    ;(await other.visit(SOURCE)).assertStatus(200)
    await other.submit('delete', '/search/stored-searches')
    assert.deepEqual(await textsOf(reader.firm.owner.id), ['pensión'])
  })

  test('require a firm member, the CSRF token and an existing source to be cleared', async ({ client, assert }) => {
    const reader = await lawyer(client)
    await reader.search('q=pensión')
    ;(await reader.submit('delete', '/search/stored-searches/nadie')).assertStatus(404)
    ;(await (await readerOf(client, null, null)).delete('/search/stored-searches')).assertStatus(401)
    ;(
      await (await readerOf(client, await person({ type: 'client' }), null)).delete('/search/stored-searches')
    ).assertStatus(403)
    const forged = await reader.delete('/search/stored-searches').header('x-csrf-token', 'forged')
    forged.assertStatus(403)
    assert.deepEqual(await textsOf(reader.firm.owner.id), ['pensión'])
  })
})
