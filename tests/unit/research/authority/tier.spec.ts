import { test } from '@japa/runner'
import { circuitNamed, circuitOfRoman } from '#app/research/authority/circuits'
import { tierOf } from '#app/research/authority/tier'

const COURT = 'Suprema Corte de Justicia de la Nación'

/** `type | instances | number | court → tier`. */
const TABLE = `
Jurisprudencia | ${COURT}, Pleno | P./J. 4/2022 (11a.) | | court.binding
Jurisprudencia | ${COURT} | P./J. 4/2026 (12a.) | | court.binding
Jurisprudencia | ${COURT}, Segunda Sala | 2a./J. 36/2018 (10a.) | | chamber.binding
Aislada | ${COURT}, Primera Sala | 1a. CCCXX/2014 (10a.) | | chamber.isolated
Aislada | ${COURT}, Tercera Sala | | | chamber.isolated
Jurisprudencia | Plenos Regionales | PR.A.C.CN. J/27 A (12a.) | | regional.binding:CN
Jurisprudencia | Plenos Regionales | | Pleno Regional en Materia Penal de la Región Centro-Sur | regional.binding:CS
Jurisprudencia | Plenos de Circuito | PC.III.P. J/1 K (10a.) | | circuit.binding:3
Jurisprudencia | Tribunales Colegiados de Circuito | XVII.1o.C.T. J/4 | | collegiate.binding:17
Aislada | Tribunales Colegiados de Circuito | III.7o.A.2 K (12a.) | | collegiate.isolated:3
Aislada | Tribunales Colegiados de Circuito | (II Región)4o.3 A (10a.) | | collegiate.isolated
Aislada | Tribunales Colegiados de Circuito | | Segundo Tribunal Colegiado del Décimo Noveno Circuito | collegiate.isolated:19
Aislada | Tribunales Colegiados de Circuito | | TRIBUNAL COLEGIADO DEL DECIMO CIRCUITO | collegiate.isolated:10
Aislada | Tribunales Colegiados de Circuito | | | collegiate.isolated
Aislada | | P. I/2015 | | null
Rara | ${COURT} | | | null
`

test.group('Document tier', () => {
  test('is derived: {line}')
    .with(
      TABLE.trim()
        .split('\n')
        .map((line) => ({ line }))
    )
    .run(({ assert }, { line }) => {
      const [type, instances, number, court, tier] = line.split('|').map((one) => one.trim()) as string[]
      const document = {
        documentType: 'tesis',
        facets: { tipo: [type!], instancia: instances ? instances.split(', ') : [], numero: number ? [number] : [] },
        metadata: [{ key: 'court', value: court! }],
      }
      assert.equal(String(tierOf(document)), tier)
    })

  test('exists for rulings and votes, but not for laws', ({ assert }) => {
    const facets = { instancia: [COURT, 'Primera Sala'], tipo: ['Amparo en revisión'] }
    assert.equal(tierOf({ documentType: 'ejecutoria', facets }), 'chamber.ruling')
    assert.equal(tierOf({ documentType: 'voto', facets }), 'chamber.opinion')
    assert.isNull(tierOf({ documentType: 'ley', facets: {} }))
  })

  test('of a ruling without its organ is read from its last words, and is unknown where they tell none', ({
    assert,
  }) => {
    const of = (body: string, publishedOn = '2025-08-06') =>
      tierOf({ documentType: 'ejecutoria', facets: { instancia: [COURT] }, publishedOn, body })
    const quoted = `Sirve de apoyo lo que resolvió la Primera Sala de la ${COURT}, en sesión de 2019.`
    assert.equal(of(`${quoted}\nAsí lo resolvió el Pleno de la ${COURT} por unanimidad.`), 'court.ruling')
    assert.equal(of(`Así lo resolvió la Segunda Sala de la ${COURT}, por mayoría de tres votos.`), 'chamber.ruling')
    assert.equal(
      of(`La Primera Sala de la ${COURT}, en sesión de hoy, emite la siguiente sentencia.`),
      'chamber.ruling'
    )
    assert.isNull(of(quoted))
    assert.equal(of(quoted, '2025-09-01'), 'court.ruling')
  })

  test('recognises circuits in Roman numerals and in words', ({ assert }) => {
    assert.deepEqual(['I', 'XIX', 'XXXII', 'XXXIII', 'IIII'].map(circuitOfRoman), [1, 19, 32, null, null])
    const named = {
      'Tribunal Colegiado del Primer Circuito': 1,
      'Primer Tribunal Colegiado en Materia Civil del Tercer Circuito': 3,
      'del Décimo Primer Circuito': 11,
      'DEL DECIMOTERCER CIRCUITO.': 13,
      'del Vigésimo Circuito': 20,
      'del Vigésimo Séptimo Circuito': 27,
      'del Trigésimo Segundo Circuito': 32,
      'Pleno de la Suprema Corte': null,
    }
    for (const [court, circuit] of Object.entries(named)) assert.equal(circuitNamed(court), circuit, court)
  })
})
