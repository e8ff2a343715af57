import { test } from '@japa/runner'
import { forCourt } from '#app/research/asking/force'
import { bindingOf, type CourtKind, type ForCourt } from '#app/research/authority/binding'
import { bindsFrom } from '#app/research/authority/binding_date'
import { ALL_TIERS, tiersFor } from '#app/research/authority/tiers_for'

const NOW = '2026-11-20'
/** Between the reform of 2021 and that of 2025. */
const UNDER_2021 = '2024-05-01'
/** Under the text of 2013. */
const UNDER_2013 = '2018-05-01'

/** `source | court | circuit | region | day → binds | reason | part of the basis`. */
const TABLE = `
court.binding | district | 3 | CS | now | yes | binds | 217, párrafo primero (texto DOF 13-03-2025)
court.binding | collegiate | 3 | CS | now | yes | binds | 217, párrafo primero
court.binding | regional | - | CS | now | yes | binds | 217, párrafo primero
court.binding | appeal | 1 | - | now | yes | binds | 217, párrafo primero
court.binding | federal_labour | 5 | CN | now | yes | binds | 217, párrafo primero
court.binding | local | - | - | now | yes | binds | 217, párrafo primero
court.binding | administrative | - | - | now | yes | binds | 217, párrafo primero
court.binding | military | - | - | now | yes | binds | 217, párrafo primero
court.binding | court | - | - | now | no | ownRank | 217, párrafo primero
court.binding | chamber | - | - | 2021 | yes | binds | DOF 07-06-2021
court.binding | chamber | - | - | 2013 | yes | binds | DOF 02-04-2013
chamber.binding | district | 3 | CS | now | yes | binds | 217, párrafo primero
chamber.binding | collegiate | 3 | CS | now | yes | binds | 217, párrafo primero
chamber.binding | court | - | - | now | no | higherCourt | 217, párrafo primero
chamber.binding | chamber | - | - | 2021 | no | ownRank | DOF 07-06-2021
chamber.binding | circuit | 3 | - | 2013 | yes | binds | DOF 02-04-2013
regional.binding:CS | district | 3 | CS | now | yes | binds | 217, párrafo segundo (texto DOF 13-03-2025)
regional.binding:CS | collegiate | 3 | CS | now | yes | binds | 217, párrafo segundo
regional.binding:CS | local | 3 | CS | now | yes | binds | 217, párrafo segundo
regional.binding:CS | district | 5 | CN | now | no | otherRegion | 217, párrafo segundo
regional.binding:CS | regional | - | CS | now | no | ownRank | 217, párrafo segundo
regional.binding:CS | court | - | - | now | no | higherCourt | 217, párrafo segundo
regional.binding:CS | district | 9 | - | now | ? | placeUnknown | 217, párrafo segundo
regional.binding:CS | district | 3 | CS | 2021 | yes | binds | 217, párrafo tercero (texto DOF 07-06-2021)
circuit.binding:3 | district | 3 | CS | 2013 | yes | binds | 217, párrafo segundo (texto DOF 02-04-2013)
circuit.binding:3 | collegiate | 3 | CS | 2013 | yes | binds | 217, párrafo segundo
circuit.binding:3 | circuit | 3 | - | 2013 | no | ownRank | 217, párrafo segundo
circuit.binding:3 | district | 5 | CN | 2013 | no | otherCircuit | 217, párrafo segundo
circuit.binding:3 | district | 3 | CS | now | yes | formerPleno | texto DOF 02-04-2013
circuit.binding:3 | regional | - | CS | now | no | higherCourt | texto DOF 02-04-2013
collegiate.binding:3 | district | 3 | CS | now | yes | binds | 217, párrafo tercero (texto DOF 13-03-2025)
collegiate.binding:3 | appeal | 3 | CS | now | yes | binds | 217, párrafo tercero
collegiate.binding:3 | local | 3 | CS | now | yes | binds | 217, párrafo tercero
collegiate.binding:3 | district | 5 | CN | now | no | otherCircuit | 217, párrafo tercero
collegiate.binding:3 | collegiate | 3 | CS | now | no | ownRank | 217, párrafo tercero
collegiate.binding:3 | regional | - | CS | now | no | higherCourt | 217, párrafo tercero
collegiate.binding:3 | district | 3 | CS | 2021 | yes | binds | 217, párrafo cuarto (texto DOF 07-06-2021)
collegiate.binding:3 | district | 3 | CS | 2013 | yes | binds | 217, párrafo tercero (texto DOF 02-04-2013)
collegiate.binding | district | 3 | CS | now | ? | placeUnknown | 217, párrafo tercero
court.isolated | district | 3 | CS | now | no | isolated | 217
collegiate.isolated:3 | district | 3 | CS | now | no | isolated | 217
court.ruling | district | 3 | CS | now | ? | undated | 222 y 223, en el texto del día de la sentencia
court.ruling | district | 3 | CS | 2013 | no | ruling | transitorio décimo primero
collegiate.ruling:3 | district | 3 | CS | now | no | ruling | 217
court.opinion | district | 3 | CS | now | no | opinion | 217
`

