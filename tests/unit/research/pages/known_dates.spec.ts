import { test } from '@japa/runner'
import { decisionDate, knownDate } from '#app/research/reading/known_dates'

function record(kind: string, publishedOn: string | null, facts: Record<string, string> = {}) {
  const metadata = Object.entries(facts).map(([key, value]) => ({ key, value }))
  const documentType = { tesis: 'tesis', voto: 'voto' }[kind] ?? 'ejecutoria'
  return { kind, documentType, publishedOn, metadata }
}

test.group('Date of a document as far as it is known', () => {
  test('is a year when a thesis tells no more', ({ assert }) => {
    assert.equal(knownDate(record('tesis', '1941-01-01')), '1941')
    assert.equal(knownDate(record('tesis', '1941-01-01', { location: '[TA]; 5a. Época; S.J.F.; Tomo LXX' })), '1941')
  })

  test('is a month when a thesis tells no day', ({ assert }) => {
    assert.equal(knownDate(record('tesis', '1996-05-01')), '1996-05')
    const january = { location: '[J]; 9a. Época; S.J.F. y su Gaceta; Tomo III, Enero de 1996; Pág. 7' }
    assert.equal(knownDate(record('tesis', '1996-01-01', january)), '1996-01')
  })

  test('is a day when the record gives one, even the first of a month', ({ assert }) => {
    const publicationNote = 'Esta tesis se publicó el viernes 1 de octubre de 2021 a las 10:12 horas.'
    assert.equal(knownDate(record('tesis', '2021-10-01', { publicationNote })), '2021-10-01')
    assert.equal(knownDate(record('tesis', '2021-10-08')), '2021-10-08')
    assert.equal(knownDate(record('ley', '1997-01-01')), '1997-01-01')
    assert.isNull(knownDate(record('tesis', null)))
  })
})

test.group('Day of a ruling', () => {
  test('is that of its decision, never that of its publication', ({ assert }) => {
    assert.equal(decisionDate(record('ejecutoria', '2024-03-01', { decidedOn: '10 de enero de 2024' })), '2024-01-10')
    assert.isNull(decisionDate(record('ejecutoria', '2024-03-01')))
    assert.equal(decisionDate(record('engrose', '2024-03-01')), '2024-03-01')
    assert.isNull(decisionDate(record('tesis', '2024-03-01')))
  })
})
