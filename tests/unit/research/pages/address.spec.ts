import { test } from '@japa/runner'
import fc from 'fast-check'
import { daysWithin } from '#app/research/asking/days'
import { engineFilters } from '#app/research/asking/engine_request'
import { queryStringOf, searchAddress } from '#app/research/asking/address'
import { signatureOf, type SearchQuery } from '#app/research/asking/search_query'
import { findSource } from '#app/research/sources'
import { readSearch } from '#app/research/validators/search'
import * as browser from '../../../../inertia/features/research/address.js'

const scjn = (await findSource('scjn'))!
const read = (query: string) => readSearch(scjn, query).query
const pathless = (address: string) => address.split('?')[1]!

const word = fc
  .string({ minLength: 1, maxLength: 30, unit: 'grapheme' })
  .map((text) => read(`q=${encodeURIComponent(text)}`).text)
const values = fc.array(word.filter(Boolean), { minLength: 1, maxLength: 4 }).map((list) => [...new Set(list)].sort())
const year = fc.option(fc.integer({ min: 1800, max: 2100 }), { nil: null })
const years = fc
  .tuple(year, year)
  .map(([from, to]) => browser.yearValues({ from, to }))
  .filter((list) => list.length > 0)

/** In which order, and whether without synonyms: what is as it comes is not said. */
const manner = fc.record(
  { order: fc.constantFrom('relevance', 'newest', 'force'), synonyms: fc.constant(false as const) },
  { requiredKeys: [] }
)

/** Any search that an address can say. */
const asked: fc.Arbitrary<SearchQuery> = fc
  .record({
    text: word,
    page: fc.integer({ min: 1, max: 1_000_000_000 }),
    filters: fc.record(
      { epoca: values, tipo: values, materia: values, año: years, numero: values.map(([one]) => [one!]) },
      { requiredKeys: [] }
    ),
  })
  .chain((search) => manner.map((how) => ({ ...search, ...how, source: 'scjn' })))

test.group('Search addresses', () => {
  test('preserve the query exactly', ({ assert }) => {
    fc.assert(fc.property(asked, (search) => assert.deepEqual(read(queryStringOf(search)), search)))
  })

  test('are written alike by browser and server', ({ assert }) => {
    fc.assert(fc.property(asked, (search) => assert.equal(browser.searchAddress(search), searchAddress(search))))
  })

  test('are stable after being read and written', ({ assert }) => {
    const name = fc.constantFrom(
      'q',
      'page',
      'materia',
      'materia[]',
      'año',
      'numero',
      'documentType',
      'nadie',
      'orden',
      'sinonimos'
    )
    const pair = fc.tuple(name, fc.string({ unit: 'binary', maxLength: 40 })).map(([key, value]) => `${key}=${value}`)
    fc.assert(
      fc.property(
        fc.array(pair, { maxLength: 8 }).map((pairs) => pairs.join('&')),
        (query) => {
          const once = read(query)
          assert.deepEqual(read(queryStringOf(once)), once)
        }
      )
    )
  })

  test('accept Spanish names and values with and without escapes', ({ assert }) => {
    const filters = { materia: ['Común'], año: ['1990-2001'] }
    assert.deepEqual(read('materia=Común&año=1990-2001').filters, filters)
    assert.deepEqual(read('materia=Com%C3%BAn&a%C3%B1o=1990-2001').filters, filters)
    assert.deepEqual(read('an%CC%83o=1990-2001&materia=Comu%CC%81n').filters, filters)
    assert.equal(queryStringOf({ text: '', filters }), 'materia=Com%C3%BAn&a%C3%B1o=1990-2001')
  })

  test('have a form for the empty query', ({ assert }) => {
    assert.equal(searchAddress({ source: 'scjn', text: '', filters: {} }), '/search/b-search/scjn?q=')
    assert.isFalse(readSearch(scjn, 'q=').isBare)
    assert.isTrue(readSearch(scjn, '').isBare)
  })

  test('identify a search regardless of page and order of filters', ({ assert }) => {
    const one = { text: 'amparo', filters: { materia: ['Civil', 'Penal'], tipo: ['Aislada'] } }
    const other = { text: 'amparo', filters: { tipo: ['Aislada'], materia: ['Penal', 'Civil'] } }
    assert.equal(signatureOf(one), signatureOf(other))
    assert.notEqual(signatureOf(one), signatureOf({ ...one, text: 'Amparo' }))
    assert.notEqual(signatureOf(one), signatureOf({ ...one, filters: { materia: ['Civil', 'Penal'] } }))
    assert.match(signatureOf(one), /^[0-9a-f]{64}$/)
  })
})

