import { test } from '@japa/runner'
import { wordParagraphs } from '#sources/laws/files/word_text'
import { wordOf } from '#tests/helpers/law_files'
import type { WordRun } from '#tests/helpers/law_files'

/** sprmCFRMarkDel, and the spacing of letters, whose number ends in the same five bits. */
const DELETED = [0x00, 0x08, 1]
const NOT_DELETED = [0x00, 0x08, 0]
const SPACING = [0x40, 0x88, 0x05, 0x00]
const SPECIAL = [0x55, 0x08, 1]
const inList = (use: number) => [0x0b, 0x46, use, 0, 0x0a, 0x26, 0]

/** The chunk of the letters of a word in paragraphs. */
function runOf(paragraphs: string[], word: string, properties: number[]): WordRun {
  const first = paragraphs.join('\r').indexOf(word)
  return { first, end: first + word.length, properties }
}

/** Each paragraph with its mark. */
function paragraphRuns(paragraphs: string[], properties: number[][]): WordRun[] {
  let first = 0
  return paragraphs.map((paragraph, place) => {
    const run = { first, end: first + paragraph.length + 1, properties: properties[place] }
    first = run.end
    return run
  })
}

test.group('Word 97–2003 files', () => {
  test('keep letters whose spacing was changed', ({ assert }) => {
    const text = ['Artículo 19 Bis.- Los programas', 'XVIII. Los demás que señale la Ley.']
    const runs = [runOf(text, 'Artículo 19 Bis.-', SPACING), runOf(text, 'XVIII. Los demás', SPACING)]
    assert.deepEqual(wordParagraphs(wordOf(text, { letters: runs })), [...text, '', ''])
  })

  test('keep blanks whose spacing was changed', ({ assert }) => {
    const text = ['Los faros se rigen por esta Ley']
    const runs = [...text[0].matchAll(/ /g)].map(({ index }) => ({
      first: index,
      end: index + 1,
      properties: SPACING,
    }))
    assert.equal(wordParagraphs(wordOf(text, { letters: runs }))[0], text[0])
  })

  test('lose what was deleted while changes were tracked, and only that', ({ assert }) => {
    const text = ['Los faros y las boyas y las balizas.']
    const runs = [runOf(text, ' y las boyas', DELETED), runOf(text, ' y las balizas', NOT_DELETED)]
    assert.equal(wordParagraphs(wordOf(text, { letters: runs }))[0], 'Los faros y las balizas.')
  })

  test('keep hyphens that do not part words and drop those that only may', ({ assert }) => {
    const text = ['artículo 14\u001EA de la jurisdic\u001Fción']
    assert.equal(wordParagraphs(wordOf(text))[0], 'artículo 14-A de la jurisdicción')
  })

  test('tell the result of a field and never its instruction', ({ assert }) => {
    const text = [
      'Véase \u0013 HYPERLINK "x" \u0013 REF y \u0015\u0014el anexo\u0015 primero',
      'Un \u0013 campo abierto',
    ]
    const [closed, open] = wordParagraphs(wordOf(text))
    assert.equal(closed, 'Véase el anexo primero')
    assert.include(open, 'campo abierto')
  })

  test('write the numbers of lists, which their text does not hold', ({ assert }) => {
    const text = ['Son faros:', 'Los de tierra;', 'Los de mar;', 'El fijo, y', 'El flotante.', 'Los demás.']
    const paragraphs = paragraphRuns(text, [[], inList(1), inList(1), inList(2), inList(2), inList(1)])
    const lists = [
      { format: 1, text: '#.' },
      { format: 4, text: '#)' },
    ]
    assert.deepEqual(wordParagraphs(wordOf(text, { paragraphs, lists })).slice(0, 6), [
      'Son faros:',
      'I. Los de tierra;',
      'II. Los de mar;',
      'a) El fijo, y',
      'b) El flotante.',
      'III. Los demás.',
    ])
  })

  test('are read without the numbers of lists whose tables are damaged', ({ assert }) => {
    const text = ['Los de tierra;']
    const paragraphs = paragraphRuns(text, [inList(1)])
    const bytes = wordOf(text, { paragraphs, lists: [{ format: 1, text: '#.' }] })
    const list = bytes.indexOf(Buffer.from([1, 0, 1, 0, 0, 0]))
    bytes.writeUInt16LE(0xffff, list)
    assert.equal(wordParagraphs(bytes)[0], 'Los de tierra;')
  })

  test('put footnotes under the paragraph that refers to them', ({ assert }) => {
    const text = ['Artículo 1.- Uno.\u0002', 'Artículo 2.- Dos.']
    const footnotes = [{ at: text[0].length - 1, text: '\u0002 Artículo reformado el 23/feb/2024.' }]
    const lines = wordParagraphs(wordOf(text, { footnotes }))
    assert.deepEqual(lines.slice(0, 3), [
      'Artículo 1.- Uno.',
      'Artículo reformado el 23/feb/2024.',
      'Artículo 2.- Dos.',
    ])
  })

  test('show a picture where it stands', ({ assert }) => {
    const text = ['La tarifa es:', '\u0001', 'Artículo 2.- Dos.']
    const runs = [runOf(text, '\u0001', SPECIAL)]
    assert.deepEqual(wordParagraphs(wordOf(text, { letters: runs })).slice(0, 3), [
      'La tarifa es:',
      '\uFFFC',
      'Artículo 2.- Dos.',
    ])
  })
})

test.group('Hostile Word 97–2003 files', () => {
  test('{what} are rejected as {reason}')
    .with([
      { what: 'encrypted ones', bytes: () => wordOf(['Uno'], { isEncrypted: true }), reason: 'encrypted' },
      { what: 'those whose sectors go in circles', bytes: circular, reason: 'corrupted' },
      { what: 'those with more text than bytes', bytes: tooLong, reason: 'corrupted' },
    ])
    .run(({ assert }, { bytes, reason }) => {
      assert.throws(() => wordParagraphs(bytes()), `unreadableFile: ${reason}`)
    })
})

/** The first stream's chain leads back to its beginning. */
function circular(): Buffer {
  const bytes = wordOf(['Uno'])
  bytes.writeUInt32LE(2, 512 + 3 * 4)
  return bytes
}

function tooLong(): Buffer {
  const bytes = wordOf(['Uno'])
  const table = bytes.indexOf(Buffer.from([2, 16, 0, 0, 0, 0, 0, 0, 0, 4]))
  bytes.writeUInt32LE(0x7fffffff, table + 9)
  return bytes
}
