import fc from 'fast-check'
import { test } from '@japa/runner'
import { readCsv } from '#app/workspaces/invitation_lists/csv'
import { readPasted } from '#app/workspaces/invitation_lists/pasted'

const isRole = (text: string) => ['abogado', 'pasante'].includes(text.toLowerCase())
const read = (text: string) => readPasted(text, isRole).map(({ line: _, ...entry }) => entry)
const entry = (email: string, name = '', role = '') => ({ email, name, role })

/** Words that occur in names, with letters that mail programs and spreadsheets treat badly. */
const word = fc.constantFrom('Ana', 'Íñigo', 'López', 'O’Farrill', 'de la', 'Güemes', 'Ñandú', 'X Æ')
const name = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '))
const local = fc.stringMatching(/^[a-z][a-z0-9._+-]{0,12}$/)
const email = fc.tuple(local, fc.constantFrom('ejemplo.mx', 'despacho.com.mx')).map((parts) => parts.join('@'))
const role = fc.constantFrom('Abogado', 'Pasante')
const person = fc.record({ name, email, role })
type Person = { name: string; email: string; role: string }

test.group('Pasted invitation list', () => {
  test('accepts common ways of writing addresses', ({ assert }) => {
    const ana = entry('ana@ejemplo.mx', 'Ana López')
    assert.deepEqual(read('ana@ejemplo.mx'), [entry('ana@ejemplo.mx')])
    assert.deepEqual(read('Ana López <ana@ejemplo.mx>'), [ana])
    assert.deepEqual(read('"López, Ana" <ana@ejemplo.mx>'), [entry('ana@ejemplo.mx', 'López, Ana')])
    assert.deepEqual(read('López, Ana <ana@ejemplo.mx>'), [entry('ana@ejemplo.mx', 'López, Ana')])
    assert.deepEqual(read('Ana López, ana@ejemplo.mx'), [ana])
    assert.deepEqual(read('Ana López;ana@ejemplo.mx;Abogado'), [{ ...ana, role: 'Abogado' }])
    assert.deepEqual(read('ana@ejemplo.mx\tAna López\tPasante'), [{ ...ana, role: 'Pasante' }])
    assert.deepEqual(read('ana@ejemplo.mx, Abogado'), [entry('ana@ejemplo.mx', '', 'Abogado')])
    assert.deepEqual(read('mailto:ana@ejemplo.mx'), [entry('ana@ejemplo.mx')])
    assert.deepEqual(read('ana@ejemplo.mx, luis@ejemplo.mx; Eva <eva@ejemplo.mx>'), [
      entry('ana@ejemplo.mx'),
      entry('luis@ejemplo.mx'),
      entry('eva@ejemplo.mx', 'Eva'),
    ])
    assert.deepEqual(read('Ana "la jefa" López, ana@ejemplo.mx'), [entry('ana@ejemplo.mx', 'Ana "la jefa" López')])
    assert.deepEqual(read('Ana 5" López, ana@ejemplo.mx'), [entry('ana@ejemplo.mx', 'Ana 5" López')])
    assert.deepEqual(read('solo un nombre'), [entry('', 'solo un nombre')])
    assert.deepEqual(read('\n \n;;\n'), [])
  })

  test('numbers lines as pasted, including empty ones', ({ assert }) => {
    assert.deepEqual(
      readPasted('a@x.mx\r\n\r\nb@x.mx\nc@x.mx, d@x.mx').map(({ line }) => line),
      [1, 3, 4, 4]
    )
  })

  test('returns every person in any of these formats', () => {
    const styles: ((one: Person) => string)[] = [
      ({ name: who, email: at }) => `${who} <${at}>`,
      ({ name: who, email: at }) => `"${who}"  < ${at} >`,
      ({ name: who, email: at, role: as }) => `${who}, ${at}, ${as}`,
      ({ name: who, email: at, role: as }) => `${at};${who};${as}`,
      ({ name: who, email: at, role: as }) => `  ${who}\t${at}\t${as}  `,
    ]
    const written = fc.array(fc.tuple(person, fc.integer({ min: 0, max: styles.length - 1 })), { maxLength: 30 })
    fc.assert(
      fc.property(written, fc.constantFrom('\n', '\r\n', '\n\n'), (people, ending) => {
        const text = people.map(([one, style]) => styles[style]!(one)).join(ending)
        const got = read(text)
        return (
          got.length === people.length &&
          got.every((each, at) => each.email === people[at]![0].email && each.name === people[at]![0].name)
        )
      })
    )
  })

  test('neither loses nor invents an address in any input', () => {
    const noise = fc.string({ unit: fc.constantFrom('a', '@', ',', ';', '\t', '\n', '<', '>', '"', ' ', 'ñ', '.') })
    fc.assert(
      fc.property(fc.oneof(noise, fc.string()), (text) => {
        const got = readPasted(text, isRole)
        const lines = text.split(/\r\n|\r|\n/)
        return got.every(({ line, email: at }) => line >= 1 && line <= lines.length && lines[line - 1]!.includes(at))
      })
    )
  })
})

test.group('Invitation file', () => {
  const bytes = (text: string) => Buffer.from(text)
  const entries = (text: string) => readCsv(bytes(text), isRole).map(({ line: _, ...each }) => each)

  test('recognises columns by heading in either language and any order', ({ assert }) => {
    const ana = entry('ana@ejemplo.mx', 'Ana', 'Pasante')
    assert.deepEqual(entries('nombre,correo,rol\nAna,ana@ejemplo.mx,Pasante'), [ana])
    assert.deepEqual(entries('Role;E-mail;Full name;Teléfono\nPasante;ana@ejemplo.mx;Ana;55'), [ana])
    assert.deepEqual(entries('\ufeffCORREO ELECTRÓNICO\nana@ejemplo.mx'), [entry('ana@ejemplo.mx')])
    assert.deepEqual(entries('ana@ejemplo.mx,Ana,Pasante'), [ana], 'without headings')
    assert.deepEqual(entries('nombre,correo\nAna,'), [entry('', 'Ana')])
  })

  test('returns every person in any list', () => {
    const cell = (text: string) => `"${text.replaceAll('"', '""')}"`
    fc.assert(
      fc.property(fc.array(person), fc.constantFrom(',', ';', '\t'), (people, mark) => {
        const rows = people.map(({ name: who, email: at, role: as }) => [as, at, who].map(cell).join(mark))
        const text = [['rol', 'correo', 'nombre'].join(mark), ...rows].join('\r\n')
        const said = ({ email: at, name: who, role: as }: Person) => [at, who, as].join('|')
        return entries(text).map(said).join('\n') === people.map(said).join('\n')
      })
    )
  })
})
