import { test } from '@japa/runner'
import { seedDemo } from '#tests/helpers/demo'
import { keptDrafts, untilKept } from '#tests/helpers/drafts'
import { openPage, signInAs } from '#tests/helpers/journey'

const MATTER = '/law-firm/files/file-overview/7'

test.group('Matter activities in the browser', (group) => {
  group.setup(() => seedDemo())

  test('let a lawyer add an activity with Enter, give it steps and resolve it by keyboard alone', async ({
    browserContext,
    assert,
  }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'lawyer')
    await page.goto(`${MATTER}?tab=activities`)
    await page.getByPlaceholder('Escribe qué hay que hacer y presiona Intro').fill('Contestar la vista')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Contestar la vista' }).waitFor()
    await page.locator('#quick-title:focus').waitFor()
    await page.locator('h1').click()
    await page.locator('#quick-title:not(:focus)').waitFor()
    assert.isNull(
      await page.locator('#quick-title').getAttribute('aria-invalid'),
      'nothing is wrong after it was added'
    )

    await page.getByRole('link', { name: 'Contestar la vista' }).click()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('textbox', { name: 'Agregar un paso' }).fill('Leer el acuerdo')
    await page.keyboard.press('Enter')
    await drawer.getByRole('checkbox', { name: 'Leer el acuerdo' }).check()
    await drawer.getByRole('textbox', { name: 'Agregar un paso' }).fill('Redactar')
    await page.keyboard.press('Enter')
    await drawer.getByRole('checkbox', { name: 'Redactar' }).waitFor()
    await page.keyboard.press('Escape')
    await page.locator('#main').getByText('1/2', { exact: true }).waitFor()

    const state = page.getByRole('button', { name: 'Por iniciar' }).first()
    await state.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitemcheckbox', { name: 'Resuelta' }).waitFor()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await page.getByText('«Contestar la vista» quedó resuelta').waitFor()
    await page.goto(`${MATTER}?tab=activities&state=resolved`)
    await page.getByRole('link', { name: 'Contestar la vista' }).waitFor()
    await page.close()
  })

  test('set a recurring reminder and show its next date', async ({ browserContext, assert }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'lawyer')
    await page.goto('/law-firm/reminders')
    await page.getByRole('button', { name: 'Nuevo recordatorio' }).click()
    const drawer = page.getByRole('dialog')
    await drawer.getByLabel('Qué recordar').fill('Revisar la lista del juzgado')
    await drawer.getByLabel('Fecha', { exact: true }).fill('05/01/2099')
    await drawer.getByLabel('Hora', { exact: true }).fill('10:30')
    await drawer.getByRole('button', { name: /Repetición/ }).click()
    await page.getByRole('option', { name: 'De lunes a viernes' }).click()
    await drawer.getByRole('button', { name: 'Guardar' }).click()
    await page.getByText('Revisar la lista del juzgado').waitFor()
    await page.getByText('De lunes a viernes').first().waitFor()
    await page.close()
  })

  test('mention a colleague in a pinned note, list it in the timeline and restore an unsaved draft', async ({
    browserContext,
    assert,
  }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'lawyer')
    await page.goto(`${MATTER}?tab=notes`)
    await page.getByRole('button', { name: 'Escribir nota' }).click()
    const editor = page.getByRole('textbox', { name: 'Texto de la nota' })
    await editor.fill('El perito pide anticipo. Ver con ')
    await editor.press('End')
    await page.keyboard.type('@')
    await page.getByRole('option').first().waitFor()
    await page.keyboard.press('Enter')
    await page.keyboard.type('mañana')
    await page.getByText('Borrador guardado en este equipo').waitFor()
    const [kept] = await keptDrafts(page)
    assert.notInclude(kept!.bytes, 'anticipo')
    assert.isFalse(await page.evaluate(() => JSON.stringify(localStorage).includes('anticipo')))
    await page.evaluate(() => localStorage.setItem('foja.note.1.new', 'de otra persona'))
    await signInAs(page, 'owner')
    await page.goto(`${MATTER}?tab=notes`)
    await page.getByRole('button', { name: 'Escribir nota' }).click()
    assert.equal(await editor.innerText().then((text) => text.trim()), '')
    assert.isNull(await page.evaluate(() => localStorage.getItem('foja.note.1.new')))
    await signInAs(page, 'lawyer')
    await page.goto(`${MATTER}?tab=notes`)
    await page.getByText('Recuperamos lo que habías escrito y no guardaste.').waitFor()
    await page.getByRole('button', { name: 'Guardar nota' }).click()
    const note = page.getByRole('listitem').filter({ hasText: 'El perito pide anticipo' })
    await note.waitFor()
    await untilKept(page, 0)
    assert.equal(await note.locator('[data-type=mention]').count(), 1)
    await note.getByRole('button', { name: 'Fijar' }).click()
    await page.getByRole('heading', { name: 'Fijadas' }).waitFor()

    await page.goto(`${MATTER}?tab=timeline`)
    await page.getByRole('button', { name: 'Notas' }).click()
    await page.waitForURL(/about=notes/)
    await page.getByText('escribió una nota').first().waitFor()
    await page.getByText('abrió el expediente').first().waitFor({ state: 'detached' })
    assert.equal(await page.getByText('abrió el expediente').count(), 0)
    await page.getByRole('button', { name: 'Quitar filtros' }).click()
    await page.waitForURL((url) => !url.search.includes('about'))
    await page.close()
  })
})
