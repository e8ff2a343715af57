import { test } from '@japa/runner'
import { mapCase } from '#sources/cjf/cases/map_case'
import { agreementsOfCase } from '#sources/cjf/cases/agreements_of_case'
import type { Agreement, CaseFile } from '#sources/cjf/records'
import type { RawPage } from '#sources/contract/contract'

const agreement = (more: Partial<Agreement>): Agreement => ({
  ...{ number: '1', order: '1', decidedOn: null, publishedOn: null, notebook: '', summary: 'Agréguese.', text: null },
  link: null,
  ...more,
})

const documentWith = (agreements: Agreement[], more: Partial<CaseFile> = {}) =>
  mapCase(
    {
      ...{ kind: 'expediente', neun: '99000001', organId: '90101', court: 'Juzgado Primero de Distrito' },
      ...{ proceeding: 'Amparo Indirecto', number: '41/2026', occNumber: '', parties: 1, sections: [], rulings: [] },
      related: [],
      agreements,
      ...more,
    },
    { kind: 'expediente', url: 'https://example.com', context: {} } as RawPage
  )

test.group('Agreements of a case that a document tells', () => {
  test('reads back what was written', ({ assert }) => {
    const told = agreementsOfCase(
      documentWith([
        agreement({ decidedOn: '2026-03-17', publishedOn: '2026-03-18', notebook: 'Principal', text: 'Uno.\nDos.' }),
        agreement({ number: '2', decidedOn: '2026-04-01', notebook: 'Incidental' }),
        agreement({ number: '3' }),
      ])
    )
    assert.deepEqual(told, [
      { decidedOn: '2026-03-17', publishedOn: '2026-03-18', notebook: 'Principal', text: 'Uno.\nDos.' },
      { decidedOn: '2026-04-01', publishedOn: null, notebook: 'Incidental', text: 'Agréguese.' },
      { decidedOn: null, publishedOn: null, notebook: '', text: 'Agréguese.' },
    ])
  })

  test('ends the last one where the next part of the document begins', ({ assert }) => {
    const rulings = [{ neun: '99000001', enteredOn: '2026-05-04', topic: 'Aseguramiento', address: null }]
    const [told] = agreementsOfCase(documentWith([agreement({ decidedOn: '2026-03-17' })], { rulings }))
    assert.equal(told!.text, 'Agréguese.')
  })

  test('finds none in a case without any', ({ assert }) => {
    assert.deepEqual(agreementsOfCase(documentWith([])), [])
    assert.deepEqual(agreementsOfCase({ body: 'Texto', outline: null }), [])
  })
})
