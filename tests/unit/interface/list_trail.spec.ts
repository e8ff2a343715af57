import { test } from '@japa/runner'
import { pageAddress, placeInList } from '../../../inertia/features/matters/list/list_trail.js'

const LIST = '/law-firm/files/list'
const address = `${LIST}?status=active`
const storedOn = (page: number, total: number) =>
  JSON.stringify({ address, ids: [7, 3, 9], paging: { page, perPage: 3, total } })

test.group('Neighbours of a matter', () => {
  test('are those of the list that was seen last, with the way back to it', ({ assert }) => {
    const stored = storedOn(1, 3)
    assert.deepEqual(placeInList(3, stored), {
      address,
      position: { at: 2, of: 3 },
      previous: { id: 7 },
      next: { id: 9 },
    })
    assert.deepEqual(placeInList(7, stored), { address, position: { at: 1, of: 3 }, previous: null, next: { id: 3 } })
    assert.deepEqual(placeInList(9, stored), { address, position: { at: 3, of: 3 }, previous: { id: 3 }, next: null })
  })

  test('at the ends of a page are those of the pages beside it', ({ assert }) => {
    const stored = storedOn(2, 8)
    assert.deepEqual(placeInList(7, stored).previous, { page: 1 })
    assert.deepEqual(placeInList(9, stored).next, { page: 3 })
    assert.deepEqual(placeInList(9, stored).position, { at: 6, of: 8 })
    assert.isNull(placeInList(9, storedOn(3, 8)).next)
    assert.equal(pageAddress(address, 3), `${address}&page=3`)
    assert.equal(pageAddress(`${LIST}?page=2&columns=court,next`, 1), `${LIST}?page=1&columns=court,next`)
  })

  test('are unknown for a matter of another list and in a new tab', ({ assert }) => {
    const nothing = { address: LIST, position: null, previous: null, next: null }
    assert.deepEqual(placeInList(4, storedOn(1, 3)), nothing)
    assert.deepEqual(placeInList(4, null), nothing)
  })

  test('are unknown in a tab that an earlier release stored its list in', ({ assert }) => {
    const nothing = { address: LIST, position: null, previous: null, next: null }
    assert.deepEqual(placeInList(3, JSON.stringify({ address, ids: [7, 3, 9] })), nothing)
  })
})
