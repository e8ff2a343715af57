import { test } from '@japa/runner'
import { matterFiltersOf, searchOf } from '#app/matters/matter_filters'

const USUAL = {
  q: '',
  status: [],
  materia: [],
  responsible: [],
  archived: false,
  sort: 'updated',
  descending: true,
  page: 1,
}

test.group('What the address of the list says', () => {
  test('an empty address is the list as it usually is', ({ assert }) =>
    assert.deepEqual(matterFiltersOf({}), USUAL as never))

  test('everything that it may say is read', ({ assert }) => {
    const query = {
      q: ' galatea ',
      status: 'active,suspended',
      materia: 'tax',
      responsible: '3,7',
      archived: 'yes',
      sort: '-title',
      page: '4',
    }
    assert.deepEqual(matterFiltersOf(query), {
      q: 'galatea',
      status: ['active', 'suspended'],
      materia: ['tax'],
      responsible: [3, 7],
      archived: true,
      sort: 'title',
      descending: true,
      page: 4,
    })
  })

  test('an order without a minus goes up', ({ assert }) =>
    assert.isFalse(matterFiltersOf({ sort: 'number' }).descending))

  test('what is unknown or of the wrong shape is left out', ({ assert }) => {
    const shapes = ['', 'x', [], ['x'], {}, { a: 'b' }, null, 7, true, '-1', '1e9', 'toString', '__proto__']
    for (const shape of shapes) {
      const query = { status: shape, materia: shape, responsible: shape, archived: shape, sort: shape, page: shape }
      assert.deepEqual(matterFiltersOf(query), USUAL as never, JSON.stringify(shape))
    }
  })

  test('values may repeat and come in any order', ({ assert }) => {
    const { status, responsible } = matterFiltersOf({
      status: ['concluded', 'active,active'],
      responsible: ['2,2', '2'],
    })
    assert.deepEqual([status, responsible], [['active', 'concluded'], [2]] as never)
  })

  test('a search of any length is cut to two hundred characters', ({ assert }) => {
    assert.lengthOf(searchOf('x'.repeat(100_000)), 200)
    assert.equal(searchOf(['x']), '')
  })

  test('a page is at least the first and at most the thousand millionth', ({ assert }) => {
    const pages = ['0', '7', '999999999999999', '9'.repeat(30)].map((page) => matterFiltersOf({ page }).page)
    assert.deepEqual(pages, [1, 7, 1_000_000_000, 1])
  })
})
