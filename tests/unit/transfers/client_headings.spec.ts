import { test } from '@japa/runner'
import { guessMapping } from '#app/transfers/import/guess_mapping'
import { CLIENT_IMPORT_FIELDS } from '#app/transfers/records/clients/client_import'

/** The fields of columns with these headings, each with something in it. */
const fieldsOf = (...headings: string[]) =>
  guessMapping(
    { subject: 'clients', fields: CLIENT_IMPORT_FIELDS },
    headings,
    headings.map(() => ['algo']),
    new Map()
  )

test.group('Headings of lists of clients', () => {
  test('name contacts, representatives, tags, the person responsible and what is archived', ({ assert }) => {
    for (const [heading, field] of [
      ['Contacto', 'contact'],
      ['Nombre del contacto', 'contact'],
      ['Persona de contacto', 'contact'],
      ['CONTACTO 2', 'contact'],
      ["At'n:", 'contact'],
      ['Cargo del contacto', 'contactRole'],
      ['Puesto', 'contactRole'],
      ['Correo del contacto', 'contactEmail'],
      ['Correo electrónico del contacto', 'contactEmail'],
      ['E-mail contacto', 'contactEmail'],
      ['Tel. contacto', 'contactPhone'],
      ['Teléfono del contacto 2', 'contactPhone'],
      ['Celular del contacto', 'contactPhone'],
      ['Contact’s phone', 'contactPhone'],
      ['Representante legal', 'representative'],
      ['Apoderado', 'representative'],
      ['Nombre del representante', 'representative'],
      ['Correo del representante legal', 'representativeEmail'],
      ['Tel. rep. legal', 'representativePhone'],
      ['Etiquetas', 'tags'],
      ['Abogado responsable', 'responsible'],
      ['Responsable del cliente', 'responsible'],
      ['Archivado', 'archived'],
      ['Estatus', 'archived'],
    ] as const)
      assert.deepEqual(fieldsOf(heading), [field], heading)
  })

  test('of the client itself stay its own', ({ assert }) => {
    assert.deepEqual(fieldsOf('Cliente', 'Correo', 'Teléfono', 'Contacto', 'Correo contacto', 'Tel. contacto'), [
      ...['name', 'email', 'phone', 'contact', 'contactEmail', 'contactPhone'],
    ])
    assert.deepEqual(fieldsOf('Contacto · Correo(s)', 'Contacto · Tel. / Cel.', 'Contacto · Facebook'), [
      ...['email', 'phone', 'notes'],
    ])
    assert.deepEqual(fieldsOf('Correo de contacto', 'Teléfono de contacto', 'Estado'), ['email', 'phone', 'state'])
  })

  test('that tell something else of contacts and representatives go to the notes', ({ assert }) => {
    for (const heading of [
      'Fecha de contacto',
      'Medio de contacto',
      'Poder del representante',
      'RFC del representante',
    ])
      assert.deepEqual(fieldsOf(heading), ['notes'], heading)
  })
})
