import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { SYSTEM } from '#app/core/audit/author'
import { PdfRenderer } from '#app/core/pdf/pdf_renderer'
import { ConfirmComputation } from '#app/deadlines/actions/confirm_computation'
import { FileComputation } from '#app/deadlines/actions/file_computation'
import { sheetFingerprint } from '#app/deadlines/printing/sheet_fingerprint'
import TermComputation from '#app/deadlines/models/term_computation'
import { firm, type Firm } from '#tests/helpers/people'
import { readPdf } from '#tests/helpers/read_pdf'
import { atDesk } from '../matters/desk.js'

const HOSTILE = 'ADA 240/2026 #read("/etc/passwd") *x* $1 <a> @b \\ `'
const FIELDS = {
  notifiedOn: '2026-02-23',
  time: null,
  notification: 'tja_queretaro_bulletin',
  term: 'amparo_direct',
  handling: 'pjf',
  responsible: 'pjf',
}
const LONG = { notifiedOn: '2026-06-23', notification: 'lfpca_bulletin', term: 'nullity_answer', handling: 'tfja' }

const by = (userId: number) => ({ ...SYSTEM, userId, kind: 'user' as const })
const fileOne = ({ owner, workspace }: Firm, fields: Partial<typeof FIELDS> = {}, title: string | null = HOSTILE) =>
  new FileComputation().handle(by(owner.id), workspace, title, { ...FIELDS, ...fields })
const addressOf = ({ id }: { id: number }) => `/calculadora/${id}/sheet.pdf`

