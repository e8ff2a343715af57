import { test } from '@japa/runner'
import { SendMessage } from '#app/portal/actions/send_message'
import { enter, startAfresh } from '#tests/helpers/browser'
import { openPage } from '#tests/helpers/journey'
import { PASSWORD } from '#tests/helpers/people'
import { portalScene } from '../../functional/portal/scene.js'

test.group('Portal as seen by the firm', (group) => {
  group.each.setup(startAfresh)
  group.each.teardown(startAfresh)

  test('lets a lawyer read a message, post a status, request a document and preview as the client', async ({
    browserContext,
    assert,
  }) => {
    const { place, matter, user, client } = await portalScene()
    await client.merge({ phones: [{ number: '+525512345678', label: 'Celular' }] }).save()
    const author = { userId: user.id, kind: 'user' as const, ip: null, requestId: null }
    await new SendMessage().handle(author, matter, 'client', '¿Cómo va mi asunto?')
    await place.owner.setPassword(PASSWORD)
    await place.owner.save()
    const page = await openPage(browserContext, assert)
    await enter(page, place.owner)
    await page.goto(`/law-firm/files/file-overview/${matter.id}?tab=messages`)
    await page.getByText('¿Cómo va mi asunto?').waitFor()
    await page.getByRole('button', { name: 'Escribir avance' }).click()
    await page.getByLabel('Qué pasó').fill('El juez admitió la demanda.')
    await page.getByLabel('Qué sigue').fill('Audiencia')
    await page.getByRole('button', { name: 'Guardar avance' }).click()
    await page.getByText('Visible para el cliente').waitFor()
    await page.getByRole('button', { name: 'Solicitar documento' }).click()
    await page.getByLabel('Documento que se necesita').fill('Identificación')
    await page.getByRole('button', { name: 'Solicitar', exact: true }).click()
    await page.getByText('Pendiente').waitFor()
    await page.getByRole('button', { name: 'WhatsApp' }).click()
    const link = page.getByRole('link', { name: 'Abrir WhatsApp' })
    assert.match((await link.getAttribute('href'))!, /^https:\/\/wa\.me\/525512345678\?text=Hola%2C%20Renata/)
    const text = await page.getByLabel('Texto').inputValue()
    assert.match(text, /\/login\/link\/new$/)
    assert.notMatch(text, /\.\.|«[^»]*«/)
    await page.getByRole('button', { name: 'Cancelar' }).click()
    await page.getByRole('link', { name: 'Ver como cliente' }).click()
    await page.getByText('Así lo ve el cliente.').waitFor()
    await page.getByText('El juez admitió la demanda.').waitFor()
    assert.equal(await page.getByRole('button', { name: /Subir archivo|Enviar mensaje/ }).count(), 0)
    await page.close()
  })
})
