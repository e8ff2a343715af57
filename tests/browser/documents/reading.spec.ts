import { test } from '@japa/runner'
import type { Browser, Page } from 'playwright'
import { matterOf } from '#database/factories/matter_factory'
import { ReadVersions } from '#app/documents/reading/actions/read_versions'
import { openDueVersion } from '#app/documents/reading/open_due_version'
import { Reader } from '#app/documents/reading/process/reader'
import { closeReaders } from '#app/documents/reading/process/readers'
import { storeBytes, keptDocument, versionRow } from '#tests/functional/law_firm/documents/reading_rows'
import { cfdiOf, docxOf, emlOf, lockedPdf, pdfOf, xlsxOf, zeros } from '#tests/helpers/document_files'
import { enter, lawyerOfTwoFirms, startAfresh } from '#tests/helpers/browser'
import { assertAccessible, fitsItsWidth, openPage } from '#tests/helpers/journey'
import { until } from '#tests/helpers/until'

const PHONE = { width: 360, height: 640 }

/** A lawyer with one matter that has a document of each sort. */
async function scene() {
  await startAfresh()
  const { user, own } = await lawyerOfTwoFirms()
  const matter = await matterOf({ workspace: own, owner: user })
  const pages = Array.from(
    { length: 9 },
    (_, index) => `Foja ${index + 1}${index === 6 ? '\nSe pide la suspensi\xf3n' : ''}`
  )
  const attachment = { name: 'Anexo.pdf', type: 'application/pdf', content: pdfOf(['Anexo']) }
  const html =
    '<h2>Estimada licenciada</h2><p>Va el acuerdo.</p><img src="https://rastreo.example/x.gif"><script>document.title = "mal"</script>'
  const documents = {
    pdf: await keptDocument(matter, 'Demanda.pdf', pdfOf(pages), 'application/pdf'),
    word: await keptDocument(matter, 'Convenio.docx', docxOf(['Convenio', 'El plazo es de diez días.', 'Firman.'])),
    sheet: await keptDocument(
      matter,
      'Gastos.xlsx',
      xlsxOf({ Gastos: [['Peritaje', 1200]], Viáticos: [['Avión', 900]] })
    ),
    mail: await keptDocument(matter, 'Acuerdo.eml', emlOf({ subject: 'Acuerdo', html, attachments: [attachment] })),
    invoice: await keptDocument(matter, 'Factura.xml', cfdiOf()),
    locked: await keptDocument(matter, 'Reservado.pdf', lockedPdf(), 'application/pdf'),
    bomb: await keptDocument(matter, 'Bomba.docx', docxOf([], { files: { 'word/document.xml': zeros(90) } })),
  }
  const second = docxOf(['Convenio', 'El plazo es de quince días.', 'Firman.', 'Anexo único.'])
  await storeBytes(await versionRow(matter, { id: documents.word.id, name: 'Convenio.docx' }, second))
  const reader = new Reader()
  await new ReadVersions(reader, openDueVersion).handle()
  reader.close()
  const addressOf = (which: keyof typeof documents, query = '') =>
    `/law-firm/files/${matter.id}/documents/${documents[which].id}${query}`
  return { user, addressOf }
}

const onPhone = (browser: Browser) => browser.newContext({ viewport: PHONE, baseURL: process.env.APP_URL })
const textOf = (page: Page, number: number) => page.getByRole('region', { name: `Página ${number}`, exact: true })