test.group('Sheet of a computation as PDF', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('says all that the sheet says, in the language of its reader', async ({ client, assert }) => {
    const ours = await firm('Solís y Asociados')
    const computation = await fileOne(ours)
    const answer = await (await atDesk(client, ours.owner, ours.workspace)).get(addressOf(computation))
    answer.assertStatus(200)
    answer.assertHeader('content-type', 'application/pdf')
    answer.assertHeader('cache-control', 'private, no-store')
    assert.include(answer.header('content-disposition'), 'attachment; filename="HC-0001 hoja de computo.pdf"')
    const { text, title, language, accessibility, roles, pages } = await readPdf(answer.body())
    assert.equal(title, `HC-0001 ${HOSTILE}`)
    assert.equal(language, 'es-MX')
    assert.equal(accessibility, '1')
    assert.includeMembers([...roles], ['H1', 'H2', 'Table', 'TH', 'TD'])
    for (const said of [
      'Solís y Asociados',
      HOSTILE,
      'viernes 20 de marzo de 2026',
      'Hasta las 24:00 h (UTC\u221206:00)',
      'lunes 23 de febrero de 2026',
      '26 feb 2026',
      '27 feb 2026',
      'TJA de Querétaro: Boletín Jurisdiccional',
      'Surte efectos, día 3',
      'Día 15',
      'No cuenta',
      'Fin de semana: Ley de Amparo, artículo 19 (sábados)',
      'Lunes de descanso: ',
      'registro 2024494',
      'Por verificar',
      'Poder Judicial de la Federación (Órgano de Administración Judicial)',
      'https://www.oaj.gob.mx/transparencia/paginas/diasinhabiles.htm',
      'La regla de cuándo surte efectos está por verificar en su texto.',
      ours.owner.name,
      'Sin confirmar por otra persona',
      sheetFingerprint(await TermComputation.findIn(ours.workspace, computation.id)),
    ])
      assert.include(text, said)
    pages.forEach((page, index) => assert.include(page, `Foja ${index + 1} de ${pages.length}`))
    const [entry] = await db.from('audit_entries').where('action', 'term_computation.downloaded')
    assert.deepInclude(entry, { actor_id: ours.owner.id, subject_type: 'term_computation' })
  })

  test('is written in English for who reads English', async ({ client, assert }) => {
    const ours = await firm()
    await ours.owner.merge({ language: 'en' }).save()
    const computation = await fileOne(ours)
    const answer = await (await atDesk(client, ours.owner, ours.workspace)).get(addressOf(computation))
    const { text, language, pages } = await readPdf(answer.body())
    assert.equal(language, 'en-US')
    assert.include(text, 'Friday, March 20, 2026')
    assert.include(pages[0], `Page 1 of ${pages.length}`)
    assert.include(answer.header('content-disposition'), 'HC-0001 computation sheet.pdf')
  })

  test('repeats the head of its table on each page, and names who confirmed', async ({ client, assert }) => {
    const ours = await firm()
    const lawyer = await ours.hire('lawyer')
    const computation = await fileOne(ours, LONG, null)
    await new ConfirmComputation().handle(by(lawyer.id), computation)
    const answer = await (await atDesk(client, ours.owner, ours.workspace)).get(addressOf(computation))
    const { text, pages } = await readPdf(answer.body())
    assert.isAbove(pages.length, 2)
    for (const page of pages.slice(0, 2)) assert.include(page, 'Por qué no cuenta')
    assert.include(text, 'Vacaciones: ')
    assert.include(text, lawyer.name)
    assert.notInclude(text, 'Sin confirmar')
  })

  test('has the same fingerprint confirmed or not, and another for other data', async ({ assert }) => {
    const ours = await firm()
    const first = await fileOne(ours)
    const before = sheetFingerprint(await TermComputation.findIn(ours.workspace, first.id))
    await new ConfirmComputation().handle(by((await ours.hire('lawyer')).id), first)
    assert.equal(sheetFingerprint(await TermComputation.findIn(ours.workspace, first.id)), before)
    const other = await fileOne(ours, { notifiedOn: '2026-02-24' })
    assert.notEqual(sheetFingerprint(other), before)
  })

  test('admits readers, and rejects other firms and unknown ids', async ({ client, assert }) => {
    const ours = await firm()
    const computation = await fileOne(ours)
    const reader = await atDesk(client, await ours.hire('reader'), ours.workspace)
    ;(await reader.get(addressOf(computation))).assertStatus(200)
    const other = await firm('Otro despacho')
    const stranger = await atDesk(client, other.owner, other.workspace)
    ;(await stranger.get(addressOf(computation))).assertStatus(404)
    ;(await stranger.get('/calculadora/999999/sheet.pdf')).assertStatus(404)
    ;(await stranger.get('/calculadora/x/sheet.pdf')).assertStatus(404)
    assert.lengthOf(await db.from('audit_entries').where('action', 'term_computation.downloaded'), 1)
  })

  test('is made for two people at once', async ({ client, assert }) => {
    const ours = await firm()
    const desk = await atDesk(client, ours.owner, ours.workspace)
    const sheets = [await fileOne(ours, {}, 'Uno'), await fileOne(ours, LONG, 'Dos')]
    const answers = await Promise.all(sheets.map((sheet) => desk.get(addressOf(sheet))))
    const titles = await Promise.all(answers.map(async (answer) => (await readPdf(answer.body())).title))
    assert.deepEqual(titles, ['HC-0001 Uno', 'HC-0002 Dos'])
  })

  test('is refused with a sentence where no PDF can be made, and is not said to be taken', async ({
    client,
    assert,
    cleanup,
  }) => {
    const renderer = new PdfRenderer({}, undefined, '@myriaddreamin/typst-for-no-machine')
    app.container.swap(PdfRenderer, () => renderer)
    cleanup(() => {
      app.container.restore(PdfRenderer)
      renderer.close()
    })
    const ours = await firm()
    const desk = await atDesk(client, ours.owner, ours.workspace)
    const address = addressOf(await fileOne(ours))
    const page = await desk.visit(address)
    page.assertStatus(502)
    assert.equal(page.body().component, 'errors/pdf_unavailable')
    const program = await desk.get(address)
    program.assertStatus(502)
    assert.deepEqual(program.body(), { code: 'PDF', params: {} })
    assert.isEmpty(await db.from('audit_entries').where('action', 'term_computation.downloaded'))
  })
})
