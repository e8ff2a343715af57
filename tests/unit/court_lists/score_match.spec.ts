import { test } from '@japa/runner'
import { compareNames } from '#app/court_lists/domain/compare_names'
import { courtLikeness } from '#app/court_lists/domain/court_likeness'
import { fingerprintOf } from '#app/court_lists/domain/fingerprint'
import { scoreMatch } from '#app/court_lists/domain/score_match'
import { suggestedResolution } from '#app/court_lists/domain/suggest'
import { readList } from '#app/court_lists/parsing/read_list'
import { linesOfHtml } from '#app/court_lists/parsing/lines'
import { publishedLists } from '#tests/helpers/published_lists'

const COURT = 'Juzgado Tercero de lo Civil de Guadalajara'
const row = { caseKey: '123/2026', court: COURT, courtId: null, parties: 'Juana Peñaloza vs Molinos Ficticios' }
const matter = { caseKey: '123/2026', court: COURT, courtId: null, names: ['Juana Penaloza Ochoa'] }

test.group('Proposals of matters for rows of lists', () => {
  test('compares {0} with {1}: {2}')
    .with<[string | null, string | null, string][]>([
      ['Juzgado 3° Civil', COURT, 'likely'],
      ['JUZGADO TERCERO DE LO CIVIL DE GUADALAJARA', COURT, 'same'],
      ['Juzgado Décimo Segundo Civil', 'Juzgado 12 Civil', 'same'],
      ['Juzgado Vigésimo Quinto de lo Familiar', 'Juzgado 25o de lo Familiar', 'same'],
      ['Juzgado Segundo Civil', COURT, 'different'],
      ['Sala Regional del Golfo', COURT, 'different'],
      [null, COURT, 'unknown'],
    ])
    .run(({ assert }, [one, other, likeness]) => assert.equal(courtLikeness(one, other), likeness))

  test('compares names without accents, forms of companies and order', ({ assert }) => {
    assert.equal(compareNames('MOLINOS FICTICIOS SA DE CV VS X', ['Molinos Ficticios, S.A. de C.V.']).named, 'found')
    assert.equal(compareNames('OCHOA PENALOZA JUANA', ['Juana Peñaloza Ochoa']).named, 'found')
    assert.equal(compareNames('Pedro Ruiz vs Eva Paz', ['Juana Peñaloza Ochoa']).named, 'missing')
    assert.equal(compareNames('Juana Ruiz vs Eva Paz', ['Juana Peñaloza Ochoa']).named, 'missing')
    assert.equal(compareNames('***** vs *****', ['Juana Peñaloza Ochoa']).named, 'unknown')
    assert.equal(compareNames(null, ['Juana']).named, 'unknown')
  })

  test('says why, and marks what is uncertain', ({ assert }) => {
    assert.deepEqual(scoreMatch(row, matter), { score: 100, isUncertain: false, reasons: ['number', 'court', 'names'] })
    const near = scoreMatch({ ...row, caseKey: '132/2026' }, matter)
    assert.deepEqual(near, { score: 50, isUncertain: true, reasons: ['near_number', 'court', 'names'] })
    assert.isTrue(scoreMatch({ ...row, parties: 'Luz vs Mar' }, matter)!.isUncertain)
    assert.isTrue(scoreMatch({ ...row, court: null, parties: null }, matter)!.isUncertain)
  })

  test('proposes nothing for another court, other people or a number that is far', ({ assert }) => {
    assert.isNull(scoreMatch({ ...row, court: 'Juzgado Segundo Civil', parties: null }, matter))
    assert.isNull(scoreMatch({ ...row, court: null, parties: 'Luz Ruiz vs Mar Paz' }, matter))
    assert.isNull(scoreMatch({ ...row, caseKey: '132/2026', parties: 'Luz Ruiz vs Mar Paz' }, matter))
    assert.isNull(scoreMatch({ ...row, caseKey: '777/2026' }, matter))
    assert.isNull(scoreMatch({ ...row, courtId: 1 }, { ...matter, courtId: 2, names: [] }))
    assert.isNull(scoreMatch(row, { ...matter, caseKey: null }))
  })

  test('finds the matters of sixty lists and proposes no other', ({ assert }) => {
    let [right, wrong, missed] = [0, 0, 0]
    for (const list of publishedLists(63)) {
      const read = readList(list.isHtml ? linesOfHtml(list.text) : list.text)
      const rows = read.rows.map((each) => ({ ...each, courtId: null }))
      const [first] = list.cases
      const own = { caseKey: first!.key, court: list.court, courtId: null, names: [first!.parties.split(' VS ')[0]!] }
      const elsewhere = { ...own, court: 'Juzgado Nonagésimo de lo Penal', names: ['Nadie Inventado'] }
      const found = rows.filter((each) => scoreMatch(each, own))
      right += found.filter(({ caseKey }) => caseKey === first!.key).length
      missed += found.some(({ caseKey }) => caseKey === first!.key) ? 0 : 1
      wrong += found.filter((each) => each.caseKey !== first!.key && !scoreMatch(each, own)!.isUncertain).length
      wrong += rows.filter((each) => scoreMatch(each, elsewhere)).length
    }
    assert.equal(missed, 0)
    assert.isAtLeast(right / (right + wrong), 0.99)
  })

  test('knows a row again however it is laid out', ({ assert }) => {
    const told = { ...{ kind: 'agreement' as const, day: '2026-03-12', time: null, suffix: '' }, ...row }
    const one = fingerprintOf({ ...told, synthesis: 'Se admite la demanda.' })
    assert.equal(one, fingerprintOf({ ...told, court: COURT.toUpperCase(), synthesis: '  se ADMITE la demanda' }))
    assert.notEqual(one, fingerprintOf({ ...told, day: '2026-03-13', synthesis: 'Se admite la demanda.' }))
  })

  test('suggests what the words of a row open', ({ assert }) => {
    const said = (proceeding: string, synthesis: string) =>
      suggestedResolution({ caseNumber: '1/2026', proceeding, synthesis })?.resolution ?? null
    assert.equal(said('Amparo indirecto', 'Se previene a la quejosa'), 'prevention')
    assert.equal(said('Ordinario mercantil', 'se ordena emplazar a la demandada'), 'commercial_claim')
    assert.isNull(said('Sucesorio', 'Agréguese'))
    assert.isNull(suggestedResolution({ caseNumber: '1/2026', proceeding: 'Amparo', synthesis: null }))
  })
})
