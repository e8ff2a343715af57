import { test } from '@japa/runner'
import { isCompany } from '#app/transfers/records/names/companies'
import { guessNameOrder, splitName, type NameOrder } from '#app/transfers/records/names/split_name'

const parts = (name: string, order: NameOrder = 'given') => Object.values(splitName(name, order))

test.group('Name of a person', () => {
  for (const [name, ...expected] of [
    ['Juan Pérez López', 'Juan', 'Pérez', 'López'],
    ['María del Carmen Pérez López', 'María del Carmen', 'Pérez', 'López'],
    ['Ma. de los Ángeles Ruiz de la Torre', 'Ma. de los Ángeles', 'Ruiz', 'de la Torre'],
    ['Juan de la Cruz Pérez Gómez', 'Juan de la Cruz', 'Pérez', 'Gómez'],
    ['Lic. José Luis Hernández Ruiz', 'José Luis', 'Hernández', 'Ruiz'],
    ['María Guadalupe Hernández', 'María Guadalupe', 'Hernández', null],
    ['Luis San Martín Ortega y Gasset', 'Luis', 'San Martín', 'Ortega y Gasset'],
    ['Juan Pérez', 'Juan', 'Pérez', null],
    ['Cher', 'Cher', null, null],
    ['Pérez López, Juan Carlos', 'Juan Carlos', 'Pérez', 'López'],
    ['Sucesión de Pedro Páramo', 'Sucesión de Pedro Páramo', null, null],
  ] as [string, string, string | null, string | null][])
    test(`is taken apart: ${name}`, ({ assert }) => assert.deepEqual(parts(name), expected))

  for (const [name, ...expected] of [
    ['PÉREZ LÓPEZ JUAN', 'JUAN', 'PÉREZ', 'LÓPEZ'],
    ['DE LA CRUZ HERNÁNDEZ MARÍA ELENA', 'MARÍA ELENA', 'DE LA CRUZ', 'HERNÁNDEZ'],
    ['Pérez Juan Carlos', 'Juan Carlos', 'Pérez', null],
    ['GARCÍA ROSA', 'ROSA', 'GARCÍA', null],
  ] as [string, string, string, string | null][])
    test(`is taken apart with surnames first: ${name}`, ({ assert }) =>
      assert.deepEqual(parts(name, 'surname'), expected))

  test('has its order recognised by common given names of the whole list', ({ assert }) => {
    assert.equal(guessNameOrder(['PÉREZ LÓPEZ JUAN', 'GARCÍA SOTO ANA LUISA', 'Banco X, S.A.']), 'surname')
    assert.equal(guessNameOrder(['Juan Pérez López', 'Ana Luisa García']), 'given')
    assert.equal(guessNameOrder(['Xochihua Tlapanco']), 'given')
  })

  test('is distinguished from companies, associations and public bodies', ({ assert }) => {
    const companies = [
      'Transportes Ñandú SA DE CV',
      'Torres y Vázquez Consultores, S.C.',
      'Asociación de Colonos Lomas Verdes, A.C.',
      'BANCO X, S.A., INSTITUCIÓN DE BANCA MÚLTIPLE',
      'Ayuntamiento de Querétaro',
      'Juez Quinto de lo Civil',
      'IMSS',
      'Ejido San Juan',
    ]
    assert.deepEqual(
      companies.filter((name) => !isCompany(name)),
      []
    )
    const people = ['Juan Pérez López', 'Rosa Banco Díaz', 'PÉREZ LÓPEZ JUAN', 'Sandra Casa Grande']
    assert.deepEqual(people.filter(isCompany), [])
  })
})
