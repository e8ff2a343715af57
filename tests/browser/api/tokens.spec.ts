import { test } from '@japa/runner'
import { matterOf } from '#database/factories/matter_factory'
import { startAfresh } from '#tests/helpers/browser'
import { assertAccessible, openPage } from '#tests/helpers/journey'
import { firm, PASSWORD } from '#tests/helpers/people'
import { until } from '#tests/helpers/until'
import { enter } from '#tests/helpers/browser'

test.group('API tokens in the browser', (group) => {
  group.each.setup(startAfresh)
  group.each.teardown(startAfresh)

  test('are created by keyboard, tried in the API reference and revoked', async ({ browserContext, assert }) => {
    const own = await firm()
    await own.owner.setPassword(PASSWORD)
    await own.owner.save()
    const matter = await matterOf(own)
    const page = await openPage(browserContext, assert)
    await enter(page, own.owner)
    await page.goto('/settings/security')

    await page.getByRole('button', { name: 'Crear token' }).focus()
    await page.keyboard.press('Enter')
    const draft = page.getByRole('dialog', { name: 'Crear un token' })
    await draft.locator('input:focus').waitFor()
    await page.keyboard.press('Enter')
    await draft.getByText('Elige al menos un permiso.').waitFor()
    await page.keyboard.type('Hoja de cálculo')
    await draft.getByLabel('Buscar permisos').fill('EXPEDIÉNTES')
    await draft.getByRole('checkbox', { name: 'Leer' }).focus()
    await page.keyboard.press('Space')
    await assertAccessible(page, assert)
    await draft.getByRole('button', { name: 'Continuar' }).focus()
    await page.keyboard.press('Enter')
    const proof = page.getByRole('dialog', { name: 'Confirma que eres tú' }).locator('input:focus')
    // The dialog takes the focus once more when it has come: letters typed before that are lost.
    await until(async () => {
      await proof.fill('')
      await page.keyboard.type(PASSWORD)
      return (await proof.inputValue()) === PASSWORD
    }, 'the typed password')
    await page.keyboard.press('Enter')
    const value = page.getByLabel('Token', { exact: true })
    await value.waitFor()
    const token = await value.inputValue()
    assert.match(token, /^foja_pat_/)
    await assertAccessible(page, assert)
    await page.reload()
    await page.getByText('Hoja de cálculo').waitFor()
    await value.waitFor({ state: 'detached' })

    await page.getByRole('link', { name: 'Referencia de la API' }).click()
    await page.getByRole('heading', { level: 1, name: 'Referencia de la API' }).waitFor()
    await page.getByLabel('Buscar en la referencia').fill('un expediente')
    await page.getByText('1 llamada').waitFor()
    await page.getByLabel('Token', { exact: true }).fill(token)
    await page.getByText('/matters/{id}').click()
    await page.getByLabel('id', { exact: true }).last().fill(String(matter.id))
    await page.getByRole('button', { name: 'Enviar' }).click()
    await page.getByText('Respuesta 200').waitFor()
    await page.getByText(matter.reference).waitFor()
    assert.isFalse(await page.evaluate(`JSON.stringify({ ...localStorage, ...sessionStorage }).includes('${token}')`))
    await assertAccessible(page, assert)
    await page.getByText('English').click()
    await page.getByRole('heading', { level: 1, name: 'API reference' }).waitFor()
    await page.getByText('Español').click()

    await page.goto('/settings/security')
    await page.getByRole('button', { name: 'Revocar Hoja de cálculo' }).click()
    await page.getByRole('dialog').locator('input:focus').waitFor()
    await page.keyboard.type(PASSWORD)
    await page.keyboard.press('Enter')
    await page.getByText('El acceso se revocó').waitFor()
    await page.getByText('No hay tokens').waitFor()
    await page.close()
  })

  test('have a public API reference that can be searched, even on a phone', async ({ browserContext, assert }) => {
    const page = await openPage(browserContext, assert)
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/api/v1/reference')
    await page.getByRole('heading', { level: 1, name: 'Referencia de la API' }).waitFor()
    await page.getByLabel('Buscar en la referencia').fill('nada de esto')
    await page.getByText('Ninguna llamada contiene «nada de esto».').waitFor()
    await page.close()
  })
})
