import { test } from '@japa/runner'
import { dataRows, findHeadings, headingsAt } from '#app/transfers/import/heading_rows'
import { guessMapping } from '#app/transfers/import/guess_mapping'
import type { Sheet } from '#app/transfers/import/sheets'
import type { Subject } from '#app/transfers/records/import_field'
import { importFields } from '#app/transfers/records/subjects'

const sheet = (...rows: string[][]): Sheet => ({
  name: 'Hoja',
  rows: rows.map((cells, at) => ({ line: at + 1, cells })),
})

function mapped(subject: Subject, of: Sheet) {
  const heading = findHeadings(subject, of)
  const headings = headingsAt(of, heading)
  const { rows } = dataRows(of, heading)
  const columns = headings.map((_, at) => rows.flatMap(({ cells }) => cells[at] || []))
  return guessMapping({ subject, fields: importFields(subject) }, headings, columns, new Map())
}

test.group('Headings of a sheet', () => {
  const body = [
    ['1', '118/2026', 'Ana Ruiz', 'Civil'],
    ['2', '119/2026', 'Luz Paz', 'Penal'],
    ['3', '120/2026', 'Leo Mar', 'Civil'],
  ]

  test('are found in the first row, below titles and below empty columns', ({ assert }) => {
    const head = ['No.', 'Expediente', 'Cliente', 'Materia']
    assert.deepEqual(findHeadings('matters', sheet(head, ...body)), { row: 0, lines: 1 })
    const titled = sheet(['DESPACHO X'], ['Relación de asuntos', '', '', '2026'], head, ...body)
    assert.deepEqual(findHeadings('matters', titled), { row: 2, lines: 1 })
  })

  test('are found over two lines, the upper one reaching over merged columns', ({ assert }) => {
    const two = sheet(['Control'], ['No.', 'Juicio', '', 'Área'], ['', 'Expediente', 'Cliente', ''], ...body)
    const place = findHeadings('matters', two)
    assert.deepEqual(place, { row: 1, lines: 2 })
    assert.deepEqual(headingsAt(two, place), ['No.', 'Juicio · Expediente', 'Juicio · Cliente', 'Área'])
    const cut = sheet(
      ['No. de', 'Juzgado o', 'Cliente'],
      ['Expediente', 'Tribunal', ''],
      ['1/26', 'Quinto', 'Ana Ruiz']
    )
    assert.deepEqual(mapped('matters', cut), ['fileNumber', 'court', 'client'])
  })

  test('are taken from the first wide row of texts when none of them is known', ({ assert }) => {
    const odd = sheet(['Lista'], ['Quién', 'Qué', 'Cuánto'], ['Ana', 'casa', '12'], ['Luz', 'coche', '3'])
    assert.deepEqual(findHeadings('clients', odd), { row: 1, lines: 1 })
  })

  test('are followed by records only: no totals, groups, footnotes or headings that come again', ({ assert }) => {
    const head = ['Expediente', 'Cliente', 'Materia', 'Abogado']
    const rows = [
      ['MATERIA CIVIL'],
      ['1/26', 'Ana Ruiz', 'Civil', 'Eva'],
      head,
      ['2/26', 'Luz Paz', 'Civil', 'Eva'],
      ['Leo Mar Paz'],
    ]
    const { rows: data, leftOut } = dataRows(sheet(head, ...rows, ['TOTAL', '2'], ['Elaboró: Eva', 'Lic.']), {
      row: 0,
      lines: 1,
    })
    assert.deepEqual(
      data.map(({ line }) => line),
      [3, 5, 6],
      'a record of which only the name is known stays'
    )
    assert.deepEqual(
      leftOut.map(({ line }) => line),
      [2, 4, 7, 8]
    )
  })

  test('tell what the columns are: the file number is no title, a counter no reference', ({ assert }) => {
    const head = [
      'No.',
      'Expediente',
      'Quejoso',
      'Autoridad responsable',
      'Juzgado',
      'Actor(es)',
      'Contraparte',
      'Lic.',
    ]
    assert.deepEqual(
      mapped(
        'matters',
        sheet(head, ['1', '1/26', 'a b', 'c', 'd', 'e', 'f', 'g'], ['2', '2/26', 'a', 'c', 'd', 'e', 'f', 'g'])
      ),
      [
        null,
        'fileNumber',
        'party.complainant',
        'party.responsible_authority',
        'court',
        'party.plaintiff',
        'party.opponent',
        'responsible',
      ]
    )
  })

  test('are known by one of their words when nothing else is', ({ assert }) => {
    const head = ['Exp. Judicial', 'Juzgado o Sala', 'Abogado encargado', 'Quejoso o actor', 'Ramo', 'Color favorito']
    const row = ['1/26', 'Quinto', 'Eva', 'Ana Ruiz', 'Civil', 'azul']
    assert.deepEqual(mapped('matters', sheet(head, row, row)), [
      'fileNumber',
      'court',
      'responsible',
      'party.complainant',
      'materia',
      null,
    ])
    const clients = ['Nombre/Razón Social', 'RFC c/homoclave', 'Correo 1', 'Teléfono 1', 'Teléfono 2', 'Color favorito']
    assert.deepEqual(mapped('clients', sheet(clients, ['Ana Ruiz', 'x', 'y', '1', '2', 'azul'])), [
      'name',
      'rfc',
      'email',
      'phone',
      'phone',
      null,
    ])
  })

  test('give way to what stands in the column: captions and dates', ({ assert }) => {
    const head = ['Asunto', 'Cliente', 'Emplazado']
    const rows = [
      ['Ana Ruiz vs. Banco X, S.A.', 'Ana Ruiz', '3/mar/2026'],
      ['Luz Paz contra Leo Mar', 'Luz Paz', '4 de mayo de 2026'],
    ]
    assert.deepEqual(mapped('matters', sheet(head, ...rows)), ['caption', 'client', 'date'])
  })
})
