import { test } from '@japa/runner'
import User from '#app/accounts/models/user'
import { credentialsOf, seedDemo } from '#tests/helpers/demo'
import { fitsItsWidth, openPage, signInAs } from '#tests/helpers/journey'
import { changedPin } from '../accessibility/pages.js'

test.group('Pinned text in the browser', (group) => {
  group.setup(() => seedDemo())

  test('stands beside the present one with its differences marked, in one column on a phone and in both languages', async ({
    browserContext,
    assert,
  }) => {
    const address = await changedPin()
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'owner')
    await page.goto(`/law-firm/files/file-overview/${address.split('/')[3]}?tab=research`)
    await page.getByRole('link', { name: 'Comparar con el texto actual' }).click()
    await page.waitForURL(`**${address}`)
    await page.getByRole('heading', { level: 1, name: 'Texto fijado y texto actual' }).waitFor()
    const removed = page.locator('del:visible').filter({ hasText: 'después se suprimió' })
    await removed.waitFor()
    await page.getByText(/^Como se fijó el/).waitFor()
    await page.getByText('Texto actual', { exact: true }).first().waitFor()

    await page.setViewportSize({ width: 360, height: 740 })
    await removed.waitFor()
    assert.isFalse(await page.getByText(/^Como se fijó el/).isVisible())
    assert.isTrue(await fitsItsWidth(page), 'at 360')

    await User.query().where('email', credentialsOf('owner').email).update({ language: 'en' })
    await page.goto(address)
    await page.getByRole('heading', { level: 1, name: 'Pinned text and current text' }).waitFor()
    await page.close()
  })
})
