import { test } from '@japa/runner'
import { initials, tint } from '../../../inertia/components/display/initials.js'
import { pagesAround } from '../../../inertia/components/lists/pages_around.js'
import { matching } from '~/components/forms/choices/option_matching'
import { nextSelection, selectionState } from '../../../inertia/hooks/selection.js'

test.group('Avatar display', () => {
  const names: [string, string][] = [
    ['Diego Arriaga Peña', 'DA'],
    ['María del Refugio Leyva Ontiveros', 'MR'],
    ['ángel ñúñez', 'ÁÑ'],
    ['Ibarra', 'I'],
    ['  «La Galatea»  ', 'LG'],
    ['Y. Zapata', 'YZ'],
    ['', '?'],
  ]
  test('shows the initials {1} for {0}')
    .with(names)
    .run(({ assert }, [name, written]) => assert.equal(initials(name), written))

  test('gives the same person the same tint', ({ assert }) => {
    assert.equal(tint('usr_4821'), tint('usr_4821'))
  })

  test('gives people who joined one after the other different tints', ({ assert }) => {
    for (let id = 1; id < 50; id++) assert.notEqual(tint(String(id)), tint(String(id + 1)))
  })

  test('spreads many people over the six tints', ({ assert }) => {
    const counts = new Map<number, number>()
    for (let id = 1; id <= 600; id++) counts.set(tint(String(id)), (counts.get(tint(String(id))) ?? 0) + 1)
    assert.sameMembers([...counts.keys()], [1, 2, 3, 4, 5, 6])
    assert.isTrue([...counts.values()].every((count) => count > 60))
  })
})

test.group('Pages of a list', () => {
  test('are named: the first, the last and the neighbouring ones, and none of a single one', ({ assert }) => {
    assert.deepEqual(pagesAround(1, 1), [])
    assert.deepEqual(pagesAround(1, 2), [1, 2])
    assert.deepEqual(pagesAround(5, 40), [1, null, 4, 5, 6, null, 40])
    assert.deepEqual(pagesAround(3, 5), [1, 2, 3, 4, 5])
    assert.deepEqual(pagesAround(40, 40), [1, null, 39, 40])
  })
})

test.group('Combobox options', () => {
  const options = ['Juzgado Décimo', 'Sala Superior', 'Décimo Tribunal'].map((label) => ({ label }))
  const labels = (query: string) => matching(options, query).map(({ label }) => label)

  test('ignore accents and case and start with prefix matches', ({ assert }) => {
    assert.deepEqual(labels('DECIMO'), ['Décimo Tribunal', 'Juzgado Décimo'])
  })

  test('must contain every typed word, in any order', ({ assert }) => {
    assert.deepEqual(labels('decimo juz'), ['Juzgado Décimo'])
    assert.deepEqual(labels('decimo sala'), [])
  })

  test('are all shown without input', ({ assert }) => {
    assert.lengthOf(labels('  '), 3)
  })
})

test.group('Row selection', () => {
  const ids = [1, 2, 3, 4, 5]

  test('toggles a row by click', ({ assert }) => {
    assert.deepEqual([...nextSelection(ids, new Set(), 2, null)], [2])
    assert.deepEqual([...nextSelection(ids, new Set([2]), 2, null)], [])
  })

  test('extends over a range with Shift in both directions', ({ assert }) => {
    assert.sameMembers([...nextSelection(ids, new Set([2]), 4, 2)], [2, 3, 4])
    assert.sameMembers([...nextSelection(ids, new Set([4]), 1, 4)], [1, 2, 3, 4])
    assert.sameMembers([...nextSelection(ids, new Set([1, 2, 3]), 3, 2)], [1])
  })

  test('ignores a row that left the page as start of a range', ({ assert }) => {
    assert.deepEqual([...nextSelection(ids, new Set(), 3, 99)], [3])
  })

  test('shows none, some or all in the header checkbox', ({ assert }) => {
    assert.deepEqual([selectionState(3, 0), selectionState(3, 1), selectionState(3, 3)], ['none', 'some', 'all'])
  })
})
