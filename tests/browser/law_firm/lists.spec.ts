import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { seedDemo } from '#tests/helpers/demo'
import { fitsItsWidth, openPage, signInAs } from '#tests/helpers/journey'

const MATTERS = '/law-firm/files/list'

test.group('Lists in the browser', (group) => {
  group.setup(() => seedDemo())

  test('show chosen columns and keep them as a view with which the list opens', async ({ browserContext, assert }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'lawyer')
    await page.goto(MATTERS)
    await page.getByRole('columnheader', { name: 'Próxima fecha' }).waitFor()

    await page.getByRole('button', { name: 'Columnas' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('checkbox', { name: 'Actualizado' }).uncheck()
    await dialog.getByRole('checkbox', { name: 'Materia' }).check()
    await dialog.getByRole('button', { name: 'Aplicar' }).click()
    await page.getByRole('columnheader', { name: 'Materia' }).waitFor()
    await page.getByRole('columnheader', { name: 'Actualizado' }).waitFor({ state: 'detached' })

    await page.getByRole('link', { name: 'Órgano y expediente' }).click()
    await page.waitForURL(/sort=court/)
    await page.getByRole('button', { name: 'Guardar y administrar vistas' }).click()
    await page.getByRole('menuitem', { name: 'Guardar como vista nueva…' }).click()
    await dialog.getByRole('textbox', { name: 'Nombre de la vista' }).fill('Por juzgado')
    await page.keyboard.press('Enter')
    await page.locator('[aria-current=page]', { hasText: 'Por juzgado' }).waitFor()
    await page.waitForURL(/saved=\d+/)

    await page.getByRole('button', { name: 'Guardar y administrar vistas' }).click()
    await page.getByRole('menuitemcheckbox', { name: 'Abrir la lista con esta vista' }).click()
    await page.getByText('La lista se abrirá con «Por juzgado»').waitFor()
    await page.goto(MATTERS)
    await page.waitForURL(/sort=court&saved=/)
    await page.getByRole('columnheader', { name: 'Materia' }).waitFor()
    await page.getByRole('link', { name: /^Todos/ }).click()
    await page.waitForURL(/saved=0/)
    await page.getByRole('columnheader', { name: 'Materia' }).waitFor({ state: 'detached' })
    await page.close()
  })

  test('change selected matters over the list, with a preview and an undo', async ({ browserContext, assert }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'owner')
    await page.goto(`${MATTERS}?saved=0&status=active&sort=number`)
    const rows = page.getByRole('row')
    await rows.nth(1).getByRole('checkbox').check()
    await rows.nth(2).getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Etapa', exact: true }).click()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('combobox', { name: 'Nuevo valor' }).fill('Etapa de prueba')
    await page.getByRole('option', { name: /Etapa de prueba/ }).click()
    await drawer.getByRole('button', { name: 'Vista previa' }).click()
    await drawer.getByRole('listitem').nth(1).getByText('Etapa de prueba').waitFor()
    await drawer.getByRole('button', { name: 'Cambiar 2 registros' }).click()
    await page.getByRole('cell', { name: 'Etapa de prueba' }).nth(1).waitFor()
    assert.include(page.url(), 'status=active&sort=number')
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await page.getByRole('cell', { name: 'Etapa de prueba' }).first().waitFor({ state: 'detached' })
    assert.include(page.url(), 'status=active&sort=number')

    await page.goto('/law-firm/files/multi-dossier-management')
    await page.getByText('Selecciona registros o usa los filtros').waitFor()
    const change = page.getByRole('button', { name: /^Cambiar/ })
    assert.equal(await change.innerText(), 'Cambiar')
    assert.isTrue(await change.isDisabled())
    await change.hover()
    await page.getByRole('tooltip', { name: /Selecciona registros/ }).waitFor()
    await page.getByRole('button', { name: /^Exportar los \d+$/ }).waitFor()
    await page.goto('/law-firm/files/multi-dossier-management?status=active')
    await page.getByRole('button', { name: /^Cambiar los \d+$/ }).waitFor()
    await page.locator('tbody').getByRole('checkbox').first().check()
    await page.getByRole('button', { name: 'Cambiar 1', exact: true }).waitFor()
    await page.getByRole('button', { name: 'Exportar 1', exact: true }).waitFor()
    await page.getByRole('radio', { name: /^Todos los de la lista/ }).check()
    await page.getByRole('button', { name: /^Cambiar los \d+$/ }).waitFor()
    await page.close()
  })
})

