import { test } from '@japa/runner'
import type { Locator } from 'playwright'
import Matter from '#app/matters/models/matter'
import { CLIENT_TEXT_KEYS, CLIENT_TEXTS, hasText, PLAIN_TEXTS } from '#app/clients/domain/fields'
import { translate } from '#app/core/messages/catalogue'
import { MATTER_TEXT_KEYS, MATTER_TEXTS } from '#app/matters/domain/fields'
import { seedDemo } from '#tests/helpers/demo'
import { openPage, signInAs } from '#tests/helpers/journey'

const es = (id: string) => translate('es', id)
const labelled = (form: Locator, id: string) => form.getByLabel(es(id)).first().waitFor()
const boxOf = (form: Locator, key: string) => form.locator(`input[name="${key}"]`)

/** Texts that are chosen from a list, or typed into its box. */
const CHOSEN = ['colonia', 'court', 'proceeding', 'stage']

/** Something for a text that fits into its column and is told apart from others. */
const said = (key: string, { length }: { length: number }) => `${key} x`.slice(0, length)

test.group('Texts of records in the browser', (group) => {
  group.setup(() => seedDemo())

  test('are each drawn in the form of a client and shown on its page', async ({ browserContext, assert }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'owner')
    await page.goto('/law-firm/clients/add')
    const form = page.locator('main')
    for (const type of ['person', 'business'] as const) {
      await page.getByRole('radio', { name: es(`clients.${type}`) }).check()
      for (const key of CLIENT_TEXT_KEYS.filter((each) => hasText(type, each)))
        await labelled(form, `clients.field.${key}`)
    }
    const typed = PLAIN_TEXTS.filter((key) => !CHOSEN.includes(key))
    await boxOf(form, 'name').fill('Textos del Ejemplo')
    for (const key of typed) await boxOf(form, key).fill(said(key, CLIENT_TEXTS[key]))
    await form.locator('button[type=submit]').click()
    await page.getByRole('heading', { level: 1, name: 'Textos del Ejemplo' }).waitFor()
    for (const key of typed) await form.getByText(said(key, CLIENT_TEXTS[key])).first().waitFor()
    await page.close()
  })

  test('are each drawn in the form of a matter and shown on its page', async ({ browserContext, assert }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'owner')
    const { id } = await Matter.query().where({ status: 'active', readOnly: false, archived: false }).firstOrFail()
    await page.goto(`/law-firm/files/file-overview/${id}`)
    await page
      .getByRole('button', { name: es('matters.overview.edit') })
      .first()
      .click()
    const form = page.getByRole('dialog')
    const typed = MATTER_TEXT_KEYS.filter((key) => !CHOSEN.includes(key))
    for (const key of MATTER_TEXT_KEYS) await labelled(form, `matters.field.${key}`)
    for (const key of typed) await boxOf(form, key).fill(said(key, MATTER_TEXTS[key]))
    await form.getByRole('button', { name: es('matters.edit.submit') }).click()
    await form.waitFor({ state: 'detached' })
    for (const key of typed) await page.locator('main').getByText(said(key, MATTER_TEXTS[key])).first().waitFor()
    await page.close()
  })
})