const DAYS: Record<string, string> = { 'now': NOW, '2021': UNDER_2021, '2013': UNDER_2013 }
const rows = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [tier, kind, circuit, region, day, binds, reason, basis] = line.split(' | ') as string[]
    const court = {
      kind: kind as CourtKind,
      circuit: circuit === '-' ? null : Number(circuit),
      region: region === '-' ? null : (region as 'CN'),
    }
    return {
      line,
      tier: tier!,
      court,
      on: DAYS[day!]!,
      binds: { yes: true, no: false }[binds!] ?? null,
      reason,
      basis: basis!,
    }
  })

test.group('Binding jurisprudencia', () => {
  test('follows the rule: {line}')
    .with(rows)
    .run(({ assert }, { tier, court, on, binds, reason, basis }) => {
      const found = bindingOf(tier, court, on)
      assert.deepEqual([found.binds, found.reason], [binds, reason])
      assert.include(found.basis, basis)
    })

  test('binds from the Monday given in its publication note', ({ assert }) => {
    const note =
      'Esta tesis se publicó el viernes 03 de julio de 2026 a las 10:15 horas en el Semanario Judicial de la Federación y, por ende, se considera de aplicación obligatoria a partir del lunes 06 de julio de 2026, para los efectos previstos en el punto octavo del Acuerdo General Plenario 7/2025 (12a.).'
    const source = { tier: 'court.binding', bindsFrom: bindsFrom(note) }
    assert.equal(source.bindsFrom, '2026-07-06')
    const district: ForCourt = { kind: 'district', circuit: 3 }
    assert.equal(bindingOf(source, district, '2026-07-05').reason, 'notYet')
    assert.isTrue(bindingOf(source, district, '2026-07-06').binds)
  })

  test('has no binding date when the note gives none', ({ assert }) => {
    for (const note of [
      null,
      '',
      'Esta tesis se publicó el viernes 2 de octubre de 2026 a las 10:12 horas en el Semanario Judicial de la Federación.',
      'obligatoria a partir del lunes 31 de febrero de 2026',
    ])
      assert.isNull(bindsFrom(note))
    assert.equal(
      bindsFrom('se considera de aplicación obligatoria a partir del martes 2 de mayo de 2023'),
      '2023-05-02'
    )
    assert.equal(bindsFrom('se consideran de aplicación obligatoria a partir del 1o. de mayo de 2021'), '2021-05-01')
  })

  for (const [tier, decidedOn, binds, reason, votes, basis] of [
    ['court.ruling', '2026-02-03', null, 'dependsOnVotes', 6, 'artículo 222 (texto DOF 13-03-2025)'],
    ['court.ruling', '2025-08-12', null, 'dependsOnVotes', 8, 'transitorio segundo del decreto DOF 13-03-2025'],
    ['chamber.ruling', '2025-08-06', null, 'dependsOnVotes', 4, 'transitorio segundo del decreto DOF 13-03-2025'],
    ['court.ruling', '2023-01-08', null, 'dependsOnVotes', 8, 'artículo 222 (texto DOF 07-06-2021)'],
    ['chamber.ruling', '2023-01-08', null, 'dependsOnVotes', 4, 'artículo 223 (texto DOF 07-06-2021)'],
    ['chamber.ruling', '2021-05-12', null, 'precedentUnverified', undefined, 'por verificar'],
    ['chamber.ruling', '2020-01-08', false, 'ruling', undefined, 'transitorio décimo primero'],
  ] as const)
    test(`of a ${tier} of ${decidedOn} follows the text in force on that day`, ({ assert }) => {
      const found = bindingOf({ tier, decidedOn }, { kind: 'district', circuit: 3 }, NOW)
      assert.deepEqual([found.binds, found.reason, found.votes], [binds, reason, votes])
      assert.include(found.basis, basis)
    })

  test('of older jurisprudencia rests on the transitory provisions that keep it in force', ({ assert }) => {
    const of = (publishedOn: string) =>
      bindingOf({ tier: 'court.binding', publishedOn }, { kind: 'district', circuit: 3 }, NOW)
    assert.deepInclude(of('1998-05-01'), { binds: true, reason: 'unlessOpposed' })
    assert.match(of('1998-05-01').basis, /transitorio sexto \(DOF 02-04-2013\) y transitorio décimo/)
    assert.deepInclude(of('2018-05-01'), { binds: true, reason: 'binds' })
    assert.match(of('2018-05-01').basis, /DOF 13-03-2025\); transitorio décimo del decreto DOF 07-06-2021$/)
    assert.notInclude(of('2024-05-01').basis, 'transitorio')
  })

  test('of a former pleno de circuito names the text by which it was made and what keeps it in force', ({ assert }) => {
    const of = (publishedOn: string | null, on = NOW) =>
      bindingOf({ tier: 'circuit.binding:3', publishedOn }, { kind: 'district', circuit: 3 }, on)
    const text = 'Ley de Amparo, artículo 217, párrafo segundo (texto DOF 02-04-2013)'
    assert.deepEqual(
      [of('2018-05-01'), of('2022-05-01'), of(null)],
      [
        `${text}; transitorio décimo del decreto DOF 07-06-2021`,
        `${text}; transitorio primero, fracción II, del decreto DOF 07-06-2021`,
        text,
      ].map((basis) => ({ binds: true, reason: 'formerPleno' as const, basis }))
    )
    assert.deepEqual(of('2018-05-01', UNDER_2013), { binds: true, reason: 'binds', basis: text })
  })

  test('of a regional plenum is not certain where the region of the circuit was not verified', ({ assert }) => {
    const of = (circuit: number, subject: string | null) =>
      bindingOf('regional.binding:CN', forCourt({ kind: 'district', circuit, subject }), NOW)
    assert.deepInclude(of(5, null), { binds: true, reason: 'binds' })
    assert.deepInclude(of(3, null), { binds: false, reason: 'otherRegion' })
    assert.deepInclude(of(4, 'Administrativa'), { binds: true, reason: 'binds' })
    assert.deepInclude(of(4, 'Penal'), { binds: null, reason: 'regionUnverified' })
    assert.include(of(16, null).basis, 'por verificar en los Acuerdos Generales 67/2022 y 38/2023 del CJF')
    assert.deepInclude(of(1, null), { binds: null, reason: 'placeUnknown' })
  })

  test('is uncertain before the law of 2013', ({ assert }) => {
    assert.deepInclude(bindingOf('court.binding', { kind: 'district' }, '2010-01-01'), {
      binds: null,
      reason: 'earlierLaw',
    })
  })
})