test.group('Ways through the application in the browser', (group) => {
  group.setup(() => seedDemo())

  test('lead from a matter to its neighbours and back to the list, by button and by key', async ({
    browserContext,
    assert,
  }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'owner')
    await page.goto(`${MATTERS}?saved=0&status=active&sort=number`)
    const links = page.locator('[data-row-link]')
    const [first, second] = [await links.nth(0).innerText(), await links.nth(1).innerText()]
    await links.nth(0).click()
    await page.getByRole('heading', { level: 1, name: first }).waitFor()
    await page.getByRole('link', { name: 'Expediente siguiente' }).click()
    await page.getByRole('heading', { level: 1, name: second }).waitFor()
    await page.keyboard.press('k')
    await page.getByRole('heading', { level: 1, name: first }).waitFor()
    await page.getByRole('navigation', { name: 'Ruta' }).getByRole('link').click()
    await page.waitForURL(/status=active&sort=number/)
    await page.getByRole('link', { name: 'Página 2' }).click()
    await page.waitForURL(/page=2/)
    await page.keyboard.press('?')
    await page.getByRole('dialog').getByText('Recorrer los renglones').waitFor()
    assert.isTrue(await page.getByRole('dialog').isVisible())
    await page.close()
  })

  test('keep the frame on an address that does not exist', async ({ browserContext, assert }) => {
    const page = await openPage(browserContext, assert, [/404/])
    await signInAs(page, 'owner')
    await page.goto('/law-firm/no-existe')
    await page.getByRole('heading', { level: 1, name: /./ }).waitFor()
    await page.getByRole('link', { name: 'Expedientes' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Expedientes' }).waitFor()
    assert.include(page.url(), '/law-firm/files/list')
    await page.close()
  })
})

test.group('Forms in dialogs in the browser', (group) => {
  group.setup(() => seedDemo())

  test('are sent by Enter when their buttons stand outside of the form', async ({ browserContext, assert }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'owner')
    await page.goto('/law-firm/clients')
    await page.getByRole('row').nth(1).getByRole('link').click()
    await page
      .getByRole('button', { name: /Invitar/ })
      .first()
      .click()
    await page
      .getByRole('dialog')
      .getByRole('textbox', { name: /Correo/ })
      .fill('nadie@ejemplo.mx')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.close()
  })
})

test.group('Toasts in the browser', (group) => {
  group.setup(() => seedDemo())

  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ])
    test(`stay off the buttons of a drawer and undo the move of an activity at ${viewport.width} pixels`, async ({
      browserContext,
      assert,
    }) => {
      const page = await openPage(browserContext, assert)
      await signInAs(page, 'owner')
      await page.setViewportSize(viewport)
      await page.goto('/law-firm/files/file-overview/7?tab=activities')
      const title = `Presentar el escrito ${viewport.width}`
      await page.locator('#quick-title').fill(title)
      await page.keyboard.press('Enter')
      const item = page.getByRole('listitem').filter({ hasText: title })
      await item.getByRole('button', { name: 'Por iniciar' }).click()
      await page.getByRole('menuitemcheckbox', { name: 'En curso' }).click()
      const undo = page.getByRole('button', { name: 'Deshacer' }).last()
      await undo.waitFor()
      await page.getByRole('button', { name: 'Agregar detalles' }).click()
      const save = page.getByRole('dialog').locator('button[type=submit]')
      await save.click({ trial: true, timeout: 5_000 })
      const [toast, button] = [(await undo.boundingBox())!, (await save.boundingBox())!]
      const isApart =
        toast.x > button.x + button.width ||
        toast.x + toast.width < button.x ||
        toast.y > button.y + button.height ||
        toast.y + toast.height < button.y
      assert.isTrue(isApart, JSON.stringify({ toast, button }))
      await page.keyboard.press('Escape')
      await undo.click()
      await item.getByRole('button', { name: 'Por iniciar' }).waitFor()
      await page.close()
    })
})

const PHONES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
]

/** How far down a page its first row or item may begin, as a part of the height of the screen. */
const LOWEST_START = 0.6

/** Where what a tab of a matter holds begins, for those with tools or a head above it. */
const FIRST_ITEMS: Record<string, string> = {
  summary: 'main [data-part=summary] h2',
  timeline: 'main [data-part=timeline] section article',
  activities: 'main [data-part=activities] ul > li',
  documents: 'main [data-part=documents] tbody tr',
  notes: 'main [data-part=notes] ul > li',
}

