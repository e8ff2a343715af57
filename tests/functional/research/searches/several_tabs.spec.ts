import { test } from '@japa/runner'
import { setLimitStore } from '#app/core/limits/rate_limiter'
import StoredSearch, { MAX_KEPT } from '#app/research/models/stored_search'
import { emptyDatabase } from '#tests/helpers/database'
import { engine } from './library.js'
import { lawyer } from './reader.js'

test.group('Searches in several tabs at once', (group) => {
  group.each.setup(async () => {
    await emptyDatabase()
    await (await engine()).clear()
    setLimitStore('memory')
    return emptyDatabase
  })

  test('are all answered and remembered once, at most twenty in all', async ({ client, assert }) => {
    const reader = await lawyer(client)
    const words = Array.from({ length: MAX_KEPT + 4 }, (_, number) => `palabra ${number}`)
    await Promise.all([...words, ...words].map((word) => reader.search(`q=${word}`)))
    const kept = await StoredSearch.query().where('userId', reader.firm.owner.id)
    assert.isAtLeast(kept.length, 1)
    assert.isAtMost(kept.length, MAX_KEPT)
    assert.lengthOf(new Set(kept.map(({ text }) => text)), kept.length)
  })

  test('do not block each other when people search for the first time', async ({ client, assert }) => {
    const readers = await Promise.all(Array.from({ length: 8 }, () => lawyer(client)))
    await Promise.all(readers.flatMap((reader) => ['uno', 'dos', 'tres'].map((word) => reader.search(`q=${word}`))))
    for (const { firm } of readers) assert.lengthOf(await StoredSearch.query().where('userId', firm.owner.id), 3)
  })

  test('count as one when they are the same', async ({ client, assert }) => {
    const reader = await lawyer(client)
    await Promise.all(Array.from({ length: 20 }, () => reader.search('q=amparo&materia=Civil')))
    assert.lengthOf(await StoredSearch.query().where('userId', reader.firm.owner.id), 1)
  })
})
