import { test } from '@japa/runner'
import { engineFilters, engineRequest } from '#app/research/asking/engine_request'
import { numberForms } from '#app/research/asking/number_forms'
import { readYears, yearsWithin } from '#app/research/asking/years'
import { findSource } from '#app/research/sources'
import { everyYear } from '../../../../inertia/features/research/filters/every_year.js'

const scjn = (await findSource('scjn'))!

test.group('Search engine request', () => {
  test('applies defaults until something else is chosen', ({ assert }) => {
    assert.deepEqual(engineFilters(scjn, {}), { documentType: ['tesis', 'voto', 'ejecutoria'] })
    assert.deepEqual(engineFilters(scjn, { documentType: ['voto'], materia: ['Civil'] }), {
      documentType: ['voto'],
      materia: ['Civil'],
    })
  })

  test('expands a range of years to every year', ({ assert }) => {
    assert.deepEqual(engineFilters(scjn, { año: ['1999-2001'] })['año'], ['1999', '2000', '2001'])
    assert.deepEqual(yearsWithin(readYears('2001')!), ['2001'])
    assert.include(yearsWithin(readYears('-1917')!), '1871')
    assert.include(yearsWithin(readYears('2020-')!), '2100')
  })

  test('ignores an invalid range of years', ({ assert }) => {
    for (const text of ['', '-', 'dos mil', '20', '20200', '2020-21', '1990-2000-2010'])
      assert.isNull(readYears(text), text)
  })

  test('asks for ten results per page and counts of all filters with values', ({ assert }) => {
    const request = engineRequest(scjn, { source: 'scjn', text: 'amparo', filters: {}, page: 3 })
    assert.containSubset(request, { text: 'amparo', page: 3, pageSize: 10 })
    assert.sameMembers(request.facets, ['documentType', 'epoca', 'tipo', 'instancia', 'materia', 'año'])
  })
})

test.group('Typed document numbers', () => {
  const EXPECTED: [typed: string, form: string][] = [
    ['1a./J. 45/2023 (11a.)', '1a./J. 45/2023 (11a.)'],
    ['1a/J 45/2023 (11a)', '1a./J. 45/2023 (11a.)'],
    ['1a./j. 45/2023', '1a./J. 45/2023'],
    ['p./j. 15/96', 'P./J. 15/96'],
    ['IV.2o.A.65 K (10a.)', 'IV.2o.A.65 K (10a.)'],
    ['iv.2o.a.65 k (10a.)', 'IV.2o.A.65 K (10a.)'],
    ['Registro digital: 2024494', '2024494'],
    ['2,024,494', '2024494'],
    [' 2024494 ', '2024494'],
    ['Amparo en revisión 93/2026', '93/2026'],
    ['93/2026', '93/2026'],
    ['lo que sea', 'lo que sea'],
  ]

  for (const [typed, form] of EXPECTED) {
    test(`are normalised: «${typed}» to «${form}»`, ({ assert }) => assert.include(numberForms(typed), form))
  }
})

test.group('Year histogram', () => {
  test('has no gaps and counts what a wider range would add', ({ assert }) => {
    const values = [
      { value: '2003', count: 2, more: 0 },
      { value: '2001', count: 0, more: 5 },
    ]
    assert.deepEqual(everyYear(values), [
      { year: 2001, count: 5 },
      { year: 2002, count: 0 },
      { year: 2003, count: 2 },
    ])
    assert.deepEqual(everyYear([]), [])
    assert.deepEqual(everyYear([{ value: 's/f', count: 1, more: 0 }]), [])
  })
})
