import { test } from '@japa/runner'
import { initials, tint } from '../../../inertia/components/initials.js'
import { matching } from '../../../inertia/components/option_matching.js'
import { nextSelection, selectionState } from '../../../inertia/hooks/selection.js'

test.group('Avatars', () => {
  const names: [string, string][] = [
    ['Diego Arriaga Peña', 'DA'],
    ['María del Refugio Leyva Ontiveros', 'MR'],
    ['ángel ñúñez', 'ÁÑ'],
    ['Ibarra', 'I'],
    ['  «La Galatea»  ', 'LG'],
    ['Y. Zapata', 'YZ'],
    ['', '?'],
  ]
  test('the initials of {0} are {1}')
    .with(names)
    .run(({ assert }, [name, written]) => assert.equal(initials(name), written))

  test('the same person always has the same tint', ({ assert }) => {
    assert.equal(tint('usr_4821'), tint('usr_4821'))
  })

  test('many people are spread over the six tints', ({ assert }) => {
    const counts = new Map<number, number>()
    for (let id = 1; id <= 600; id++) counts.set(tint(String(id)), (counts.get(tint(String(id))) ?? 0) + 1)
    assert.sameMembers([...counts.keys()], [1, 2, 3, 4, 5, 6])
    assert.isTrue([...counts.values()].every((count) => count > 60))
  })
})

test.group('Options that answer what is typed', () => {
  const options = ['Juzgado Décimo', 'Sala Superior', 'Décimo Tribunal'].map((label) => ({ label }))
  const labels = (query: string) => matching(options, query).map(({ label }) => label)

  test('accents and capitals do not matter and those that begin with it come first', ({ assert }) => {
    assert.deepEqual(labels('DECIMO'), ['Décimo Tribunal', 'Juzgado Décimo'])
  })

  test('every word typed must be there, in any order', ({ assert }) => {
    assert.deepEqual(labels('decimo juz'), ['Juzgado Décimo'])
    assert.deepEqual(labels('decimo sala'), [])
  })

  test('with nothing typed all are offered', ({ assert }) => {
    assert.lengthOf(labels('  '), 3)
  })
})

test.group('Selection of rows', () => {
  const ids = [1, 2, 3, 4, 5]

  test('a press selects one and another press lets it go', ({ assert }) => {
    assert.deepEqual([...nextSelection(ids, new Set(), 2, null)], [2])
    assert.deepEqual([...nextSelection(ids, new Set([2]), 2, null)], [])
  })

  test('with shift everything between follows, in both directions', ({ assert }) => {
    assert.sameMembers([...nextSelection(ids, new Set([2]), 4, 2)], [2, 3, 4])
    assert.sameMembers([...nextSelection(ids, new Set([4]), 1, 4)], [1, 2, 3, 4])
    assert.sameMembers([...nextSelection(ids, new Set([1, 2, 3]), 3, 2)], [1])
  })

  test('a row that is no longer on the page does not stretch the selection', ({ assert }) => {
    assert.deepEqual([...nextSelection(ids, new Set(), 3, 99)], [3])
  })

  test('the box in the head says whether none, some or all are selected', ({ assert }) => {
    assert.deepEqual([selectionState(3, 0), selectionState(3, 1), selectionState(3, 3)], ['none', 'some', 'all'])
  })
})
