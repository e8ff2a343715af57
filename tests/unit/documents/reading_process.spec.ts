import { test } from '@japa/runner'
import { Reader } from '#app/documents/reading/process/reader'
import { memoryOf } from '#app/core/system/memory_of'
import { docxOf, manyPagedPdf, pdfFrom, pdfObjects, xlsxOf, zeros, zipOf } from '#tests/helpers/document_files'

const MEGABYTE = 1_048_576

const reasonOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'read',
    ({ reason }) => reason
  )

/** A stream of an object whose content was deflated so often that it unfolds without end. */
async function deflatedPdf(): Promise<Buffer> {
  const { deflateSync } = await import('node:zlib')
  const packed = deflateSync(deflateSync(Buffer.alloc(300 * MEGABYTE, 0x20)))
  const objects = pdfObjects(['x'])
  objects[4] = `<< /Length ${packed.length} /Filter [/FlateDecode /FlateDecode] >>\nstream\n${packed.toString('latin1')}\nendstream`
  return pdfFrom(objects)
}

/** An archive whose directory says that a file of many megabytes is small. */
function lyingDocx(): Buffer {
  const bytes = docxOf([], { files: { 'word/document.xml': zeros(60) } })
  const directory = bytes.lastIndexOf(Buffer.from('504b0102', 'hex'))
  for (
    let at = bytes.indexOf(Buffer.from('504b0102', 'hex'));
    at >= 0 && at <= directory;
    at = bytes.indexOf(Buffer.from('504b0102', 'hex'), at + 4)
  )
    if (bytes.readUInt32LE(at + 24) === 60 * MEGABYTE) bytes.writeUInt32LE(1_000, at + 24)
  return bytes
}

test.group('Document parsing process', (group) => {
  let reader: Reader
  group.setup(() => {
    reader = new Reader()
    return () => reader.close()
  })

  test('refuses decompression bombs at once, without growing', async ({ assert }) => {
    await reader.ask('text', Buffer.from('para que esté despierto'), { name: 'a.txt' })
    const [before, startedAt] = [memoryOf(process.pid), performance.now()]
    const bombs: [string, Buffer][] = [
      ['b.docx', docxOf([], { files: { 'word/document.xml': zeros(100) } })],
      ['b.xlsx', xlsxOf({ a: [['x']] }, { 'xl/worksheets/sheet1.xml': zeros(100) })],
      [
        'b.docx',
        docxOf([], {
          files: Object.fromEntries(Array.from({ length: 5_000 }, (_, n) => [`word/header${n}.xml`, 'x'])),
        }),
      ],
    ]
    const madeIn = performance.now() - startedAt
    for (const [name, bytes] of bombs)
      for (const task of ['text', 'preview'] as const)
        assert.equal(await reasonOf(reader.ask(task, bytes, { name })), 'unpacksTooLarge')
    assert.isBelow(performance.now() - startedAt - madeIn, 2_000)
    assert.isBelow(memoryOf(process.pid) - before, 400 * MEGABYTE, 'this process made the bombs itself')
  })

  test('refuses archives that lie about their size', async ({ assert }) => {
    assert.oneOf(await reasonOf(reader.ask('text', lyingDocx(), { name: 'm.docx' })), ['corrupted', 'unpacksTooLarge'])
    assert.oneOf(await reasonOf(reader.ask('preview', lyingDocx(), { name: 'm.docx' })), [
      'corrupted',
      'unpacksTooLarge',
    ])
  })

  test('opens archives within archives one level deep', async ({ assert }) => {
    const inner = zipOf({ 'a.txt': zeros(10) })
    const answer = await reader.ask('text', zipOf({ 'dentro.zip': inner }), { name: 'caja.zip' })
    assert.deepEqual(answer, { state: 'none', reason: 'unsupported' })
  })

  test('reads a PDF that claims a million pages up to the limit, or gives up', async ({ assert }) => {
    const answer = await reader.ask('text', manyPagedPdf(), { name: 'millon.pdf' }).catch(({ reason }) => reason)
    if (typeof answer === 'string') assert.oneOf(answer, ['tooLong', 'tooMuchMemory'])
    else assert.isTrue(answer.state === 'done' && answer.isCut && answer.parts.length <= 3_000)
  })

  test('survives a PDF with endlessly expanding streams', async ({ assert }) => {
    const answer = await reader.ask('text', await deflatedPdf(), { name: 'capas.pdf' }).catch(({ reason }) => reason)
    if (typeof answer === 'string') assert.oneOf(answer, ['tooLong', 'tooMuchMemory', 'crashed', 'corrupted'])
    assert.deepEqual(await reader.ask('text', Buffer.from('sigue vivo'), { name: 'a.txt' }), {
      state: 'done',
      parts: [{ kind: 'part', number: 1, label: null, text: 'sigue vivo' }],
      isCut: false,
    })
  })

  test('gives up on a slow file and reads the next', async ({ assert }) => {
    const hasty = new Reader({ time: 1 })
    const long = docxOf(Array.from({ length: 20_000 }, (_, index) => `Párrafo ${index} de un escrito largo`))
    assert.equal(await reasonOf(hasty.ask('preview', long, { name: 'largo.docx' })), 'tooLong')
    assert.equal(await reasonOf(hasty.ask('preview', long, { name: 'largo.docx' })), 'tooLong')
    hasty.close()
  })

  test('gives up on a file that takes too much memory and reads the next', async ({ assert }) => {
    const small = new Reader({ memory: 40 * MEGABYTE })
    const large = docxOf(Array.from({ length: 60_000 }, (_, index) => `Párrafo ${index} de un escrito que no acaba`))
    assert.oneOf(await reasonOf(small.ask('preview', large, { name: 'g.docx' })), ['tooMuchMemory', 'crashed'])
    assert.equal(await reasonOf(small.ask('text', Buffer.from('x'), { name: 'x.txt' })), 'read')
    small.close()
  })

  test('replaces a process that dies, and reports it', async ({ assert }) => {
    const mortal = new Reader()
    await mortal.ask('text', Buffer.from('x'), { name: 'x.txt' })
    const long = docxOf(Array.from({ length: 20_000 }, (_, index) => `Párrafo ${index}`))
    const asked = reasonOf(mortal.ask('preview', long, { name: 'l.docx' }))
    setImmediate(() => mortal.close())
    assert.equal(await asked, 'crashed')
    assert.equal(await reasonOf(mortal.ask('text', Buffer.from('x'), { name: 'x.txt' })), 'read')
    mortal.close()
  })
})
