import { test } from '@japa/runner'
import { matterFiltersOf, searchOf } from '#app/matters/matter_filters'

const DEFAULT_FILTERS = {
  q: '',
  status: [],
  materia: [],
  responsible: [],
  stage: [],
  tag: '',
  court: '',
  client: 0,
  mine: false,
  private: false,
  field: null,
  archived: false,
  layout: 'list',
  by: 'stage',
  columns: [],
  saved: null,
  sort: 'updated',
  descending: true,
  page: 1,
}

test.group('Matter list filters in the address', () => {
  test('default to the usual list when empty', ({ assert }) =>
    assert.deepEqual(matterFiltersOf({}), DEFAULT_FILTERS as never))

  test('are all parsed', ({ assert }) => {
    const query = {
      q: ' galatea ',
      status: 'active,suspended',
      materia: 'tax',
      responsible: '3,7',
      stage: ['Pruebas, segunda', ' ', '-', 'Pruebas, segunda'],
      tag: ' Cobranza ',
      court: ' Juzgado A ',
      client: '12',
      mine: 'yes',
      private: 'yes',
      field: 'folio',
      says: 'A-1',
      archived: 'yes',
      view: 'kanban',
      by: 'status',
      columns: [],
      saved: null,
      sort: '-title',
      page: '4',
    }
    assert.deepEqual(matterFiltersOf(query), {
      q: 'galatea',
      status: ['active', 'suspended'],
      materia: ['tax'],
      responsible: [3, 7],
      stage: ['Pruebas, segunda', '-'],
      tag: 'Cobranza',
      court: 'Juzgado A',
      client: 12,
      mine: true,
      private: true,
      field: { key: 'folio', text: 'A-1' },
      archived: true,
      layout: 'kanban',
      by: 'status',
      columns: [],
      saved: null,
      sort: 'title',
      descending: true,
      page: 4,
    })
  })

  test('sort the agenda by next date, unless another order is requested', ({ assert }) => {
    assert.containSubset(matterFiltersOf({ view: 'timeline' }), { sort: 'next', descending: false })
    assert.containSubset(matterFiltersOf({ view: 'timeline', sort: '-updated' }), { sort: 'updated', descending: true })
  })

  test('apply a template field only with a value', ({ assert }) => {
    assert.isNull(matterFiltersOf({ field: 'folio' }).field)
    assert.isNull(matterFiltersOf({ says: 'x' }).field)
    assert.isNull(matterFiltersOf({ field: ['a'], says: { b: 1 } }).field)
  })

  test('sort ascending without a minus', ({ assert }) => assert.isFalse(matterFiltersOf({ sort: 'number' }).descending))

  test('ignore unknown and malformed values', ({ assert }) => {
    const shapes = ['', 'x', [], ['x'], {}, { a: 'b' }, null, 7, true, '-1', '1e9', 'toString', '__proto__']
    for (const shape of shapes) {
      const query = { status: shape, materia: shape, responsible: shape, archived: shape, sort: shape, page: shape }
      assert.deepEqual(matterFiltersOf(query), DEFAULT_FILTERS as never, JSON.stringify(shape))
    }
  })

  test('accept repeated values in any order', ({ assert }) => {
    const { status, responsible } = matterFiltersOf({
      status: ['concluded', 'active,active'],
      responsible: ['2,2', '2'],
    })
    assert.deepEqual([status, responsible], [['active', 'concluded'], [2]] as never)
  })

  test('cut a search to two hundred characters', ({ assert }) => {
    assert.lengthOf(searchOf('x'.repeat(100_000)), 200)
    assert.equal(searchOf(['x']), '')
  })

  test('limit the page from the first to the thousand millionth', ({ assert }) => {
    const pages = ['0', '7', '999999999999999', '9'.repeat(30)].map((page) => matterFiltersOf({ page }).page)
    assert.deepEqual(pages, [1, 7, 1_000_000_000, 1])
  })
})
