import { test } from '@japa/runner'
import { courtsOf, readDirectory } from '../directory.js'
import { organOf } from '../organ.js'
import { circuitNamed, CIRCUITS } from '../vocabulary.js'
import { gathered, site } from './site.js'

test.group('Federal court names', () => {
  test('parse as expected: {name}')
    .with([
      {
        name: 'Juzgado Noveno de Distrito de Amparo en Materia Penal en el Estado de Jalisco, con residencia en Puente Grande, Jalisco.',
        kind: 'Juzgado de Distrito',
        branches: ['Penal'],
        circuit: 'Tercer Circuito',
      },
      {
        name: 'Cuarto Tribunal Colegiado en Materias Administrativa y de Trabajo del Décimo Primer Circuito',
        kind: 'Tribunal Colegiado de Circuito',
        branches: ['Administrativa', 'Trabajo'],
        circuit: 'Décimo Primer Circuito',
      },
      {
        name: 'Primer Tribunal Colegiado de Apelación del Vigésimo Segundo Circuito',
        kind: 'Tribunal Colegiado de Apelación',
        branches: [],
        circuit: 'Vigésimo Segundo Circuito',
      },
      {
        name: 'Pleno Regional en Materia Civil de la Región Centro-Norte, con residencia en la Ciudad de México',
        kind: 'Pleno Regional',
        branches: ['Civil'],
        circuit: 'Primer Circuito',
      },
      {
        name: 'Juzgado Segundo de Distrito en Materias de Amparo Civil, Administrativo y de Trabajo y de Juicios Federales en el Estado de Puebla',
        kind: 'Juzgado de Distrito',
        branches: ['Civil', 'Administrativo', 'Trabajo'],
        circuit: 'Sexto Circuito',
      },
      {
        name: 'Juzgado Primero de Distrito Especializado en Concursos Mercantiles (01/02/2003 - 13/03/2016)',
        kind: 'Juzgado de Distrito',
        branches: ['Concursos Mercantiles'],
        circuit: undefined,
      },
      {
        name: 'Tribunal Laboral Federal de Asuntos Individuales en el Estado de Baja California Sur, con sede en La Paz',
        kind: 'Tribunal Laboral Federal',
        branches: [],
        circuit: 'Vigésimo Sexto Circuito',
      },
      {
        name: 'Juzgado Sexto de Distrito en Materia Penal en el Distrito Federal (01/08/2006 - 28/01/2016)',
        kind: 'Juzgado de Distrito',
        branches: ['Penal'],
        circuit: 'Primer Circuito',
      },
    ])
    .run(({ assert }, { name, kind, branches, circuit }) => {
      const organ = organOf(name)
      assert.deepEqual([organ.kind, organ.branches, organ.circuit[0]], [[kind], branches, circuit])
      assert.notMatch(organ.name, /[.)]$/)
    })

  test('tell the circuit by number or by name, in one word or two', ({ assert }) => {
    assert.lengthOf(CIRCUITS, 32)
    assert.equal(circuitNamed('11')?.state, 'Michoacán')
    assert.equal(circuitNamed('Decimoprimer Circuito')?.number, 11)
    assert.equal(circuitNamed('VIGÉSIMO PRIMER CIRCUITO')?.number, 21)
    assert.equal(circuitNamed('Vigésimo Circuito')?.number, 20)
    assert.deepEqual(
      [10, 11, 19, 20, 30, 32].map((number) => CIRCUITS[number - 1].portalCode),
      [10, 41, 39, 20, 30, 109]
    )
  })

  test('are read from a windows-1252 directory with unclosed options', ({ assert }) => {
    const html =
      '<select name="Organismo"><option value="0">Seleccione<option value="90101">Juzgado Décimo de Distrito<option value="90102">Tribunal Colegiado del Tercer Circuito</select>'
    assert.deepEqual(courtsOf(Buffer.from(html, 'latin1'), 3), [
      { circuit: 3, id: '90101', class: 'J', name: 'Juzgado Décimo de Distrito' },
      { circuit: 3, id: '90102', class: 'C', name: 'Tribunal Colegiado del Tercer Circuito' },
    ])
  })

  test('are requested for every circuit by its own code, and a circuit without courts is reported', async ({
    assert,
  }) => {
    const there = site({
      'Cir=41&': Buffer.from(
        '<select name="Organismo"><option value="90111">Juzgado Primero de Distrito</option></select>'
      ),
    })
    const failed: number[] = []
    const courts = await gathered(readDirectory(there, (circuit) => failed.push(circuit)))
    assert.deepEqual(
      courts.map(({ circuit }) => circuit),
      [11]
    )
    assert.lengthOf(failed, 31)
    assert.isTrue(there.asked.every((url) => url.includes('/circuitos.asp?Cir=')))
  })
})
