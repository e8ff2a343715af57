import { test } from '@japa/runner'
import { placeInList } from '../../../inertia/features/matters/list_trail.js'

const LIST = '/law-firm/files/list'
const stored = JSON.stringify({ address: `${LIST}?status=active`, ids: [7, 3, 9] })

test.group('Neighbours of a matter', () => {
  test('are those of the list that was seen last, with the way back to it', ({ assert }) => {
    const way = { address: `${LIST}?status=active` }
    assert.deepEqual(placeInList(3, stored), { ...way, position: { at: 2, of: 3 }, previous: 7, next: 9 })
    assert.deepEqual(placeInList(7, stored), { ...way, position: { at: 1, of: 3 }, previous: null, next: 3 })
    assert.deepEqual(placeInList(9, stored), { ...way, position: { at: 3, of: 3 }, previous: 3, next: null })
  })

  test('are unknown for a matter of another list and in a new tab', ({ assert }) => {
    const nothing = { address: LIST, position: null, previous: null, next: null }
    assert.deepEqual(placeInList(4, stored), nothing)
    assert.deepEqual(placeInList(4, null), nothing)
  })
})
