import { test } from '@japa/runner'
import { translate } from '#app/core/messages/catalogue'
import { conditionOn } from '#app/research/laws/condition'
import { textOriginOf } from '#app/research/laws/text_origin'
import { isPerhapsItsEnd } from '../../../../inertia/features/research/laws/listed_change.js'

const PROVISION = 'PRIMERO.- La presente Ley entrará en vigor al día siguiente de su publicación.'

function norm(facts: Record<string, string> = {}, { from = null, until = null, abrogated = 'false' } = {} as Ends) {
  const metadata = Object.entries(facts).map(([key, value]) => ({ key, value }))
  return { inForceFrom: from, inForceUntil: until, facets: { is_abrogated: [abrogated] }, metadata }
}
type Ends = { from?: string | null; until?: string | null; abrogated?: string }

test.group('Whether a norm is law on a day', () => {
  for (const [from, until, day, state] of [
    ['2013-04-03', null, '2026-11-21', 'inForce'],
    ['2013-04-03', null, '2013-04-03', 'inForce'],
    ['2013-04-03', null, '2013-04-02', 'notYet'],
    ['1936-01-10', '2013-04-03', '2013-04-03', 'ended'],
    ['1936-01-10', '2013-04-03', '2013-04-02', 'inForce'],
    [null, '2013-04-03', '2026-01-01', 'ended'],
    [null, null, '2026-01-01', 'unknown'],
  ] as const) {
    test(`${from ?? '?'} to ${until ?? '…'} on ${day}: ${state}`, ({ assert }) =>
      assert.equal(conditionOn(norm({}, { from, until }), day).state, state))
  }

  test('a law that its source calls abrogated is not in force, whatever its dates say', ({ assert }) => {
    const dates = { from: '2001-02-03', abrogated: 'true' }
    assert.deepInclude(conditionOn(norm({}, dates), '2026-01-01'), { state: 'abrogated', until: null })
    const later = conditionOn(norm({}, { ...dates, until: '2031-01-01' }), '2026-01-01')
    assert.deepInclude(later, { state: 'abrogated', until: null })
    const known = conditionOn(norm({}, { ...dates, until: '2020-01-01' }), '2026-01-01')
    assert.deepInclude(known, { state: 'abrogated', until: '2020-01-01' })
  })

  test('the status that a state gives its law counts', ({ assert }) => {
    assert.equal(conditionOn(norm({ status: 'Abrogada' }), '2026-01-01').state, 'abrogated')
    assert.equal(conditionOn(norm({ status: 'Vigente' }, { from: '2001-02-03' }), '2026-01-01').state, 'inForce')
  })

  test('a repealed article is said to be so, with a day only where one was read', ({ assert }) => {
    const repealed = { repealed: '5 de marzo de 2015' }
    assert.deepInclude(conditionOn(norm(repealed), '2026-01-01'), { state: 'repealed', until: null })
    const dated = norm(repealed, { from: '2001-02-03', until: '2015-04-04' })
    assert.deepInclude(conditionOn(dated, '2026-01-01'), { state: 'repealed', until: '2015-04-04' })
    assert.equal(conditionOn(dated, '2015-04-03').state, 'inForce')
  })

  test('carries the provision that says when it enters into force, dated or not', ({ assert }) => {
    const facts = { entryIntoForce: PROVISION }
    assert.deepInclude(conditionOn(norm(facts, { from: '2001-02-03' }), '2026-01-01'), { evidence: PROVISION })
    assert.deepInclude(conditionOn(norm(facts), '2026-01-01'), { state: 'unknown', evidence: PROVISION })
    assert.isNull(conditionOn(norm(), '2026-01-01').evidence)
  })
})

test.group('How the text of a norm came about', () => {
  const of = (kind: string, facts: Record<string, string>, versionOn: string | null = '2020-01-31') =>
    textOriginOf({
      kind,
      metadata: Object.entries(facts).map(([key, value]) => ({ key, value })),
      publishedOn: '2001-02-03',
      versionOn,
    })

  test('an article without notes reads as on the first day', ({ assert }) =>
    assert.deepEqual(of('articulo', {}), { how: 'original', on: '2001-02-03', isListed: false }))

  test('notes tell that it was added, reformed or repealed', ({ assert }) => {
    assert.deepEqual(of('articulo', { added: '5 de marzo de 2015' }), {
      how: 'added',
      on: '2015-03-05',
      isListed: false,
    })
    const reformed = { added: '5 de marzo de 2015', lastReform: '9 de septiembre de 2020' }
    assert.deepEqual(of('articulo', reformed), { how: 'reformed', on: '2020-09-09', isListed: false })
    assert.deepEqual(of('articulo', { ...reformed, repealed: '1 de enero de 2021' }), {
      how: 'repealed',
      on: '2021-01-01',
      isListed: false,
    })
    assert.deepEqual(of('articulo', { repealed: 'sin fecha en el texto' }), {
      how: 'repealed',
      on: null,
      isListed: false,
    })
  })

  test('says where only the listing tells the day', ({ assert }) => {
    const listed = { publishedAsListed: '3 de febrero de 2001' }
    assert.deepEqual(of('articulo', listed), { how: 'original', on: '2001-02-03', isListed: true })
  })

  test('recognises an added article in older data by its only note', ({ assert }) => {
    const facts = { lastReform: '5 de marzo de 2015', reforms: 'Artículo adicionado DOF 05-03-2015' }
    assert.deepEqual(of('articulo', facts), { how: 'added', on: '2015-03-05', isListed: false })
  })

  test('marks a law as reformed when its listing has a later change, and gives a thesis no origin', ({ assert }) => {
    assert.deepEqual(of('ley', {}), { how: 'reformed', on: '2020-01-31', isListed: true })
    assert.deepEqual(of('ley', {}, '2001-02-03'), { how: 'original', on: '2001-02-03', isListed: false })
    assert.isNull(of('tesis', {}))
  })
})

test.group('Words for the end of a law', () => {
  test('call its first day out of force the day on which it ceases, not its last day in force', ({ assert }) => {
    const ends = { from: '3 abr 2013', until: '1 abr 2027', date: '1 abr 2027' }
    assert.equal(translate('es', 'laws.condition.ends', ends), 'En vigor; deja de estarlo el 1 abr 2027')
    assert.equal(translate('en', 'laws.condition.ends', ends), 'In force; ceases to be on 1 abr 2027')
    assert.equal(
      translate('es', 'citations.evidence.ended', ends),
      'Dejó de estar en vigor el 1 abr 2027, según su fuente'
    )
    assert.equal(
      translate('en', 'citations.evidence.ended', ends),
      'Ceased to be in force on 1 abr 2027, according to its source'
    )
  })

  test('call no listed change a missing reform where it may be the decree that ended the law', ({ assert }) => {
    const behind = (ends: string) => translate('es', 'laws.behind', { date: '19 dic 2025', ends })
    assert.match(behind('no'), /^En este texto falta la última reforma: .*19 dic 2025/)
    assert.match(behind('yes'), /un cambio del 19 dic 2025 que este texto no contiene; puede ser el decreto/)
    assert.notMatch(behind('yes'), /reforma/)
    assert.isTrue(isPerhapsItsEnd({ state: 'abrogated', until: null }))
    assert.isTrue(isPerhapsItsEnd({ state: 'inForce', until: '2027-04-01' }))
    assert.isFalse(isPerhapsItsEnd({ state: 'inForce', until: null }))
    assert.isFalse(isPerhapsItsEnd({ state: 'repealed', until: '2012-11-30' }), 'an article ends without its law')
  })
})