test.group('Binding force ranking for a court', () => {
  test('contains every tier once', ({ assert }) => {
    for (const court of [
      { kind: 'district', circuit: 3, region: 'CS' },
      { kind: 'court' },
      { kind: 'local' },
    ] as ForCourt[])
      assert.sameMembers(tiersFor(court, NOW).flat(), [...ALL_TIERS])
  })

  test('ranks what binds a district court of the third circuit first', ({ assert }) => {
    assert.deepEqual(tiersFor({ kind: 'district', circuit: 3, region: 'CS' }, NOW).slice(0, 7), [
      ['court.binding'],
      ['chamber.binding'],
      ['regional.binding:CS'],
      ['circuit.binding:3'],
      ['collegiate.binding:3'],
      ['court.ruling'],
      ['chamber.ruling'],
    ])
  })

  test('never ranks non-binding above binding decisions', ({ assert }) => {
    for (const circuit of [1, 3, 16, 32])
      for (const kind of ['district', 'collegiate', 'local'] as const) {
        const court: ForCourt = { kind, circuit, region: 'CN' }
        const force = tiersFor(court, NOW).map((tiers) => bindingOf(tiers[0]!, court, NOW).binds === true)
        assert.deepEqual(
          force,
          [...force].sort((one, other) => Number(other) - Number(one))
        )
      }
  })

  test('ranks isolated theses of the own circuit above those of others', ({ assert }) => {
    const order = tiersFor({ kind: 'district', circuit: 3 }, NOW)
    const at = (tier: string) => order.findIndex((tiers) => tiers.includes(tier))
    assert.isBelow(at('collegiate.isolated:3'), at('collegiate.isolated:4'))
    assert.isBelow(at('court.isolated'), at('collegiate.isolated:3'))
    assert.isBelow(at('collegiate.isolated:3'), at('court.opinion'))
  })
})
