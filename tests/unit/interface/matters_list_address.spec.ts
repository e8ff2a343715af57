import { test } from '@japa/runner'
import { matterFilters } from '#app/matters/domain/matter_filters'
import { filterCount, listAddress, matterAddress, sortAddress } from '../../../inertia/features/matters/address.js'
import type { MatterFilters } from '../../../inertia/features/matters/address.js'

const LIST = '/law-firm/files/list'
const usual = (await matterFilters.validate({})) as MatterFilters

test.group('Matter list addresses', () => {
  test('are bare for the default list', ({ assert }) => assert.equal(listAddress(usual), LIST))

  test('are written by the browser as the server reads them', async ({ assert }) => {
    const filters: MatterFilters = {
      q: 'amparo & «La Galatea» 50%',
      status: ['active', 'suspended'],
      materia: ['tax'],
      responsible: [3, 7],
      stage: ['Pruebas, segunda', '-'],
      tag: 'Cobranza',
      court: 'Juzgado & Cía.',
      client: 12,
      mine: true,
      private: true,
      field: { key: 'folio', text: 'A-1' },
      archived: true,
      layout: 'kanban',
      by: 'status',
      columns: ['court', 'next'],
      saved: 4,
      sort: 'client',
      descending: false,
      page: 3,
    }
    const { searchParams } = new URL(listAddress(filters), 'https://foja.test')
    const query = { ...Object.fromEntries(searchParams), stage: searchParams.getAll('stage[]') }
    assert.deepEqual(await matterFilters.validate(query), filters as never)
  })

  test('return to the first page on a new sort order and reverse the current one', ({ assert }) => {
    assert.equal(sortAddress({ ...usual, page: 4 }, 'title'), `${LIST}?sort=title`)
    assert.equal(sortAddress({ ...usual, sort: 'title', descending: false }, 'title'), `${LIST}?sort=-title`)
    assert.equal(sortAddress(usual, 'number'), `${LIST}?sort=-number`)
    assert.equal(sortAddress(usual, 'updated'), `${LIST}?sort=updated`)
  })

  test('count filters by kind, apart from the search', ({ assert }) => {
    assert.equal(filterCount(usual), 0)
    assert.equal(
      filterCount({ ...usual, q: 'x', status: ['active', 'suspended'], responsible: [1], archived: true }),
      3
    )
  })

  test('distinguish the parts of a matter', ({ assert }) => {
    const page = '/law-firm/files/file-overview/7'
    assert.deepEqual(
      [matterAddress(7), matterAddress(7, 'research'), matterAddress(7, 'timeline', 60)],
      [page, `${page}?tab=research`, `${page}?tab=timeline&entries=60`]
    )
  })
})