test.group('Document viewer', (group) => {
  let made: Awaited<ReturnType<typeof scene>>
  group.setup(async () => {
    made = await scene()
    return closeReaders
  })

  test('turns, enlarges and searches a PDF, and jumps to and highlights matches', async ({
    browserContext,
    assert,
  }) => {
    const page = await openPage(browserContext, assert)
    await enter(page, made.user)
    await page.goto(made.addressOf('pdf'))
    await textOf(page, 1).getByText('Foja 1').waitFor()
    await page.getByRole('button', { name: 'Página siguiente' }).click()
    await textOf(page, 2).getByText('Foja 2').waitFor()
    await page.getByRole('button', { name: 'Acercar' }).click()
    await page.getByText('125%').waitFor()

    await page.getByRole('searchbox', { name: 'Buscar en el texto de este documento' }).fill('SUSPENSION')
    await page.getByText('1 coincidencia', { exact: true }).waitFor()
    await page.getByRole('button', { name: /Página 7/ }).click()
    await textOf(page, 7).locator('mark', { hasText: 'suspensión' }).waitFor()
    await assertAccessible(page, assert)
    await page.close()
  })

  test('shows Word files, workbooks, emails and invoices in the page', async ({ browserContext, assert }) => {
    const page = await openPage(browserContext, assert)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await enter(page, made.user)

    await page.goto(made.addressOf('word', '?version=1'))
    await page.getByRole('region', { name: 'Convenio.docx' }).getByText('El plazo es de diez días.').waitFor()
    await assertAccessible(page, assert)

    await page.goto(made.addressOf('sheet'))
    await page.getByRole('cell', { name: 'Peritaje' }).waitFor()
    await page.getByRole('button', { name: 'Viáticos' }).click()
    await page.getByRole('cell', { name: 'Avión' }).waitFor()

    await page.goto(made.addressOf('mail'))
    await page.getByText('Estimada licenciada').waitFor()
    await page.getByText('Renata Olvera <renata@ejemplo.mx>').waitFor()
    await page.getByText('No se cargó 1 imagen de otros sitios').waitFor()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Anexo.pdf' }).click(),
    ])
    assert.equal(download.suggestedFilename(), 'Anexo.pdf')
    await assertAccessible(page, assert)

    await page.goto(made.addressOf('invoice'))
    await page.getByText('00000000-0000-4000-8000-00000000F1C7').waitFor()
    await page.getByText('Honorarios por juicio de amparo ficticio').first().waitFor()
    await assertAccessible(page, assert)
    assert.deepEqual(
      asked.filter((url) => !url.startsWith(process.env.APP_URL!) && !url.startsWith('data:')),
      []
    )
    await page.close()
  })

  test('compares two versions, change by change, from the keyboard', async ({ browserContext, assert }) => {
    const page = await openPage(browserContext, assert)
    await enter(page, made.user)
    await page.goto(made.addressOf('word'))
    await page.getByRole('link', { name: 'Comparar con la 2' }).click()
    await page.getByRole('heading', { name: 'Cambios de la versión 1 a la 2' }).waitFor()
    await page.getByText('2 cambios: 3 palabras agregadas, 1 quitada').waitFor()
    assert.equal(await page.locator('del').first().innerText(), 'diez')
    await page.keyboard.press('n')
    const focused = () => page.evaluate<string>('document.activeElement.innerText')
    const focusOn = (text: string) => until(async () => (await focused()).includes(text), `the focus on ${text}`)
    await focusOn('quince')
    await page.keyboard.press('n')
    await focusOn('Anexo único.')
    await page.keyboard.press('p')
    await focusOn('quince')
    await page.getByRole('button', { name: 'Lado a lado' }).click()
    await assertAccessible(page, assert)
    await page.close()
  })

  test('explains why a file cannot be shown and offers the download', async ({ browserContext, assert }) => {
    const page = await openPage(browserContext, assert)
    await enter(page, made.user)
    await page.goto(made.addressOf('bomb'))
    await page.getByText('Sin vista previa').waitFor()
    await page.locator('main').getByRole('link', { name: 'Descargar' }).first().waitFor()
    await page.goto(made.addressOf('locked'))
    await page.getByLabel('Contraseña del PDF').fill('no es esta')
    await page.getByRole('button', { name: 'Abrir' }).click()
    await page.getByText('La contraseña de este PDF no es correcta.').waitFor()
    await assertAccessible(page, assert)
    await page.close()
  })

  test('fits a phone', async ({ browser, assert }) => {
    const context = await onPhone(browser)
    const page = await openPage(context, assert)
    await enter(page, made.user)
    const shown = {
      pdf: 'Foja 1',
      word: 'Convenio',
      sheet: 'Peritaje',
      mail: 'Va el acuerdo.',
      invoice: 'Importes',
    } as const
    for (const [which, text] of Object.entries(shown) as [keyof typeof shown, string][]) {
      await page.goto(made.addressOf(which))
      await page.locator('main').getByText(text).first().waitFor()
      assert.isTrue(await fitsItsWidth(page), `${which} scrolls sideways`)
    }
    await page.goto(made.addressOf('word', '?version=2&compare=1'))
    await page.getByText('2 cambios').waitFor()
    assert.isTrue(await fitsItsWidth(page), 'the comparison scrolls sideways')
    await assertAccessible(page, assert)
    await page.close()
    await context.close()
  })
})
