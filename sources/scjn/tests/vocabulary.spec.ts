import { test } from '@japa/runner'
import { noteOf } from '../dating.js'
import { caseKindOf, epochOf, epochOn, instancesOf, isOnlyOfTheCourt, subjectsOf, thesisTypeOf } from '../vocabulary.js'

const COURT = 'Suprema Corte de Justicia de la Nación'

test.group('Supreme Court vocabulary', () => {
  test('recognises the época in «{text}»')
    .with([
      { text: 'Quinta Época', epoch: 'Quinta Época' },
      { text: 'SEXTA EPOCA', epoch: 'Sexta Época' },
      { text: '9a. Época', epoch: 'Novena Época' },
      { text: 'Décima Época', epoch: 'Décima Época' },
      { text: '10a. Época', epoch: 'Décima Época' },
      { text: 'undécima época', epoch: 'Undécima Época' },
      { text: 'Décima Primera Época', epoch: 'Undécima Época' },
      { text: 'Época: Duodécima Época', epoch: 'Duodécima Época' },
      { text: '12a', epoch: 'Duodécima Época' },
      { text: 'Época por venir', epoch: 'Época por venir' },
      { text: ' ', epoch: null },
    ])
    .run(({ assert }, { text, epoch }) => assert.equal(epochOf(text), epoch))

  test('assigns a ruling to the época of its date', ({ assert }) => {
    assert.equal(epochOn('2011-10-03'), 'Novena Época')
    assert.equal(epochOn('2011-10-04'), 'Décima Época')
    assert.equal(epochOn('2021-04-30'), 'Décima Época')
    assert.equal(epochOn('2025-08-31'), 'Undécima Época')
    assert.equal(epochOn('2025-09-01'), 'Duodécima Época')
    assert.isNull(epochOn('1850-01-01'))
  })

  test('normalises the instancia {instance} / {organ}')
    .with([
      { instance: COURT, organ: 'Primera Sala', files: [COURT, 'Primera Sala'] },
      { instance: COURT, organ: 'PLENO', files: [COURT, 'Pleno'] },
      { instance: 'Pleno', organ: '', files: [COURT, 'Pleno'] },
      { instance: 'Segunda Sala', organ: 'Segunda Sala', files: [COURT, 'Segunda Sala'] },
      { instance: COURT, organ: '', files: [COURT] },
      { instance: COURT, organ: 'Comisión de algo', files: [COURT] },
      {
        instance: 'Tribunales Colegiados de Circuito',
        organ: 'TRIBUNAL COLEGIADO DEL SEXTO CIRCUITO.',
        files: ['Tribunales Colegiados de Circuito'],
      },
      { instance: 'T.C.C.', organ: '', files: ['Tribunales Colegiados de Circuito'] },
      {
        instance: 'Plenos de Circuito',
        organ: 'PLENO EN MATERIA CIVIL DEL TERCER CIRCUITO.',
        files: ['Plenos de Circuito'],
      },
      {
        instance: 'Plenos Regionales',
        organ: 'PLENO REGIONAL EN MATERIA PENAL DE LA REGIÓN CENTRO-SUR',
        files: ['Plenos Regionales'],
      },
      { instance: 'Otra instancia', organ: '', files: ['Otra instancia'] },
      { instance: '', organ: '', files: [] },
    ])
    .run(({ assert }, { instance, organ, files }) => assert.deepEqual(instancesOf(instance, organ), files))

  test('recognises one of two thesis types, even from the localisation alone', ({ assert }) => {
    for (const type of ['Jurisprudencia', 'Tesis Jurisprudenciales', 'JURISPRUDENCIA'])
      assert.equal(thesisTypeOf(type, ''), 'Jurisprudencia')
    for (const type of ['Aislada', 'Tesis Aislada', 'Tesis Aisladas']) assert.equal(thesisTypeOf(type, ''), 'Aislada')
    assert.equal(thesisTypeOf('', ' [J]; 10a. Época'), 'Jurisprudencia')
    assert.equal(thesisTypeOf('', '[TA]; 10a. Época'), 'Aislada')
    assert.isNull(thesisTypeOf('', 'Informe 1969'))
  })

  test('spells materias consistently and without repetitions', ({ assert }) => {
    assert.deepEqual(subjectsOf(['COMUN', 'Común', 'Trabajo', 'penal', 'Electoral']), [
      'Común',
      'Laboral',
      'Penal',
      'Electoral',
    ])
  })

  test('takes the kind of case from the document address only when it is certain', ({ assert }) => {
    assert.equal(
      caseKindOf('https://www2.scjn.gob.mx/juridica/engroses/1/2024/10/2_1_1.pdf'),
      'Amparo directo en revisión'
    )
    assert.isNull(caseKindOf('https://www2.scjn.gob.mx/juridica/engroses/1/2024/77/2_1_1.pdf'))
    assert.isNull(caseKindOf(''))
  })

  test('identifies a ruling by number only for kinds of case that no other court numbers', ({ assert }) => {
    for (const key of ['amparo directo en revisión 1/2023', 'contradicción de tesis 293/2011'])
      assert.isTrue(isOnlyOfTheCourt(key))
    for (const key of ['amparo directo 1/2023', 'amparo en revisión 1/2023', 'contradicción de tesis 1/2013'])
      assert.isFalse(isOnlyOfTheCourt(key))
  })

  test('reads day and hour from a publication note, if it has them', ({ assert }) => {
    const note = 'Esta tesis se publicó el viernes 05 de junio de 2026 a las 10:15  horas  en el Semanario.'
    assert.deepEqual(noteOf(note), { date: '2026-06-05', words: 'viernes 5 de junio de 2026 a las 10:15 horas' })
    assert.isNull(noteOf('Esta tesis se publicó el viernes 35 de junio de 2026'))
    assert.isNull(noteOf(' '))
  })
})
