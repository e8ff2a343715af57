import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import User from '#app/accounts/models/user'
import { clock } from '#app/core/clock'
import { homePanels, portalPanels } from '#app/core/contributions/registries'
import { toSqlInstant } from '#app/core/models/columns'
import { notify } from '#app/notifications/actions/notify'
import FirmRequest from '#app/portal/models/firm_request'
import Invitation from '#app/workspaces/models/invitation'
import Member from '#app/workspaces/models/member'
import { credentialsOf, seedDemo } from '#tests/helpers/demo'
import { openPage, signInAs } from '#tests/helpers/journey'
import { firm } from '#tests/helpers/people'
import { until } from '#tests/helpers/until'
import { pageIn } from '#tests/helpers/visitor'

const NARROWEST = 200
const WIDTHS = [1024, 1440]

/** Another firm invites somebody. */
async function invite(email: string) {
  const { workspace, owner } = await firm('Bufete Ñandú')
  await Invitation.create({
    workspaceId: workspace.id,
    kind: 'client',
    email,
    invitedById: owner.id,
    state: 'pending',
    tokenHash: email.padEnd(64, '0').slice(0, 64),
    sentText: 'x',
    receivedText: 'x',
    timesSent: 1,
    sentAt: clock.now(),
    expiresAt: clock.now().plus({ days: 7 }),
  })
}

/** Something for each panel of both homes to say. */
async function fillHomes() {
  const [lawyer, client] = await Promise.all(
    (['owner', 'client'] as const).map((role) => User.findByOrFail('email', credentialsOf(role).email))
  )
  await invite(lawyer!.email)
  await invite(client!.email)
  const { workspaceId } = await Member.findByOrFail('userId', lawyer!.id)
  const asked = { addressedTo: 'Ibarra Lozano', message: 'Me clausuraron.', state: 'open' as const }
  await FirmRequest.create({ ...asked, workspaceId, userId: client!.id })
  const values = { from: client!.name }
  const told = { kind: 'portal_firm_request', to: [lawyer!.id], actorId: null, workspaceId, values, subject: null }
  await db.transaction((trx) => notify(trx, told))
  await db.table('stored_searches').insert({
    user_id: lawyer!.id,
    source: 'scjn',
    signature: 's'.repeat(64),
    text: 'clausura de establecimientos',
    filters: '{}',
    total: 3,
    searched_at: toSqlInstant(clock.now()),
  })
}

/** The panels of the home that is open, each with its width. */
async function panelsOf(page: Page, address: string): Promise<{ keys: string[]; widths: number[] }> {
  const document = await (await page.goto(address))!.text()
  const keys = (pageIn(document).props.panels as { key: string }[]).map(({ key }) => key)
  const drawn = `document.querySelectorAll('[data-panels] > :not([aria-hidden=true])').length`
  await until(async () => (await page.evaluate(drawn)) === keys.length, 'every panel')
  const widths = await page.evaluate<number[]>(
    `[...document.querySelectorAll('[data-panels] > *')].map((panel) => panel.getBoundingClientRect().width)`
  )
  return { keys, widths }
}

test.group('Home panels', (group) => {
  group.setup(async () => {
    await seedDemo()
    await fillHomes()
  })

  for (const [role, address, registry] of [
    ['owner', '/main', homePanels],
    ['client', '/main/client', portalPanels],
  ] as const) {
    test(`are wide enough to read at ${address} when every one has something to say`, async ({
      browserContext,
      assert,
    }) => {
      const page = await openPage(browserContext, assert)
      await signInAs(page, role)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        const { keys, widths } = await panelsOf(page, address)
        assert.deepEqual(
          keys,
          registry.all().map(({ key }) => key)
        )
        widths.forEach((panel, place) => assert.isAtLeast(panel, NARROWEST, `${keys[place]} at ${width}`))
      }
      await page.close()
    })
  }
})
