import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { seedDemo } from '#tests/helpers/demo'
import { openPage, signInAs } from '#tests/helpers/journey'
import { until } from '#tests/helpers/until'

const HEARS_CLICKS = `(() => {
  const probe = document.body.appendChild(document.createElement('i'))
  let heard = false
  probe.addEventListener('click', () => (heard = true))
  probe.click()
  probe.remove()
  return heard
})()`
const TEMPLATES = '/law-firm/settings/templates'

async function labels(page: Page): Promise<string[]> {
  const handles = await page.getByRole('button', { name: /^Mover «(Actor|Cuantía|Vía)»/ }).all()
  const names = await Promise.all(handles.map((handle) => handle.getAttribute('aria-label')))
  return names.map((name) => /«(.+)»/.exec(name!)![1]!)
}

/** Waits until the fields stand in an order. */
const inOrder = (page: Page, order: string[]) =>
  until(async () => (await labels(page)).join() === order.join(), `the order ${order.join(', ')}`)

/** Adds a field to the first section and leaves it open. */
async function addField(page: Page, label: string, type?: string) {
  await page.getByRole('button', { name: 'Agregar dato' }).first().click()
  await page.getByLabel('Nombre del dato').fill(label)
  if (!type) return
  await page.getByRole('button', { name: 'Tipo Texto' }).click()
  await page.getByRole('option', { name: type, exact: true }).click()
}

/** Drags one handle onto another, as slowly as a hand does. */
async function drag(page: Page, from: string, to: string) {
  const centreOf = async (name: string) => {
    const { x, y, width, height } = (await page.getByRole('button', { name }).boundingBox())!
    return [x + width / 2, y + height / 2] as const
  }
  await page.mouse.move(...(await centreOf(from)))
  await page.mouse.down()
  await page.mouse.move(...(await centreOf(to)), { steps: 12 })
  await page.mouse.up()
  // Clicks are swallowed for a moment after a drag.
  await until(() => page.evaluate(HEARS_CLICKS), 'a click that is heard')
}