test.group('Dates and flags in search addresses', () => {
  const cjf = {
    ...scjn,
    filters: [
      { name: 'fechaSentencia', label: { es: '', en: '' }, type: 'date' as const },
      { name: 'is_abrogated', label: { es: '', en: '' }, type: 'flag' as const, defaults: ['false'] },
    ],
  }
  const filtersOf = (query: string) => readSearch(cjf, query).query.filters

  const DAYS: [typed: string, read: string[] | undefined][] = [
    ['2020-01-01..2024-12-31', ['2020-01-01..2024-12-31']],
    ['2024-12-31..2020-01-01', ['2020-01-01..2024-12-31']],
    ['2020-01-01..', ['2020-01-01..']],
    ['..2020-01-01', ['..2020-01-01']],
    ['2020-02-29', ['2020-02-29..2020-02-29']],
    ['2021-02-29', undefined],
    ['2020-13-01..2021-01-01', undefined],
    ['..', undefined],
    ['ayer', undefined],
    ['2020', undefined],
  ]
  for (const [typed, expected] of DAYS)
    test(`read «${typed}» as ${expected?.join() ?? 'no range of days'}`, ({ assert }) =>
      assert.deepEqual(filtersOf(`fechaSentencia=${typed}`).fechaSentencia, expected))

  test('write a range the same way in the browser and expand it for the engine', ({ assert }) => {
    const days = { from: '2024-02-28', to: '2024-03-01' }
    assert.deepEqual(browser.dayValues(days), ['2024-02-28..2024-03-01'])
    assert.deepEqual(browser.daysOf(browser.dayValues(days)), days)
    assert.deepEqual(daysWithin(days), ['2024-02-28', '2024-02-29', '2024-03-01'])
    assert.includeMembers(daysWithin({ from: null, to: '2024-03-01' }), ['1917-02-05', '2024-03-01'])
    assert.notInclude(daysWithin({ from: null, to: '2024-03-01' }), '2024-03-02')
    assert.deepEqual(browser.dayValues({ from: null, to: null }), [])
  })

  test('have yes or no for a flag and omit the default', ({ assert }) => {
    assert.deepEqual(filtersOf('is_abrogated=true'), { is_abrogated: ['true'] })
    assert.deepEqual(filtersOf('is_abrogated=true&is_abrogated=false'), { is_abrogated: ['false', 'true'] })
    assert.deepEqual(filtersOf('is_abrogated=false'), {})
    assert.deepEqual(filtersOf('is_abrogated=quizá'), {})
    assert.deepEqual(engineFilters(cjf, {}), { is_abrogated: ['false'] })
  })
})

test.group('Filter selection in the browser', () => {
  const materia = { name: 'materia', defaults: [] }
  const documentType = { name: 'documentType', defaults: ['tesis', 'voto', 'ejecutoria'] }
  const start: SearchQuery = { source: 'scjn', text: 'amparo', filters: {}, page: 7 }

  test('adds a value to the others and returns to the first page', ({ assert }) => {
    const penal = browser.withValue(start, materia, 'Penal', true)
    const both = browser.withValue(penal, materia, 'Civil', true)
    assert.deepEqual(both, { ...start, filters: { materia: ['Civil', 'Penal'] }, page: 1 })
    assert.deepEqual(browser.withValue(both, materia, 'Civil', false).filters, { materia: ['Penal'] })
    assert.deepEqual(browser.withValue(penal, materia, 'Penal', false).filters, {})
  })

  test('lists the remaining defaults when one is removed and nothing when all are back', ({ assert }) => {
    const without = browser.withValue(start, documentType, 'tesis', false)
    assert.deepEqual(without.filters, { documentType: ['ejecutoria', 'voto'] })
    assert.deepEqual(browser.withValue(without, documentType, 'tesis', true).filters, {})
    assert.deepEqual(browser.chosenValues(without, documentType), ['ejecutoria', 'voto'])
    assert.deepEqual(browser.chosenValues(start, documentType), documentType.defaults)
  })

  test('produces an address that the server reads as intended at every step', ({ assert }) => {
    const step = fc.tuple(
      fc.constantFrom(materia, documentType),
      fc.constantFrom('Civil', 'Penal', 'tesis', 'voto', 'ejecutoria'),
      fc.boolean()
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const end = steps.reduce(
          (search, [filter, value, chosen]) => browser.withValue(search, filter, value, chosen),
          start
        )
        assert.deepEqual(read(pathless(browser.searchAddress(end))).filters, end.filters)
      })
    )
  })

  test('accepts years open at either end, single or reversed', ({ assert }) => {
    for (const [range, value] of [
      [{ from: 1990, to: 2001 }, '1990-2001'],
      [{ from: 2001, to: 1990 }, '1990-2001'],
      [{ from: 1990, to: null }, '1990-'],
      [{ from: null, to: 2001 }, '-2001'],
      [{ from: 2001, to: 2001 }, '2001'],
    ] as const)
      assert.deepEqual(browser.yearValues(range), [value])
    assert.deepEqual(browser.yearValues({ from: null, to: null }), [])
    assert.deepEqual(browser.yearsOf(['1990-']), { from: 1990, to: null })
    assert.deepEqual(browser.yearsOf(['2001']), { from: 2001, to: 2001 })
    assert.deepEqual(browser.yearsOf(), { from: null, to: null })
  })
})
