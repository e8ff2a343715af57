import { test } from '@japa/runner'
import { COURT, courtKey } from '#app/transfers/records/choices/courts'
import { RESPONSIBLE, TEAM } from '#app/transfers/records/choices/people'
import { inferMateria } from '#app/transfers/records/choices/materia_words'
import { stateNamed } from '#app/transfers/records/choices/places'
import { chosenValue } from '#app/transfers/records/choices/value_field'
import { CLIENT_ROLE, CLIENT_TYPE, MATERIA, STATUS, TAX_REGIME } from '#app/transfers/records/choices/words'
import type { ImportContext } from '#app/transfers/records/import_field'

const context = (more: Partial<ImportContext> = {}): ImportContext => ({
  language: 'es',
  people: [
    { id: 7, name: 'Diego Robles Mata', email: 'drobles@despacho.example' },
    { id: 8, name: 'Olga Dueñas', email: 'odm@despacho.example' },
    { id: 9, name: 'Olga Ríos', email: 'rios@despacho.example' },
  ],
  courts: ['Juzgado Quinto de lo Civil', 'Juzgado Décimo Segundo de lo Familiar'],
  stages: [],
  options: {},
  choices: {},
  template: null,
  mayArchive: true,
  today: '2026-11-22',
  ...more,
})

test.group('Values of a file', () => {
  test('stand for a branch of law, a status and a role', ({ assert }) => {
    const of = (texts: string[], guess: (text: string) => string | null) => texts.map(guess)
    assert.deepEqual(
      of(
        [
          'Administrativo',
          'MERCANTIL',
          'Familia',
          'Ejecutivo mercantil',
          'Juicio de nulidad',
          'Tax',
          'Despido',
          'Otros',
          'Fam.',
          'LAB',
          'Admvo.',
          'Zapato',
        ],
        (text) => MATERIA.guess(text, context())
      ),
      [
        'administrative',
        'commercial',
        'family',
        'commercial',
        'administrative',
        'tax',
        'labor',
        'other',
        'family',
        'labor',
        'administrative',
        null,
      ]
    )
    assert.deepEqual(
      of(
        ['En trámite', 'ACTIVO', 'Terminado', 'Archivado', 'En pausa', 'Archivo provisional', 'Susp.', 'Sentencia'],
        (text) => STATUS.guess(text, context())
      ),
      ['active', 'active', 'concluded', 'concluded', 'suspended', 'suspended', 'suspended', null]
    )
    assert.deepEqual(
      of(['Actor', 'Demandada', 'a la parte actora', 'Quejoso', 'Tercero interesado', 'Vecino'], (text) =>
        CLIENT_ROLE.guess(text, context())
      ),
      ['plaintiff', 'defendant', 'plaintiff', 'complainant', 'interested_third_party', null]
    )
    assert.deepEqual(
      of(['PM', 'Física', 'Moral', 'x'], (text) => CLIENT_TYPE.guess(text, context())),
      ['business', 'person', 'business', null]
    )
    assert.equal(TAX_REGIME.guess('601 General de Ley', context()), '601')
    assert.equal(inferMateria('Juzgado Segundo de lo Familiar'), 'family')
  })

  test('stand for a person when only one can be meant', ({ assert }) => {
    const guess = (text: string) => RESPONSIBLE.guess(text, context())
    for (const text of [
      'Lic. Diego',
      'DIEGO ROBLES',
      'Mtro. Diego Robles',
      'D. Robles',
      'DRM',
      'drobles',
      'DROBLES@despacho.example',
    ])
      assert.equal(guess(text), '7', text)
    assert.equal(guess('Olga Duenas'), '8')
    for (const text of ['Olga', 'Toño', 'Lic.', 'R. Mora']) assert.isNull(guess(text), text)
    assert.deepEqual(TEAM.split!('Diego, Olga Ríos y Eva; DRM'), ['Diego', 'Olga Ríos', 'Eva', 'DRM'])
  })

  test('stand for a state by its short forms and cities', ({ assert }) => {
    const texts = [
      'Cd. de México',
      'CDMX',
      'D.F.',
      'Edo. Méx.',
      'N.L.',
      'Monterrey, N.L.',
      'Qro.',
      'Q. Roo',
      'Jal',
      'Mérida, Yuc.',
      'Marte',
    ]
    assert.deepEqual(texts.map(stateNamed), [
      'Ciudad de México',
      'Ciudad de México',
      'Ciudad de México',
      'México',
      'Nuevo León',
      'Nuevo León',
      'Querétaro',
      'Quintana Roo',
      'Jalisco',
      'Yucatán',
      null,
    ])
  })

  test('stand for a court of the firm however its number is written', ({ assert }) => {
    for (const text of ['Juzg. 5o Civil', 'JUZGADO 5° DE LO CIVIL', 'Juzgado quinto civil'])
      assert.equal(COURT.guess(text, context()), 'Juzgado Quinto de lo Civil', text)
    assert.equal(COURT.guess('Juzgado 12 Familiar', context()), 'Juzgado Décimo Segundo de lo Familiar')
    assert.isNull(COURT.guess('Juzgado Sexto de lo Civil', context()))
    assert.notEqual(courtKey('Juzgado Vigésimo Primero Civil'), courtKey('Juzgado Vigésimo Civil'))
  })

  test('stand for what a person chose, if that is still there', ({ assert }) => {
    const choices = {
      responsible: { 'lic. diego': '8', 'tono': '99', 'el jefe': '' },
      court: { quinto: 'Juzgado Quinto de lo Civil' },
    }
    const chosen = context({ choices })
    assert.equal(chosenValue(RESPONSIBLE, 'Lic. Diego', chosen), '8')
    assert.isNull(chosenValue(RESPONSIBLE, 'El jefe', chosen), 'nobody, on purpose')
    assert.isUndefined(chosenValue(RESPONSIBLE, 'Toño', chosen), 'who left the firm is nobody’s choice')
    assert.equal(chosenValue(COURT, 'Quinto', chosen), 'Juzgado Quinto de lo Civil')
    assert.equal(chosenValue(COURT, 'Otro juzgado', chosen), 'Otro juzgado')
    assert.equal(chosenValue(COURT, 'constructor', chosen), 'constructor', 'no word is a choice by accident')
    assert.isUndefined(chosenValue(RESPONSIBLE, '__proto__', chosen))
  })
})