test.group('Matter templates in the browser', (group) => {
  group.each.setup(() => seedDemo())

  test('are created, reordered by keyboard and mouse, previewed and used to open a matter', async ({
    browserContext,
    assert,
  }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'owner')
    await page.goto(TEMPLATES)
    await page.getByRole('link', { name: 'Nueva plantilla' }).click()
    await page.getByLabel('Título', { exact: true }).fill('Ejecutivo mercantil')
    await addField(page, 'Actor')
    await page.getByLabel('Obligatorio').check()
    await page.getByRole('button', { name: 'Listo' }).click()
    await addField(page, 'Cuantía', 'Importe')
    await page.getByRole('button', { name: 'Listo' }).click()
    await addField(page, 'Vía', 'Opción única')
    const option = page.getByLabel('Nueva opción')
    await option.fill('Ejecutiva')
    await option.press('Enter')
    await option.fill('EJECUTIVA ')
    await page.getByText('Esta opción ya existe').waitFor()
    await option.fill('Oral')
    await page.getByRole('button', { name: 'Agregar opción' }).click()
    await page.getByRole('button', { name: 'Listo' }).click()

    await page.getByRole('button', { name: 'Mover «Vía»' }).focus()
    await page.keyboard.press('ArrowUp')
    await page.getByText('«Vía»: posición 2 de 3 en «Datos del expediente»').waitFor()
    await inOrder(page, ['Actor', 'Vía', 'Cuantía'])
    await page.keyboard.press('ArrowUp')
    await inOrder(page, ['Vía', 'Actor', 'Cuantía'])
    await drag(page, 'Mover «Cuantía»', 'Mover «Vía»')
    await inOrder(page, ['Cuantía', 'Vía', 'Actor'])
    assert.deepEqual(await labels(page), ['Cuantía', 'Vía', 'Actor'])

    await page.getByRole('button', { name: 'Vista previa' }).click()
    const preview = page.getByRole('dialog', { name: 'Vista previa' })
    await preview.getByLabel(/^Actor/).fill('Prueba')
    await preview.getByText('MXN').waitFor()
    await page.keyboard.press('Escape')

    const deadlines = page.getByRole('region', { name: 'Plazos' })
    await deadlines.getByRole('button', { name: 'Agregar plazo' }).click()
    await deadlines.getByRole('textbox', { name: /^Plazo/ }).fill('Presentar la demanda')
    await deadlines.getByLabel('Mostrarlo al cliente cuando se confirme').check()
    await deadlines.getByLabel(/^Qué lee el cliente/).fill('Presentaremos tu demanda.')
    await page.getByRole('button', { name: 'Crear plantilla' }).click()
    await deadlines.getByText('Este campo es obligatorio').waitFor()
    await deadlines.getByLabel(/^Días después de abrir/).fill('9')
    await page.getByRole('button', { name: 'Crear plantilla' }).click()
    await page.getByText('Se creó la plantilla «Ejecutivo mercantil»').first().waitFor()

    await page.goto('/law-firm/files/add')
    await page.getByRole('button', { name: 'Elegir plantilla' }).click()
    const chooser = page.getByRole('dialog', { name: 'Elegir plantilla' })
    await chooser.getByRole('button', { name: /^Ejecutivo mercantil/ }).click()
    await chooser
      .getByRole('region', { name: 'Ejecutivo mercantil' })
      .getByLabel(/^Actor/)
      .waitFor()
    await chooser.getByRole('button', { name: 'Usar esta plantilla' }).click()
    await chooser.waitFor({ state: 'detached' })
    await page
      .getByLabel(/^Título|^Nombre del asunto|^Asunto/)
      .first()
      .fill('Pagaré contra Refacciones Ñandú')
    await page.getByRole('textbox', { name: 'Cuantía (opcional)' }).fill('150000.50')
    await page
      .locator('form')
      .getByRole('combobox', { name: /^Materia/ })
      .fill('Mercantil')
    await page.getByRole('option', { name: 'Mercantil' }).click()
    await page
      .getByRole('button', { name: /^Abrir|^Crear/ })
      .last()
      .click()
    await page
      .getByText('Este campo es obligatorio')
      .or(page.getByText(/obligatori/i))
      .first()
      .waitFor()
    await page.getByLabel(/^Actor/).fill('Autopartes Cimatario')
    await page
      .getByRole('button', { name: /^Abrir|^Crear/ })
      .last()
      .click()
    await page.waitForURL(/file-overview/)
    const panel = page.getByRole('region', { name: 'Ejecutivo mercantil' })
    await panel.getByText('$150,000.50').waitFor()
    await panel.getByText('Autopartes Cimatario').waitFor()
    await page.getByRole('region', { name: 'Plazos' }).getByText('Presentar la demanda').waitFor()
    await page.close()
  })

  test('ask before unsaved changes are left, and show a concurrent save beside them', async ({
    browserContext,
    assert,
  }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'owner')
    await page.goto(TEMPLATES)
    await page.getByRole('button', { name: 'Acciones de «Divorcio incausado»' }).click()
    await page.getByRole('menuitem', { name: 'Editar' }).click()
    await page.getByLabel('Título', { exact: true }).fill('Divorcio con hijos')
    await page.getByRole('link', { name: 'Cancelar' }).click()
    await page.getByRole('button', { name: 'Seguir editando' }).click()
    await page.waitForURL(/edit\/\d+$/)
    assert.equal(await page.getByLabel('Título', { exact: true }).inputValue(), 'Divorcio con hijos')

    const id = Number(page.url().split('/').at(-1))
    await db.from('matter_templates').where('id', id).update({ version: 2, title: 'Divorcio de otra persona' })
    await page.getByRole('button', { name: 'Guardar cambios' }).click()
    await page.getByText('Otra persona guardó esta plantilla mientras la editabas.').waitFor()
    assert.equal(await page.getByLabel('Título', { exact: true }).inputValue(), 'Divorcio con hijos')
    await page.getByRole('button', { name: 'Ver la versión guardada' }).click()
    await page.getByRole('dialog', { name: 'Divorcio de otra persona' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Guardar mi versión' }).click()
    await page.getByText('Se guardó la plantilla «Divorcio con hijos»').first().waitFor()
    await page.close()
  })
})
