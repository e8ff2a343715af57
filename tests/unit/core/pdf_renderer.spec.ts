import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { PdfRenderer, type PdfLimits } from '#app/core/pdf/pdf_renderer'
import { printable } from '#app/core/pdf/printable'
import { readPdf } from '#tests/helpers/read_pdf'

const TEMPLATE = `#let data = json("data.json")
#set document(title: data.title)
#set text(lang: "es", font: "Inter")
= #data.title
#data.body
`
const HOSTILE = '#read("/etc/passwd") *x* $1 <a> @b \\ ` _y_ // no comment'

test.group('PDF renderer', (group) => {
  let folder: string
  const opened: PdfRenderer[] = []

  group.each.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'foja-pdf-'))
    await writeFile(join(folder, 'note.typ'), TEMPLATE)
    return async () => {
      for (const renderer of opened.splice(0)) renderer.close()
      await rm(folder, { recursive: true })
    }
  })

  const open = (limits: Partial<PdfLimits> = {}, compiler?: string) => {
    const renderer = new PdfRenderer(limits, folder, compiler)
    opened.push(renderer)
    return renderer
  }
  const template = (text: string) => writeFile(join(folder, 'note.typ'), text)
  const problemOf = (rendering: Promise<Buffer>) =>
    rendering.then(
      () => 'made',
      ({ problem }) => problem
    )

  test('prints what people wrote, never what it would mean to the compiler', async ({ assert }) => {
    const pdf = await open().render('note', { title: HOSTILE, body: HOSTILE })
    const { text, title, accessibility, roles, language } = await readPdf(pdf)
    assert.include(text, `${HOSTILE} ${HOSTILE}`)
    assert.equal(title, HOSTILE)
    assert.equal(accessibility, '1')
    assert.includeMembers([...roles], ['H1', 'P'])
    assert.equal(language, 'es')
  })

  test('makes the same document again from the same data', async ({ assert }) => {
    await template(
      TEMPLATE.replace('title: data.title', 'title: data.title, date: datetime(year: 2026, month: 2, day: 3)')
    )
    const renderer = open()
    const first = await renderer.render('note', { title: 'Igual', body: 'Siempre' })
    await renderer.render('note', { title: 'Otra', body: 'Distinta' })
    assert.isTrue(first.equals(await renderer.render('note', { title: 'Igual', body: 'Siempre' })))
  })

  test('keeps the text of signs that its fonts lack', async ({ assert }) => {
    const { text, roles, accessibility } = await readPdf(
      await open().render('note', { title: '漢字 🎉', body: 'de Núñez' })
    )
    assert.include(text, 'de Núñez')
    assert.isNull(accessibility)
    assert.includeMembers([...roles], ['H1', 'P'])
  })

  test('takes what no document can show out of every text', async ({ assert }) => {
    const data = { title: 'a\u0000b\tc\u202ed\ud800e\r\nf', list: ['\ufffe', 3, null] }
    assert.deepEqual(printable(data), { title: 'a b c d\ufffde\nf', list: ['\ufffd', 3, null] })
    const { text } = await readPdf(await open().render('note', { title: data.title, body: 'fin' }))
    assert.include(text, 'fin')
  })

  test('does not add up what long documents take', async ({ assert }) => {
    await template('#set document(title: "x")\n#table(columns: 5, ..json("data.json").cells)')
    const renderer = open({ memory: 280 * 1_048_576 })
    const cells = (name: number) => Array.from({ length: 6_000 }, (_, at) => `${name}: ${at} pesos`)
    for (const name of [1, 2, 3, 4, 5])
      assert.equal(await problemOf(renderer.render('note', { cells: cells(name) })), 'made')
  })

  test('reads nothing outside its templates', async ({ assert }) => {
    await template('#set document(title: "x")\n#read("/etc/hostname")\n#read("../../etc/hostname")')
    assert.equal(await problemOf(open().render('note', {})), 'badTemplate')
  })

  test('forgets the data of a document with it', async ({ assert }) => {
    const renderer = open()
    await renderer.render('note', { title: 'Uno', body: 'secreto' })
    const { text } = await readPdf(await renderer.render('note', { title: 'Dos', body: '' }))
    assert.notInclude(text, 'secreto')
    assert.equal(await problemOf(renderer.render('unknown', {})), 'badTemplate')
  })

  test('says that there is no compiler for this machine', async ({ assert }) => {
    const renderer = open({}, '@myriaddreamin/typst-for-no-machine')
    assert.equal(await problemOf(renderer.render('note', {})), 'notInstalled')
    assert.equal(await problemOf(renderer.render('note', {})), 'notInstalled')
  })

  test('gives up on {reason}, and makes the next one')
    .with([
      {
        reason: 'a document that takes too long',
        limits: { time: 1_500 },
        work: 'for a in range(100000) { for b in range(100000) {} }',
        problem: 'tooLong',
      },
      {
        reason: 'a document that takes too much memory',
        limits: { memory: 300 * 1_048_576 },
        work: 'range(200000000).len()',
        problem: 'tooMuchMemory',
      },
    ])
    .run(async ({ assert }, { limits, work, problem }) => {
      await template(`${TEMPLATE}\n#if data.body == "work" { ${work} }`)
      const renderer = open(limits)
      const [bad, good] = [
        problemOf(renderer.render('note', { title: 'a', body: 'work' })),
        renderer.render('note', { title: 'b', body: 'después' }),
      ]
      assert.equal(await bad, problem)
      assert.include((await readPdf(await good)).text, 'después')
    })

  test('refuses what would wait too long, and makes what waits in its turn', async ({ assert }) => {
    const renderer = open({ waiting: 2 })
    const asked = ['uno', 'dos', 'tres'].map((body) => renderer.render('note', { title: 'x', body }))
    const [one, two, three] = await Promise.allSettled(asked)
    assert.include((await readPdf((one as PromiseFulfilledResult<Buffer>).value)).text, 'uno')
    assert.include((await readPdf((two as PromiseFulfilledResult<Buffer>).value)).text, 'dos')
    assert.equal((three as PromiseRejectedResult).reason.problem, 'tooManyWaiting')
    assert.equal(await problemOf(renderer.render('note', { title: 'x', body: 'cuatro' })), 'made')
  })

  test('begins anew when its process ended while it had nothing to do', async ({ assert }) => {
    const renderer = open({ idle: 1 })
    assert.equal(await problemOf(renderer.render('note', { title: 'a', body: '' })), 'made')
    renderer.close()
    assert.equal(await problemOf(renderer.render('note', { title: 'b', body: '' })), 'made')
  })
})