test.group('A matter on a small phone in the browser', (group) => {
  group.setup(() => seedDemo())

  test('shows what each of its parts holds on the first screen', async ({ browserContext, assert }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'owner')
    await page.setViewportSize(PHONES[0]!)
    await page.goto('/law-firm/files/file-overview/1?tab=timeline')
    const tabs = page.getByRole('navigation', { name: 'Secciones del expediente' }).getByRole('link')
    const addresses = await Promise.all((await tabs.all()).map(async (tab) => (await tab.getAttribute('href'))!))
    assert.isAbove(addresses.length, 5)
    for (const address of addresses.filter((each) => each.includes('tab='))) {
      await page.goto(address)
      const { y } = (await page.locator('[data-part]').boundingBox())!
      assert.isBelow(y, 190, address)
    }
    await page.close()
  })

  test('begins what a tab lists in the upper part of the screen', async ({ browserContext, assert }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'owner')
    for (const size of PHONES) {
      await page.setViewportSize(size)
      for (const [tab, item] of Object.entries(FIRST_ITEMS)) {
        await page.goto(`/law-firm/files/file-overview/1?tab=${tab}`)
        const first = page.locator(item).first()
        await first.waitFor()
        const { y } = (await first.boundingBox())!
        assert.isBelow(y, LOWEST_START * size.height, `${tab} at ${size.width}`)
      }
    }
    await page.close()
  })

  test('offers filters, a photograph and editing from its buttons and menus', async ({ browserContext, assert }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'owner')
    await page.setViewportSize(PHONES[0]!)
    await page.goto('/law-firm/files/file-overview/1?tab=documents')
    const shared = page.getByRole('button', { name: 'Solo compartidos' })
    assert.isFalse(await shared.isVisible())
    await page.getByRole('button', { name: 'Filtros', exact: true }).click()
    await shared.waitFor()
    assert.isTrue(await fitsItsWidth(page))
    await page.goto('/law-firm/files/file-overview/1?tab=activities&state=resolved')
    await page.getByLabel('Estado', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Más acciones del expediente' }).click()
    await page.getByRole('menuitem', { name: 'Editar datos' }).click()
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.close()
  })

  test('leads to a client whose data begin on the first screen', async ({ browserContext, assert }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'owner')
    for (const size of PHONES) {
      await page.setViewportSize(size)
      await page.goto('/law-firm/clients/1')
      const first = page.getByRole('heading', { level: 2 }).first()
      await first.waitFor()
      assert.isBelow((await first.boundingBox())!.y, LOWEST_START * size.height, `at ${size.width}`)
    }
    await page.close()
  })
})

/** Pages with filters or tools above their first item. */
const WITH_FILTERS: Record<string, string> = {
  '/law-firm/settings/log': 'main ol > li',
  '/law-firm/files/multi-dossier-management': 'main tbody tr',
  '/law-firm/clients/multi-client-management': 'main tbody tr',
}

test.group('Lists on a small phone in the browser', (group) => {
  group.each.setup(() => seedDemo())

  test('begin in the upper part of the screen, their filters behind a button', async ({ browserContext, assert }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'owner')
    for (const size of PHONES) {
      await page.setViewportSize(size)
      for (const [address, item] of Object.entries(WITH_FILTERS)) {
        await page.goto(address)
        const first = page.locator(item).first()
        await first.waitFor()
        const { y } = (await first.boundingBox())!
        assert.isBelow(y, LOWEST_START * size.height, `${address} at ${size.width}`)
        assert.isTrue(await fitsItsWidth(page), `${address} at ${size.width}`)
        const field = page.getByRole('button', { name: /^(Persona|Responsable)/ }).first()
        assert.isFalse(await field.isVisible())
        await page.getByRole('button', { name: 'Filtros', exact: true }).click()
        await field.waitFor()
        assert.isTrue(await fitsItsWidth(page), `${address} with filters at ${size.width}`)
      }
    }
    await page.goto('/law-firm/settings/log')
    const title = (await page.getByRole('heading', { level: 1 }).boundingBox())!
    const button = (await page.getByRole('button', { name: /^Exportar/ }).boundingBox())!
    assert.isBelow(Math.abs(title.y - button.y), 24)
    await page.close()
  })

  test('leave out the name of a next date that a matter has not, and show a past one in red', async ({
    browserContext,
    assert,
  }) => {
    await db.from('matters').update({ next_on: null })
    await db.from('matters').where('id', 1).update({ next_on: '2020-01-02' })
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'owner')
    await page.goto('/law-firm/files/file-overview/1')
    const past = page.locator('main dd:visible', { hasText: 'Vencidas: ' }).locator('.text-danger-fg')
    assert.include(await past.first().innerText(), '2020')
    await page.setViewportSize(PHONES[0]!)
    await page.goto(`${MATTERS}?saved=0&sort=number`)
    await page.locator('main tbody time[datetime="2020-01-02"]').waitFor()
    assert.isAbove(await page.locator('main tbody tr').count(), 3)
    assert.equal(await page.locator('main tbody .cell-label:visible', { hasText: 'Próxima fecha' }).count(), 1)
    await page.close()
  })
})
