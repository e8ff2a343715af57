import { test } from '@japa/runner'
import { aRequest, onEveryEngine } from './engines.js'

onEveryEngine('Search filters and lists', (bed) => {
  test('combine values of one filter with OR and filters with AND, and count what is listed', async ({ assert }) => {
    await bed.index(
      { facets: { materia: ['civil', 'mercantil'], anio: ['2023'] } },
      { facets: { materia: ['penal'], anio: ['2023'] } },
      { facets: { materia: ['civil'], anio: ['2024'] } }
    )
    const filters = { materia: ['civil', 'penal'], anio: ['2023'] }
    const { total, facets } = await bed.search('', { filters, facets: ['materia', 'anio'] })
    assert.equal(total, 2)
    assert.deepEqual(facets, {
      materia: [
        { value: 'civil', count: 1 },
        { value: 'mercantil', count: 1 },
        { value: 'penal', count: 1 },
      ],
      anio: [{ value: '2023', count: 2 }],
    })
  })

  test('distinguish values by case, accents and blanks, and keep long ones whole', async ({ assert }) => {
    const long = `Tribunal Colegiado en Materia Administrativa ${'Ñandú '.repeat(60)}`
    const values = ['Civil', 'civil', 'CIVIL', 'cívil', ' civil ', 'a"b\\c', long]
    await bed.index(...values.map((value) => ({ facets: { organo: [value] } })))
    const { facets } = await bed.search('', { facets: ['organo'] })
    assert.sameMembers(
      facets.organo.map(({ value }) => value),
      values
    )
    for (const [place, value] of values.entries())
      assert.deepEqual(await bed.found('', { filters: { organo: [value] } }), [place + 1], value)
  })

  test('count all values, even beyond the limit of a server', async ({ assert }) => {
    const documents = Array.from({ length: 250 }, (_, number) => ({ facets: { organo: [`Juzgado ${number}`] } }))
    await bed.index(...documents)
    const { total, facets } = await bed.search('', { facets: ['organo'] })
    assert.deepEqual([total, facets.organo.length], [250, 250])
  })

  test('ignore unknown filters, match nothing for unknown values and return empty unknown facets', async ({
    assert,
  }) => {
    await bed.index({ facets: { materia: ['civil'] } })
    const { total, facets } = await bed.search('', { filters: { color: ['azul'], anio: [] }, facets: ['color'] })
    assert.deepEqual([total, facets], [1, { color: [] }])
    assert.deepEqual(await bed.found('', { filters: { materia: ['Civil'] } }), [])
  })

  test('accept any filter name', async ({ assert }) => {
    await bed.index({ facets: { año: ['2023'], tipoDeÓrgano: ['a'] } }, { facets: { año: ['2024'] } })
    const { facets } = await bed.search('', { facets: ['año', 'tipoDeÓrgano'] })
    assert.deepEqual(
      facets['año']!.map(({ value }) => value),
      ['2023', '2024']
    )
    assert.deepEqual(facets['tipoDeÓrgano'], [{ value: 'a', count: 1 }])
    assert.deepEqual(await bed.found('', { filters: { año: ['2024'] } }), [2])
    assert.deepEqual(await bed.found('año:2023'), [1])
  })

  test('accept a filter typed in the query text', async ({ assert }) => {
    await bed.index(
      { body: 'amparo', facets: { materia: ['Penal', 'Común'] } },
      { body: 'amparo', facets: { materia: ['Civil'] } },
      { body: 'amparo', facets: { organo: ['Primer Tribunal Colegiado del Décimo Circuito'] } }
    )
    assert.deepEqual(await bed.found('materia:comun amparo'), [1])
    assert.deepEqual(await bed.found('organo:"tribunal décimo"'), [3])
    assert.deepEqual(await bed.found('amparo -materia:penal'), [2, 3])
  })

  test('separate sources, and find nothing in an unknown one', async ({ assert }) => {
    await bed.index({ title: 'Amparo' }, { title: 'Amparo', source: 'scjn' })
    assert.deepEqual(await bed.found('amparo'), [1])
    assert.deepEqual(await bed.found('amparo', { source: 'scjn' }), [2])
    assert.deepInclude(await bed.search('amparo', { source: 'dof', facets: ['materia'] }), {
      total: 0,
      hits: [],
      facets: { materia: [] },
    })
  })

  test('sort by date, then highest id, undated last, without words and among equal scores', async ({ assert }) => {
    await bed.index(
      { id: 5, title: 'Amparo' },
      { id: 1, title: 'Amparo', publishedOn: '2023-03-03' },
      { id: 2, title: 'Amparo', publishedOn: '2024-03-03' },
      { id: 3, title: 'Amparo', publishedOn: '2023-03-03' },
      { id: 4, title: 'Amparo' }
    )
    for (const text of ['', 'amparo']) assert.deepEqual(await bed.listed(text), [2, 3, 1, 5, 4], text)
  })

  test('rank title matches above body matches, unless sorted by date', async ({ assert }) => {
    await bed.index(
      { title: 'Depósito', body: 'uno dos tres', publishedOn: '2020-01-01' },
      { title: 'Otro', body: 'uno dos tres cuatro cinco depósito', publishedOn: '2024-01-01' }
    )
    assert.deepEqual(await bed.listed('depósito'), [1, 2])
    assert.deepEqual(await bed.listed('depósito', { order: 'newest' }), [2, 1])
  })

  test('sort tiers in the order of their lists, with documents in none last', async ({ assert }) => {
    await bed.index(
      { body: 'amparo', tier: 'c', publishedOn: '2024-01-01' },
      { body: 'amparo', tier: 'Ámbito A', publishedOn: '2020-01-01' },
      { body: 'amparo', publishedOn: '2025-01-01' },
      { body: 'amparo', tier: 'b', publishedOn: '2021-01-01' },
      { body: 'amparo', tier: 'b2', publishedOn: '2022-01-01' }
    )
    const tiers = [['Ámbito A'], ['b', 'b2', 'Ámbito A']]
    assert.deepEqual(await bed.listed('amparo', { tiers }), [2, 5, 4, 3, 1])
    const pages = [1, 2, 3].map((page) => bed.search('amparo', { tiers, page, pageSize: 2 }))
    const [first, second, third] = await Promise.all(pages)
    assert.deepEqual(
      [first, second, third].map(({ hits, total }) => [total, ...hits.map(({ id }) => id)]),
      [
        [5, 2, 5],
        [5, 4, 3],
        [5, 1],
      ]
    )
    assert.deepEqual(
      first.hits.map(({ tier }) => tier),
      ['Ámbito A', 'b2']
    )
    const around = await bed.engine.neighbours({ ...aRequest('amparo'), tiers }, 4)
    assert.deepEqual(around, { previous: 5, next: 3, position: 3, total: 5 })
  })

  test('list and count only what came after a given id', async ({ assert }) => {
    await bed.index(...Array.from({ length: 5 }, () => ({ body: 'amparo', facets: { materia: ['civil'] } })))
    const { total, facets } = await bed.search('amparo', { afterId: 3, facets: ['materia'] })
    assert.deepEqual([total, facets.materia], [2, [{ value: 'civil', count: 2 }]])
    assert.deepEqual(await bed.found('', { afterId: 5 }), [])
  })

  test('page without gaps, and return an exact total beyond the last page', async ({ assert }) => {
    await bed.index(...Array.from({ length: 7 }, () => ({})))
    assert.deepEqual(await bed.listed('', { page: 2, pageSize: 3 }), [4, 3, 2])
    assert.deepEqual(await bed.listed('', { page: -4, pageSize: 3 }), [7, 6, 5])
    const beyond = await bed.search('', { page: 1_000_000_000 })
    assert.deepEqual([beyond.total, beyond.page, beyond.hits], [7, 1_000_000_000, []])
    const counted = await bed.search('', { pageSize: 0 })
    assert.deepEqual([counted.total, counted.hits], [7, []])
  })

  test('return every document once across all pages of alternatives', async ({ assert }) => {
    const bodies = ['penal', 'civil', 'penal civil', 'laboral', 'civil laboral']
    await bed.index(...Array.from({ length: 40 }, (_, number) => ({ body: bodies[number % bodies.length] })))
    const listed: number[] = []
    for (let page = 1; page <= 9; page++) listed.push(...(await bed.listed('penal OR civil', { page, pageSize: 4 })))
    assert.lengthOf(listed, 32)
    assert.lengthOf(new Set(listed), 32)
    const request = aRequest('penal OR civil')
    for (const place of [0, 1, 15, 30, 31]) {
      assert.deepEqual(await bed.engine.neighbours(request, listed[place]), {
        previous: listed[place - 1] ?? null,
        next: listed[place + 1] ?? null,
        position: place + 1,
        total: 32,
      })
    }
  })

  test('return the neighbours of a document in its result list', async ({ assert }) => {
    await bed.index(...[1, 2, 3, 4].map((number) => ({ facets: { materia: [number === 2 ? 'penal' : 'civil'] } })))
    const request = { ...aRequest(''), filters: { materia: ['civil'] } }
    assert.deepEqual(await bed.engine.neighbours(request, 3), { previous: 4, next: 1, position: 2, total: 3 })
    const none = { previous: null, next: null, position: null, total: 3 }
    assert.deepEqual(await bed.engine.neighbours(request, 2), none)
    assert.deepEqual(await bed.engine.neighbours(request, 99), none)
  })
})
