import { test } from '@japa/runner'
import fc from 'fast-check'
import { publishedDay } from '#app/research/search/index/entry'
import { FacetColumn } from '#app/research/search/index/facet_column'
import { ListCache } from '#app/research/search/matching/list_cache'
import { NewestOrder } from '#app/research/search/index/newest_order'
import { pageOf, pageSizeOf } from '#app/research/search/presenting/page'
import { Phrase } from '#app/research/search/words/phrase'
import { aroundKey, newestRankOf, pageOfKeys, resultKey } from '#app/research/search/presenting/result_keys'

test.group('Indexed dates', () => {
  test('are stored as days, and invalid ones as none')
    .with([
      ['1970-01-02', 1],
      ['2024-02-29T23:59:59-06:00', 19782],
      ['1917-02-05', -19323],
      ['ayer', null],
      ['2024-99-99', null],
      [null, null],
    ] as [string | null, number | null][])
    .run(({ assert }, [date, day]) => {
      assert.equal(publishedDay(date), day)
    })
})

test.group('Facet columns', () => {
  test('count documents for each of their values, by frequency and then by value', ({ assert }) => {
    const column = new FacetColumn(6)
    column.set(1, column.addSet(['civil', 'penal']))
    column.set(2, column.addSet(['penal']))
    column.set(3, column.addSet(['amparo']))
    column.set(4)
    assert.deepEqual(column.count(Uint32Array.of(1, 2, 3, 4, 5)), [
      { value: 'penal', count: 2 },
      { value: 'amparo', count: 1 },
      { value: 'civil', count: 1 },
    ])
  })

  test('can change the values of a slot and grow in slots and value sets', ({ assert }) => {
    const column = new FacetColumn(2)
    column.set(1, column.addSet(['civil']))
    column.reserve(10)
    for (let number = 0; number < 70_000; number++) column.addSet([`valor ${number}`])
    column.set(9, 1)
    column.set(1, column.addSet(['penal']))
    assert.deepEqual(column.count(Uint32Array.of(1, 9)), [
      { value: 'civil', count: 1 },
      { value: 'penal', count: 1 },
    ])
    column.reserve(20)
    assert.deepEqual(column.valuesOf(1), ['penal'])
  })

  test('test whether a slot has one of the values, exactly', ({ assert }) => {
    const column = new FacetColumn(4)
    column.set(1, column.addSet(['civil', 'penal']))
    column.set(2, column.addSet(['Civil']))
    const { numbers, accepted } = column.test(['civil', 'mercantil'])
    assert.deepEqual(
      [0, 1, 2, 3].map((slot) => accepted[numbers[slot]]),
      [0, 1, 0, 0]
    )
  })

  test('search words within one value, ignoring accents and case', ({ assert }) => {
    const column = new FacetColumn(4)
    column.set(1, column.addSet(['Undécima Época', 'Décima']))
    column.set(2, column.addSet(['Época', 'Undécima']))
    const { numbers, accepted } = column.testWords(['epoca', 'undecima'])
    assert.deepEqual(
      [0, 1, 2, 3].map((slot) => accepted[numbers[slot]]),
      [0, 1, 0, 0]
    )
  })
})

test.group('Result ordering', () => {
  test('sorts by date, then highest id, undated last, after any changes', () => {
    const change = fc.record({
      slot: fc.integer({ min: 1, max: 12 }),
      day: fc.integer({ min: 0, max: 3 }),
      live: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(fc.array(change, { maxLength: 6 }), { maxLength: 6 }), (batches) => {
        const days = new Map<number, number>()
        const live = new Set<number>()
        const order = new NewestOrder(
          (slot) => days.get(slot)!,
          (slot) => slot * 10
        )
        for (const batch of batches) {
          for (const { slot, day, live: isLive } of batch) {
            days.set(slot, day)
            if (isLive) live.add(slot)
            else live.delete(slot)
          }
          const changed = new Set(batch.map(({ slot }) => slot))
          order.update(
            changed,
            [...changed].filter((slot) => live.has(slot)),
            13
          )
        }
        const expected = [...live].sort((one, other) => days.get(other)! - days.get(one)! || other - one)
        return expected.join() === order.slots.join() && expected.every((slot, rank) => order.ranks[slot] === rank)
      })
    )
  })

  test('sorts by score and then date, both recoverable from the key', ({ assert }) => {
    assert.isAbove(resultKey(2, 90), resultKey(1, 0))
    assert.isAbove(resultKey(1500, 3), resultKey(1500, 4))
    assert.isAbove(resultKey(0, 8_000_000, 0), resultKey(2_000_000, 0, 1))
    assert.isAbove(resultKey(1500, 3, 255), resultKey(1500, 4, 255))
    assert.equal(newestRankOf(resultKey(1500, 7, 3)), 7)
  })

  test('returns any page of the sorted list', () => {
    const keys = fc.uniqueArray(fc.integer({ min: 0, max: 100_000 }), { maxLength: 700 })
    fc.assert(
      fc.property(keys, fc.nat(720), fc.nat(320), (list, offset, size) => {
        const sorted = [...list].sort((one, other) => other - one)
        return pageOfKeys(Float64Array.from(list), offset, size).join() === sorted.slice(offset, offset + size).join()
      })
    )
  })

  test('returns the neighbours in the sorted list', ({ assert }) => {
    const keys = Float64Array.of(5, 9, 1, 7)
    assert.deepEqual(aroundKey(keys, 7), { position: 2, previous: 9, next: 5 })
    assert.deepEqual(aroundKey(keys, 9), { position: 1, previous: null, next: 7 })
    assert.deepEqual(aroundKey(keys, 1), { position: 4, previous: 5, next: null })
  })

  test('corrects invalid page numbers and sizes', ({ assert }) => {
    assert.deepEqual([0, -3, 2.7, 1e9, Number.NaN, Infinity].map(pageOf), [1, 1, 2, 1e9, 1, 1])
    assert.deepEqual([0, -1, 25, 5_000, Number.NaN].map(pageSizeOf), [0, 0, 25, 100, 10])
  })
})

test.group('Phrase matching in a text', () => {
  const phrase = new Phrase(['juez', 'de', 'distrito'])

  test('ignores accents, case and punctuation between words', ({ assert }) => {
    assert.equal(phrase.endAt('el JUEZ, dé—Distrito.', 3), 20)
  })

  test('requires the same whole words and letters')
    .with(['juez distrito', 'juez de distritos', 'jueza de distrito', 'juez de', 'juéz den distrito'])
    .run(({ assert }, text) => {
      assert.equal(phrase.endAt(text, 0), -1)
    })
})

test.group('Cached query matches', () => {
  function matches(size: number) {
    return { slots: new Uint32Array(size) }
  }

  test('are evaluated once until the index changes', ({ assert }) => {
    const cache = new ListCache()
    let evaluations = 0
    const find = () => (evaluations++, matches(3))
    assert.strictEqual(cache.take('amparo', find), cache.take('amparo', find))
    cache.clear()
    cache.take('amparo', find)
    assert.equal(evaluations, 2)
  })

  test('drop the least recently used beyond the limit', ({ assert }) => {
    const cache = new ListCache()
    const evaluated: string[] = []
    const take = (key: string) => cache.take(key, () => (evaluated.push(key), matches(750_000)))
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) take(key)
    assert.deepEqual(evaluated, ['a', 'b', 'c', 'b'])
  })
})
