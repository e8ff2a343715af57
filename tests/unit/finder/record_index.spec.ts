import { test } from '@japa/runner'
import Database from 'better-sqlite3'
import fc from 'fast-check'
import type { IndexedRecord } from '#app/core/search/indexed_records'
import { openRecordFile } from '#app/finder/index/record_file'
import { RecordReader } from '#app/finder/index/record_reader'
import { RecordWriter } from '#app/finder/index/record_writer'
import { formsOf, slipsBetween, wordsOf } from '#app/finder/index/words'

function scene() {
  const database = openRecordFile(':memory:')
  const [writer, reader] = [new RecordWriter(database), new RecordReader(database)]
  const put = (records: Partial<IndexedRecord>[], kind = 'matter') => {
    const whole = records.map((record, index) => ({
      id: index + 1,
      workspaceId: 1,
      matterId: null,
      title: '',
      context: '',
      text: '',
      ...record,
    }))
    writer.write(
      kind,
      whole.map(({ id }) => id),
      whole
    )
  }
  const find = (text: string, { firm = 1, kind = 'matter', limit = 5 } = {}) =>
    reader.search(firm, kind, text, limit).map(({ id }) => id)
  return { database, writer, reader, put, find }
}

test.group('Record index of a firm', () => {
  test('finds words by prefix in any order, ignoring accents, case and the tilde of ñ', ({ assert }) => {
    const { put, find } = scene()
    put([
      { title: 'Sucesión de José Ibáñez Muñoz', context: 'IL-0007 · Grupo Ceiba' },
      { title: 'Amparo contra la Comisión del Agua', context: 'IL-0008' },
    ])
    assert.deepEqual([find('sucesion'), find('JOSE suc'), find('muñoz'), find('mun jose')], [[1], [1], [1], [1]])
    assert.deepEqual([find('ceiba'), find('0008'), find('agua amp'), find('agua jose')], [[1], [2], [2], []])
    assert.deepEqual([find(''), find('" * OR NEAR( ^ :'), find('-')], [[], [], []])
  })

  test('tolerates one typo in a name, unless the word as typed exists', ({ assert }) => {
    const { put, find } = scene()
    put([{ title: 'Arrendamiento Velázquez' }, { title: 'Juicio de Martínez' }, { title: 'Juicio de Martines' }])
    for (const slip of ['velasquez', 'vleazquez', 'velazque', 'velazquezz', 'arendamiento'])
      assert.deepEqual(find(slip), [1], slip)
    assert.deepEqual(find('martinez'), [2])
    assert.deepEqual(find('xelaxquez'), [], 'two slips are another word')
  })

  test('ranks exact names first, then prefixes, then the newest, and texts last', ({ assert }) => {
    const { put, find, reader } = scene()
    put([
      { title: 'Paz Ríos contra Luz' },
      { title: 'Pazos y socios' },
      { title: 'Otro asunto', text: 'Se habla aquí de la paz.' },
      { title: 'Divorcio de Paz' },
    ])
    assert.deepEqual(find('paz'), [1, 4, 2, 3])
    assert.deepEqual(
      reader.search(1, 'matter', 'paz', 5).map(({ isInText }) => isInText),
      [false, false, false, true]
    )
  })

  test('returns only the requested firm and record types', ({ assert }) => {
    const { put, find } = scene()
    put([
      { title: 'Amparo Robles', workspaceId: 1 },
      { title: 'Amparo Robles', workspaceId: 12 },
    ])
    put([{ title: 'Robles, S.A.' }], 'client')
    assert.deepEqual([find('robles'), find('robles', { firm: 12 }), find('robles', { firm: 2 })], [[1], [2], []])
    assert.deepEqual(find('robles', { kind: 'client' }), [1])
    assert.deepEqual(find('roblez', { firm: 2 }), [])
  })

  test('drops old values and deleted records', ({ assert }) => {
    const { put, find, writer, database } = scene()
    put([{ title: 'Viejo título' }])
    put([{ title: 'Nuevo título' }])
    assert.deepEqual([find('viejo'), find('nuevo')], [[], [1]])
    writer.write('matter', [1], [], 9)
    assert.deepEqual([find('nuevo'), writer.state().lastSeq], [[], 9])
    assert.equal(database.prepare('SELECT count(*) AS n FROM texts').pluck().get(), 0)
    put([{ title: 'Otro' }])
    writer.clear()
    assert.deepEqual([find('otro'), writer.state()], [[], { version: '', lastSeq: 0 }])
  })

  test('never fails on any input', () => {
    const { put, find } = scene()
    put([{ title: 'Amparo' }])
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => void find(text)))
  })
})

test.group('Typo tolerance', () => {
  test('covers one letter inserted, omitted, changed or swapped with the next', ({ assert }) => {
    const pairs = ['robles roble', 'robles robless', 'robles rovles', 'robles rolbes'].map((pair) => pair.split(' '))
    for (const [one, other] of pairs) assert.equal(slipsBetween(one!, other!), 1, `${one} ${other}`)
    assert.deepEqual(
      [slipsBetween('robles', 'robles'), slipsBetween('robles', 'noblez'), slipsBetween('abcd', 'cdab')],
      [0, 2, 2]
    )
  })

  test('always gives two such words a variant in common', ({ assert }) => {
    const word = fc.string({ unit: fc.constantFrom(...'abcñ'), minLength: 5, maxLength: 9 })
    fc.assert(
      fc.property(
        word,
        fc.nat(8),
        fc.constantFrom(...'abcñ'),
        fc.constantFrom('in', 'out', 'change', 'swap'),
        (one, at, letter, how) => {
          const letters = [...one]
          const place = at % letters.length
          if (how === 'in') letters.splice(place, 0, letter)
          if (how === 'out') letters.splice(place, 1)
          if (how === 'change') letters[place] = letter
          if (how === 'swap') letters.splice(place, 2, ...letters.slice(place, place + 2).reverse())
          const other = letters.join('')
          assert.isAtMost(slipsBetween(one, other), 1)
          assert.isTrue(formsOf(one).some((form) => formsOf(other).includes(form)))
        }
      )
    )
  })

  test('applies to words of letters and digits', ({ assert }) => {
    assert.deepEqual(wordsOf('IL-0007: ¿Quién? Muñoz y Cía., S.A. de C.V.'), [
      'il',
      '0007',
      'quien',
      'munoz',
      'y',
      'cia',
      's',
      'a',
      'de',
      'c',
      'v',
    ])
  })
})

test.group('Record index file', () => {
  test('supports the full-text engine it needs', ({ assert }) => {
    const database = new Database(':memory:')
    assert.doesNotThrow(() => database.exec("CREATE VIRTUAL TABLE t USING fts5(a, content='', contentless_delete=1)"))
  })
})
