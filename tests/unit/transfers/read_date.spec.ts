import { test } from '@japa/runner'
import { readDate } from '#app/transfers/records/cells/read_date'

test.group('Date of a cell', () => {
  for (const [text, day, time = null, rest = ''] of [
    ['3/mar/2024', '2024-03-03'],
    ['03/03/2024', '2024-03-03'],
    ['3-3-24', '2024-03-03'],
    ['15/07/98', '1998-07-15'],
    ['12/25/2024', '2024-12-25'],
    ['2024-03-03', '2024-03-03'],
    ['2024-03-03 10:30:00', '2024-03-03', '10:30'],
    ['3 de marzo de 2024', '2024-03-03'],
    ['1o de abril de 2026', '2026-04-01'],
    ['lunes 3 de marzo del 2025 a las 11:00 hrs', '2025-03-03', '11:00'],
    ['3 MAR 2024, 4:30 pm', '2024-03-03', '16:30'],
    ['March 3, 2024', '2024-03-03'],
    ['45354', '2024-03-03'],
    ['15-mar-24 desahogo de vista', '2024-03-15', null, 'desahogo de vista'],
  ] as [string, string, (string | null)?, string?][])
    test(`is read: ${text}`, ({ assert }) => assert.deepEqual(readDate(text), { day, time, rest }))

  for (const text of ['mar-24', 'pendiente', '31/02/2024', '3/2024', '118/2026', '5512345678', ''])
    test(`is not read from: ${text || 'nothing'}`, ({ assert }) => assert.isNull(readDate(text)))
})
