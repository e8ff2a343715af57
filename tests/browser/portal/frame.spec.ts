import { test } from '@japa/runner'
import type { Locator } from 'playwright'
import { ChangeStage } from '#app/matters/actions/change_stage'
import Matter from '#app/matters/models/matter'
import { startAfresh } from '#tests/helpers/browser'
import { assertAccessible, fitsItsWidth, openPage } from '#tests/helpers/journey'
import { startSession } from '#tests/helpers/session_cookie'
import { pageOf, portalScene } from '../../functional/portal/scene.js'

const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

/** A matter that came through two stages and is at the third. */
async function walkedScene() {
  const scene = await portalScene()
  const author = { userId: scene.place.owner.id, kind: 'user' as const, ip: null, requestId: null }
  await scene.matter.merge({ materia: 'civil' }).save()
  for (const [stage, since] of [
    ['Demanda', '2026-10-15'],
    ['Emplazamiento', '2026-10-20'],
    ['Contestación', '2026-11-05'],
  ] as const)
    await new ChangeStage().handle(author, await Matter.findOrFail(scene.matter.id), { stage, since })
  return scene
}

const leftOf = async (place: Locator) => Math.round((await place.boundingBox())!.x)
const topOf = async (place: Locator) => Math.round((await place.boundingBox())!.y)

test.group('Frame of the portal', (group) => {
  group.each.setup(startAfresh)
  group.each.teardown(startAfresh)

  test('draws the way of a matter across a desk and down a phone, in one column with its title', async ({
    browserContext,
    assert,
  }) => {
    const { matter, user } = await walkedScene()
    await startSession(browserContext, user)
    const page = await openPage(browserContext, assert)
    await page.setViewportSize(DESK)
    await page.goto(pageOf(matter))
    const steps = page.getByRole('list', { name: 'Pasos de su asunto' }).getByRole('listitem')
    const [first, second] = [steps.nth(0), steps.nth(1)]
    assert.match((await first.textContent()) ?? '', /Demanda.*Hecho.*15 oct 2026/)
    const current = page.locator('[aria-current="step"]')
    assert.match((await current.textContent()) ?? '', /Contestación.*Estamos aquí.*5 nov 2026/)
    assert.match((await steps.nth(3).textContent()) ?? '', /^Pruebas\s*Por venir$/)
    assert.equal(await topOf(first), await topOf(second))
    const title = await leftOf(page.getByRole('heading', { level: 1 }))
    assert.equal(title, await leftOf(page.getByRole('region', { name: 'Cómo va su asunto' })))
    assert.equal(title, await leftOf(page.getByRole('region', { name: '¿Qué sigue?' })))
    await assertAccessible(page, assert)
    await page.setViewportSize(PHONE)
    assert.equal(await leftOf(first), await leftOf(second))
    assert.isAbove(await topOf(second), await topOf(first))
    assert.isTrue(await fitsItsWidth(page))
    await page.close()
  })

  test('speaks to the client as usted on pages that firms have too, and bears the name of the firm', async ({
    browserContext,
    assert,
  }) => {
    const { user, place } = await portalScene()
    await startSession(browserContext, user)
    const page = await openPage(browserContext, assert)
    await page.setViewportSize(DESK)
    await page.goto('/settings/account')
    await page.getByText('Así le ven las personas de su despacho.').waitFor()
    await page.getByRole('banner').getByRole('link', { name: 'Ibarra y Asociados' }).waitFor()
    await page.getByRole('navigation', { name: 'Mi cuenta' }).getByRole('link', { name: 'Seguridad' }).click()
    await page.getByText('Cómo entra a Foja').waitFor()
    assert.equal(await page.getByText('Tokens').count(), 0)
    await page.getByRole('banner').getByRole('link', { name: 'Ibarra y Asociados' }).click()
    await page.getByRole('heading', { name: 'Hola, Renata' }).waitFor()
    assert.equal(await page.getByText('otro despacho').count(), 0)
    await page.close()
    assert.equal(place.workspace.name, 'Ibarra y Asociados')
  })
})
