import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import User from '#app/accounts/models/user'
import { credentialsOf, seedDemo } from '#tests/helpers/demo'
import { assertAccessible, fitsItsWidth } from '#tests/helpers/journey'
import { OF_FIRM, OF_PRACTICE } from './pages.js'
import { sweep, windowOf, type Language } from './sweep.js'

test.group('Accessibility of firm pages on desktop and phone', (group) => {
  group.each.setup(() => seedDemo())

  test('holds for the pages of matters and clients', ({ browser, assert }) =>
    sweep(OF_PRACTICE, { browser, assert, viewer: 'owner', language: 'es' }))

  for (const language of ['es', 'en'] as Language[])
    test(`holds for the owner of the firm (${language})`, ({ browser, assert }) =>
      sweep(OF_FIRM, { browser, assert, viewer: 'owner', language }))

  for (const language of ['es', 'en'] as Language[])
    test(`holds for each step of onboarding (${language})`, async ({ browser, assert }) => {
      const owner = await User.findByOrFail('email', credentialsOf('owner').email)
      await owner.merge({ profileComplete: false, timeZone: null }).save()
      await db.from('workspaces').where('owner_id', owner.id).update({ city: null, state: null, practice_areas: null })
      const { page, close } = await windowOf(browser, assert, { viewer: 'owner', language })
      await page.setViewportSize({ width: 360, height: 740 })
      const titles = new Set<string>()
      for (const step of ['profile', 'firm']) {
        await page.goto('/welcome')
        titles.add(await page.getByRole('heading', { level: 1 }).innerText())
        await assertAccessible(page, assert)
        assert.isTrue(await fitsItsWidth(page), `the step ${step} at 360`)
        await User.query().where('id', owner.id).update({ time_zone: 'America/Mexico_City' })
      }
      assert.equal(titles.size, 2)
      await close()
    })
})
