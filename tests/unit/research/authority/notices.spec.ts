import { test } from '@japa/runner'
import { noticesIn } from '#app/research/authority/notices'
import { treatmentIn } from '#app/research/authority/treatment'
import { lightOf, type Evidence } from '#app/research/authority/validity'

/** `status | key of what took its place | note`; invented. */
const NOTES = `
superseded | 1a./J. 995/2019 (10a.) | Nota: Esta tesis contendió en la contradicción de tesis 9312/2018 resuelta por la Primera Sala, de la que derivó la tesis jurisprudencial 1a./J. 995/2019 (10a.) de rubro: "FICTICIA."
superseded | | Nota: El criterio contenido en esta tesis fue abandonado al resolverse el amparo en revisión 9312/2018.
superseded | P./J. 994/2020 (10a.) | Esta tesis ha sido superada por la diversa P./J. 994/2020 (10a.).
interrupted | | Nota: Esta jurisprudencia quedó interrumpida al no alcanzar la mayoría calificada.
interrupted | | Nota: Por ejecutoria de 5 de marzo de 2020, esta jurisprudencia dejó de tener carácter obligatorio.
interrupted | | Nota: Esta tesis ya no se considera de aplicación obligatoria.
substituted | 2a./J. 993/2021 (11a.) | Nota: Por resolución de 4 de mayo de 2021 esta jurisprudencia fue sustituida por la tesis 2a./J. 993/2021 (11a.).
`
const SILENT = `
Nota: Esta tesis contendió en la contradicción de tesis 9312/2018, declarada inexistente.
Nota: Esta tesis es objeto de la denuncia relativa a la contradicción de criterios 9312/2024, pendiente de resolverse.
Nota: Esta tesis no ha sido superada ni modificada.
Nota: Esta jurisprudencia sigue siendo obligatoria sin que haya sido interrumpida.
Esta tesis se publicó el viernes 3 de julio de 2026 a las 10:15 horas en el Semanario Judicial de la Federación.
El plazo de la prescripción fue interrumpido por la demanda.
La prescripción queda interrumpida; esta tesis nada dice de ello.
`
const STANCES = `
interrupts | Nota: Esta tesis interrumpe el criterio sostenido en la diversa
abandons | Esta tesis abandona el criterio sostenido por la propia Sala en la tesis aislada
abandons | El presente criterio se aparta del sostenido en la jurisprudencia
substitutes | Esta jurisprudencia sustituye a la diversa
`
const NO_STANCES = `
La quejosa pide que se abandone el criterio de la tesis
Esta tesis no interrumpe el criterio de la diversa
Véase la tesis
Esta tesis interrumpe un plazo. En otro tema, véase la diversa
`
const lines = (table: string) => table.trim().split('\n')

test.group('Thesis status notes', () => {
  test('are parsed: {note}')
    .with(
      lines(NOTES).map((line) => {
        const [status, key, note] = line.split('|').map((part) => part.trim()) as [string, string, string]
        return { status, key, note }
      })
    )
    .run(({ assert }, { status, key, note }) => {
      assert.deepEqual(noticesIn([note]), [{ status, text: note, replacedBy: key ? [key] : [] } as never])
    })

  test('are not found in «{$self}»')
    .with(lines(SILENT))
    .run(({ assert }, note) => assert.deepEqual(noticesIn([note]), []))

  test('are read from another thesis: {line}')
    .with(lines(STANCES).map((line) => ({ line })))
    .run(({ assert }, { line }) => {
      const [stance, before] = line.split(' | ') as [string, string]
      assert.equal(treatmentIn(`${before} `), stance as never)
    })

  test('are not taken from a mere citation: {$self}')
    .with(lines(NO_STANCES))
    .run(({ assert }, before) => assert.isNull(treatmentIn(`${before} `)))
})

test.group('Validity status', () => {
  const evidence = (status: Evidence['status'], from: Evidence['from']): Evidence => ({
    status,
    from,
    text: null,
    document: null,
    on: null,
  })

  test('is unknown without evidence, never in force', ({ assert }) => {
    assert.deepEqual(lightOf([]), { status: 'unknown', isDerived: false, evidence: [] })
  })

  test('is that of the worst evidence and shows all of it', ({ assert }) => {
    const light = lightOf([
      evidence('standing', 'register'),
      evidence('reformed', 'reform'),
      evidence('interrupted', 'note'),
    ])
    assert.deepEqual([light.status, light.isDerived], ['interrupted', true])
    assert.deepEqual(
      light.evidence.map(({ status }) => status),
      ['interrupted', 'reformed', 'standing']
    )
  })

  test('is not derived where the source states it', ({ assert }) => {
    assert.isFalse(lightOf([evidence('standing', 'register')]).isDerived)
  })
})
