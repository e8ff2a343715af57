import { test } from '@japa/runner'
import { citationsOf, quoted, writCitation } from '#app/research/reading/citation_forms'

const COURT = 'Suprema Corte de Justicia de la Nación'

/** An invented thesis; `facts` are what its source tells of it. */
const thesis = (citation: string, facts: Record<string, string>) => ({
  documentType: 'tesis' as const,
  title: 'PENSIÓN «PROVISIONAL». PROCEDE DE OFICIO.',
  citation,
  metadata: Object.entries(facts).map(([key, value]) => ({ key, value })),
})

const CHAMBER = thesis(
  'Tesis: 1a./J. 990/2023 (11a.), Gaceta del Semanario Judicial de la Federación, Undécima Época, Libro 26, junio de 2023, Tomo III, página 99234, registro digital 91000001.',
  {
    registration: '91000001',
    thesisNumber: '1a./J. 990/2023 (11a.)',
    thesisType: 'Jurisprudencia',
    epoch: 'Undécima Época',
    instance: COURT,
    court: 'Primera Sala',
    subjects: 'Civil, Constitucional',
    publication: 'Gaceta del Semanario Judicial de la Federación',
  }
)

const COLLEGIATE = thesis(
  'Tesis: I.9o.C.97 C, Semanario Judicial de la Federación y su Gaceta, Novena Época, Tomo VII, marzo de 1998, página 9905, registro digital 91000003.',
  {
    registration: '91000003',
    thesisNumber: 'I.9o.C.97 C',
    thesisType: 'Aislada',
    epoch: 'Novena Época',
    instance: 'Tribunales Colegiados de Circuito',
    court: 'Noveno Tribunal Colegiado en Materia Civil del Primer Circuito',
  }
)

const textOf = (document: Parameters<typeof citationsOf>[0], form: string) =>
  citationsOf(document).find((one) => one.form === form)?.text

test.group('Citation forms of a thesis', () => {
  test('name the organ and say whether it is jurisprudencia', ({ assert }) => {
    assert.equal(
      writCitation(CHAMBER),
      'Primera Sala de la Suprema Corte de Justicia de la Nación, jurisprudencia 1a./J. 990/2023 (11a.), Gaceta del Semanario Judicial de la Federación, Undécima Época, Libro 26, junio de 2023, Tomo III, página 99234, registro digital 91000001.'
    )
    assert.match(
      writCitation(COLLEGIATE),
      /^Noveno Tribunal Colegiado en Materia Civil del Primer Circuito, tesis aislada I\.9o\.C\.97 C, /
    )
  })

  test('leave a citation that names both as its source gives it', ({ assert }) => {
    const citation = `Jurisprudencia de la Cuarta Sala de la ${COURT}, Informe 1971, Séptima Época, página 9916.`
    assert.equal(writCitation(thesis(citation, { court: 'Cuarta Sala', instance: COURT })), citation)
  })

  test('call the heading título y subtítulo since the Décima Época, in Mexican quotation marks', ({ assert }) => {
    assert.match(
      textOf(CHAMBER, 'rubro')!,
      /registro digital 91000001, de título y subtítulo: “PENSIÓN ‘PROVISIONAL’\. PROCEDE DE OFICIO”\.$/
    )
    assert.match(textOf(COLLEGIATE, 'rubro')!, /, de rubro: “PENSIÓN/)
    assert.equal(quoted('«uno» y “dos”'), '“‘uno’ y ‘dos’”')
  })

  test('give the record of the Semanario line by line', ({ assert }) => {
    assert.deepEqual(textOf(CHAMBER, 'record')!.split('\n'), [
      'Registro digital: 91000001',
      'Instancia: Primera Sala',
      'Undécima Época',
      'Materia(s): Civil, Constitucional',
      'Tesis: 1a./J. 990/2023 (11a.)',
      'Fuente: Gaceta del Semanario Judicial de la Federación. Libro 26, Junio de 2023, Tomo III, página 99234',
      'Tipo: Jurisprudencia',
    ])
    assert.include(textOf(COLLEGIATE, 'record')!, 'Instancia: Tribunales Colegiados de Circuito')
  })
})
