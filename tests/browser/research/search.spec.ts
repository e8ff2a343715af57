import { test } from '@japa/runner'
import { seedDemo } from '#tests/helpers/demo'
import { assertAccessible, fitsItsWidth, goHome, openPage, signInAs } from '#tests/helpers/journey'

test.group('Library search in the browser', (group) => {
  group.setup(() => seedDemo({ library: 'whole' }))

  test('narrows a search, opens a thesis, copies its citation and pins it to a matter', async ({
    browserContext,
    assert,
  }) => {
    await browserContext.grantPermissions(['clipboard-read', 'clipboard-write'])
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'lawyer')
    await goHome(page)
    await page.getByRole('button', { name: 'Buscar o ir a…' }).first().click()
    await page.getByRole('combobox', { name: 'Buscar o ir a' }).fill('suspensión')
    await page.getByRole('option', { name: 'Buscar «suspensión» en la biblioteca' }).click()
    await page
      .getByText(/\d+ resultados/)
      .first()
      .waitFor()

    await page.setViewportSize({ width: 360, height: 640 })
    assert.isTrue(await fitsItsWidth(page), 'the results of all sources on a phone')
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.getByRole('link', { name: /Ver todos en Suprema Corte/ }).click()
    await page.waitForURL(/b-search\/scjn\?/)
    await page.getByLabel(/^Administrativa/).check()
    await page.waitForURL(/materia=Administrativa/)
    const total = await page
      .getByText(/^\d+ resultados?$/)
      .first()
      .innerText()
    assert.match(total, /^\d+ resultado/)
    await page.locator('mark').first().waitFor()
    assert.isAbove(await page.locator('mark').count(), 0)

    await page
      .locator('main')
      .getByRole('link', { name: /SUSPENSI/ })
      .first()
      .click()
    await page.waitForURL(/analysis\/scjn\/.+materia=Administrativa/)
    await page
      .getByRole('button', { name: /Copiar cita/ })
      .first()
      .click()
    await page.getByText('Cita copiada').first().waitFor()
    assert.match(String(await page.evaluate('navigator.clipboard.readText()')), /registro digital 9\d{7}/)

    await page
      .getByRole('button', { name: /Fijar en expediente/ })
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox').fill('galatea')
    await page
      .getByRole('option', { name: /La Galatea/ })
      .first()
      .click()
    await dialog.getByLabel('Nota').fill('Primer agravio')
    await dialog.getByRole('button', { name: 'Fijar', exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.goto('/law-firm/files/file-overview/1?tab=research')
    await page.getByText('Primer agravio').first().waitFor()
    await page.close()
  })

  test('takes a suggestion, narrows the results, explains, opens and follows one, and clears the search', async ({
    browserContext,
    assert,
  }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'lawyer')
    await page.goto('/search/b-search/scjn?q=')
    const box = page.getByRole('combobox', { name: 'Qué buscar' })
    await box.pressSequentially('suspen', { delay: 40 })
    const list = page.getByRole('listbox', { name: 'Sugerencias de búsqueda' })
    await list.waitFor()
    await page.keyboard.press('ArrowDown')
    const first = list.getByRole('option').first()
    assert.equal(await first.getAttribute('aria-selected'), 'true')
    assert.equal(await box.getAttribute('aria-activedescendant'), await first.getAttribute('id'))
    await page.keyboard.press('Enter')
    await page.waitForURL(/q=suspen/)
    await list.waitFor({ state: 'detached' })

    await page.getByLabel(/^Administrativa/).check()
    await page.waitForURL(/materia=Administrativa/)
    const why = page.getByRole('button', { name: 'Por qué aparece' }).first()
    await why.click()
    assert.equal(await why.getAttribute('aria-expanded'), 'true')
    await page
      .getByText(/«suspen.*(en el título|en el texto)/i)
      .first()
      .waitFor()

    await page
      .locator('main')
      .getByRole('link', { name: /SUSPENSI/ })
      .first()
      .click()
    await page.waitForURL(/analysis\/scjn\/.+materia=Administrativa/)
    const opened = page.url()
    await page
      .getByRole('link', { name: /Resultado siguiente/ })
      .first()
      .click()
    await page.waitForURL((url) => url.href !== opened && url.pathname.includes('/analysis/'))
    await page
      .getByRole('link', { name: /Resultado anterior/ })
      .first()
      .click()
    await page.waitForURL(opened)

    await page.goto('/search/b-search/scjn')
    await page.waitForURL(/q=suspen.+materia=Administrativa/)
    await page.getByRole('button', { name: 'Limpiar' }).click()
    await page.waitForURL((url) => url.search === '')
    await page.getByRole('button', { name: 'Búsquedas recientes' }).first().click()
    await page.getByRole('menuitem', { name: 'Eliminar búsquedas recientes' }).click()
    await page.waitForURL(/\/search\/b-search\/cjf$/)
    await page.close()
  })

  test('puts decisions that bind the reader’s court first', async ({ browserContext, assert }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'lawyer')
    await page.goto('/search/b-search/scjn?q=suspensi%C3%B3n')
    const badge = (words: string) => page.locator('article').getByText(words, { exact: true })
    await badge('Jurisprudencia').first().waitFor()
    assert.equal(await badge('Obligatoria').count(), 0)
    await page.getByRole('button', { name: 'Elegir tu órgano jurisdiccional' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: /^Órgano/ }).click()
    await page.getByRole('option', { name: 'Juzgado de distrito' }).click()
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await page.getByRole('heading', { name: /^Obligatorias para Juzgado de distrito/ }).waitFor()
    await badge('Obligatoria').first().waitFor()
    await page.getByRole('button', { name: 'Por qué aparece' }).first().click()
    await page
      .getByText(/Ley de Amparo, artículo 217/)
      .first()
      .waitFor()
    // What the top bar half covers while the page is scrolled counts as too small to be pressed.
    await page.evaluate('scrollTo(0, 0)')
    await assertAccessible(page, assert)
    await page.close()
  })

  test('says what the library lacks and how to continue', async ({ browserContext, assert }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'lawyer')
    await page.goto('/search/b-search/scjn?q=palabrainexistente')
    await page.getByText('No hay resultados para «palabrainexistente»').waitFor()
    await page.goto('/search/b-search/scjn?q=%22comillas+sin+cerrar&page=1000000000')
    await page.getByRole('combobox', { name: 'Qué buscar' }).waitFor()
    await page.close()
  })

  test('switches the language at once on a page of results', async ({ browserContext, assert }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'owner')
    await page.goto('/search/b-search/scjn?q=amparo')
    await page.getByRole('button', { name: /Menú de/ }).click()
    await page.getByRole('menuitemcheckbox', { name: 'English' }).click()
    await page.getByRole('heading', { level: 1, name: /search/i }).waitFor()
    await page.reload()
    await page.getByRole('heading', { level: 1, name: /search/i }).waitFor()
    await page.close()
  })
})
