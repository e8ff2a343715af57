import { test } from '@japa/runner'
import { textIn } from '#app/core/validators/query'
import { matterFilters } from '#app/matters/domain/matter_filters'

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
  test('default to the usual list when empty', async ({ assert }) =>
    assert.deepEqual(await matterFilters.validate({}), DEFAULT_FILTERS as never))

  test('are all parsed', async ({ assert }) => {
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
    assert.deepEqual(await matterFilters.validate(query), {
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

  test('sort the agenda by next date, unless another order is requested', async ({ assert }) => {
    assert.containSubset(await matterFilters.validate({ view: 'timeline' }), { sort: 'next', descending: false })
    assert.containSubset(await matterFilters.validate({ view: 'timeline', sort: '-updated' }), {
      sort: 'updated',
      descending: true,
    })
  })

  test('apply a template field only with a value', async ({ assert }) => {
    assert.isNull((await matterFilters.validate({ field: 'folio' })).field)
    assert.isNull((await matterFilters.validate({ says: 'x' })).field)
    assert.isNull((await matterFilters.validate({ field: ['a'], says: { b: 1 } })).field)
  })

  test('sort ascending without a minus', async ({ assert }) =>
    assert.isFalse((await matterFilters.validate({ sort: 'number' })).descending))

  test('ignore unknown and malformed values', async ({ assert }) => {
    const shapes = ['', 'x', [], ['x'], {}, { a: 'b' }, null, 7, true, '-1', '1e9', 'toString', '__proto__']
    for (const shape of shapes) {
      const query = { status: shape, materia: shape, responsible: shape, archived: shape, sort: shape, page: shape }
      assert.deepEqual(await matterFilters.validate(query), DEFAULT_FILTERS as never, JSON.stringify(shape))
    }
  })

  test('accept repeated values in any order', async ({ assert }) => {
    const { status, responsible } = await matterFilters.validate({
      status: ['concluded', 'active,active'],
      responsible: ['2,2', '2'],
    })
    assert.deepEqual([status, responsible], [['active', 'concluded'], [2]] as never)
  })

  test('cut a search to two hundred characters', async ({ assert }) => {
    assert.lengthOf(textIn('x'.repeat(100_000)), 200)
    assert.equal(textIn(['x']), '')
  })

  test('limit the page from the first to the thousand millionth', async ({ assert }) => {
    const pages = []
    for (const page of ['0', '7', '999999999999999', '9'.repeat(30)])
      pages.push((await matterFilters.validate({ page })).page)
    assert.deepEqual(pages, [1, 7, 1_000_000_000, 1])
  })
})
