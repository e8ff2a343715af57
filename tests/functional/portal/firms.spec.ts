import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import sharp from 'sharp'
import { test } from '@japa/runner'
import { matterOf } from '#database/factories/matter_factory'
import type User from '#app/accounts/models/user'
import { clock } from '#app/core/clock'
import Matter from '#app/matters/models/matter'
import { ChangeStage } from '#app/matters/actions/change_stage'
import { PostUpdate } from '#app/portal/actions/post_update'
import { SendMessage } from '#app/portal/actions/send_message'
import { sendDueNotices } from '#app/notifications/actions/send_due_notices'
import { ChangeLogo } from '#app/workspaces/actions/change_logo'
import { mailsTo } from '#tests/helpers/mailbox'
import { firm, person, type Firm } from '#tests/helpers/people'
import { signedIn } from '#tests/helpers/signed_in'
import { pageIn, Visitor } from '#tests/helpers/visitor'
import { clientOf, pageOf, portalOf, portalScene } from './scene.js'

interface Portal {
  firms: { id: number; name: string }[]
  current: { id: number; name: string; logo: string | null } | null
  work: { name: string }[]
}

type Today = { steps: object[]; requests: object[]; elsewhere: { name: string; count: number }[] }

const authorOf = ({ owner }: Firm) => ({ userId: owner.id, kind: 'user' as const, ip: null, requestId: null })

/** A matter of another firm that the same person follows. */
async function matterElsewhere(user: User, name: string) {
  const place = await firm(name)
  const client = await clientOf(place, { name: user.name, email: user.email, userId: user.id })
  const matter = await matterOf(place, { title: 'Divorcio' })
  await matter.merge({ clientId: client.id, clientUserId: user.id }).save()
  return { place, matter }
}

const panelOf = (props: Record<string, unknown>, key: string) =>
  (props.panels as { key: string; content: unknown }[]).find((panel) => panel.key === key)?.content

async function setLogo(place: Firm): Promise<void> {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#204060' } })
    .webp()
    .toBuffer()
  await new ChangeLogo().handle(authorOf(place), place.workspace, png)
  await place.workspace.refresh()
}

test.group('Portal of a firm', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('bears the name and logo of the firm, and offers its client no other', async ({ client, assert }) => {
    const { place, user } = await portalScene()
    const reader = await signedIn(client, user)
    const { props } = pageIn((await reader.page('/main/client')).text())
    const portal = props.portal as Portal
    assert.deepInclude(portal.current, { name: 'Ibarra y Asociados', logo: null })
    assert.lengthOf(portal.firms, 1)
    assert.deepEqual(portal.work, [])
    assert.isUndefined(panelOf(props, 'portal.firms'))
    await setLogo(place)
    const branded = pageIn((await reader.page('/settings/account')).text()).props.portal as Portal
    assert.equal(branded.current?.logo, place.workspace.logo)
    const picture = await reader.page(`/pictures/${place.workspace.logo}`)
    picture.assertStatus(200)
  })

  test('is shown to nobody but clients', async ({ client, assert }) => {
    const { place } = await portalScene()
    const lawyer = await signedIn(client, place.owner, place.workspace)
    assert.isUndefined(pageIn((await lawyer.page('/main')).text()).props.portal)
  })

  test('offers a way to a firm to whom nobody works for', async ({ client, assert }) => {
    const reader = await signedIn(client, await person({ type: 'client' }))
    const { props } = pageIn((await reader.page('/main/client')).text())
    assert.isNull((props.portal as Portal).current)
    assert.deepEqual(panelOf(props, 'portal.firms'), { requests: [], hasFirm: false })
  })

  test('is left for that of another firm by its address, and by opening a matter', async ({ client, assert }) => {
    const { place, matter, user } = await portalScene()
    const other = await matterElsewhere(user, 'Zepeda Litigio')
    await new SendMessage().handle(authorOf(other.place), other.matter, 'firm', 'Buenos días.')
    const reader = await signedIn(client, user)
    const first = pageIn((await reader.page('/main/client')).text()).props
    assert.equal((first.portal as Portal).current?.id, place.workspace.id)
    assert.deepEqual(
      (panelOf(first, 'portal.today') as Today).elsewhere.map(({ name, count }) => [name, count]),
      [['Zepeda Litigio', 1]]
    )
    const listed = async () =>
      (pageIn((await reader.page('/law-firm/cliente-files')).text()).props.matters as { id: number }[]).map(
        ({ id }) => id
      )
    assert.deepEqual(await listed(), [matter.id])
    const second = pageIn((await reader.page(`/main/client?firm=${other.place.workspace.id}`)).text()).props
    assert.equal((second.portal as Portal).current?.name, 'Zepeda Litigio')
    assert.deepEqual((panelOf(second, 'portal.today') as Today).elsewhere, [])
    assert.deepEqual(await listed(), [other.matter.id])
    await reader.page(pageOf(matter))
    assert.deepEqual(await listed(), [matter.id])
  })

  test('shows the matters of its firm to whom another firm has more of than a list holds', async ({
    client,
    assert,
  }) => {
    const { place, matter, user } = await portalScene()
    const other = await matterElsewhere(user, 'Zepeda Litigio')
    const { id: _, ...row } = await db.from('matters').where('id', other.matter.id).firstOrFail()
    const copy = (number: number) => ({
      ...row,
      number,
      reference: `ZL-${number}`,
      updated_at: '2099-01-01 00:00:00.000',
    })
    await db.table('matters').multiInsert(Array.from({ length: 100 }, (_one, place) => copy(1_000 + place)))
    const reader = await signedIn(client, user)
    const { props } = pageIn((await reader.page(`/main/client?firm=${place.workspace.id}`)).text())
    assert.isTrue((panelOf(props, 'portal.today') as { hasMatters: boolean }).hasMatters)
    const listed = pageIn((await reader.page('/law-firm/cliente-files')).text()).props.matters as { id: number }[]
    assert.deepEqual(
      listed.map(({ id }) => id),
      [matter.id]
    )
  })

  test('is not that of a firm that works for others', async ({ client, assert }) => {
    const { place, user } = await portalScene()
    const stranger = await firm('Despacho ajeno')
    const reader = await signedIn(client, user)
    const { props } = pageIn((await reader.page(`/main/client?firm=${stranger.workspace.id}`)).text())
    assert.equal((props.portal as Portal).current?.id, place.workspace.id)
  })

  test('shows the way of a matter, with days only where something was reached', async ({ client, assert }) => {
    const { place, matter, user } = await portalScene()
    await matter.merge({ materia: 'amparo' }).save()
    await db.from('matter_stages').where('matter_id', matter.id).delete()
    for (const [stage, since] of [
      ['Demanda', '2026-10-15'],
      ['Admisión', '2026-10-16'],
    ] as const)
      await new ChangeStage().handle(authorOf(place), await Matter.findOrFail(matter.id), { stage, since })
    const reader = await signedIn(client, user)
    const { props } = pageIn((await reader.page(pageOf(matter))).text())
    const path = props.path as { name: string; state: string; since: string | null }[]
    assert.deepEqual(path.slice(0, 3), [
      { name: 'Demanda', state: 'done', since: '2026-10-15' },
      { name: 'Admisión', state: 'current', since: '2026-10-16' },
      { name: 'Suspensión', state: 'ahead', since: null },
    ])
    const lawyer = await signedIn(client, place.owner, place.workspace)
    const seen = pageIn((await lawyer.page(`/law-firm/files/${matter.id}/client-view`)).text())
    assert.equal(seen.component, 'law_firm/client_view')
    assert.deepEqual(seen.props.path, path as never)
  })

  test('tells its clients only of what concerns them in the settings of notices', async ({ client, assert }) => {
    const { place, user } = await portalScene()
    const events = async (who: User, where?: Firm) => {
      const reader = await signedIn(client, who, where?.workspace)
      const { props } = pageIn((await reader.page('/settings/notification')).text())
      return (props.rows as { event: string }[]).map(({ event }) => event)
    }
    const own = await events(user)
    assert.includeMembers(own, ['new_device', 'portal_message', 'portal_document_requested', 'document_shared'])
    assert.notIncludeMembers(own, ['member_joined'])
    assert.notInclude(own, 'portal_firm_request')
    assert.includeMembers(await events(place.owner, place), ['member_joined', 'portal_firm_request'])
  })
})

test.group('Emails of a portal', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('bear the name and logo of the firm, or its initials', async ({ client, assert }) => {
    const { place, matter, client: row, user } = await portalScene()
    const lawyer = await signedIn(client, place.owner, place.workspace)
    await lawyer.submit('post', `${portalOf(matter)}/links`, { clientId: row.id })
    const [plain] = await mailsTo(user.email)
    assert.match(plain!.html, /class="mark"[^>]*>\s*IA\s*</)
    assert.match(plain!.text, /^Ibarra y Asociados\n/)
    await setLogo(place)
    await lawyer.submit('post', `${portalOf(matter)}/links`, { clientId: row.id })
    const [branded] = await mailsTo(user.email)
    assert.include(branded!.html, 'src="data:image/png;base64,')
    assert.notInclude(branded!.html, 'class="mark"')
  })

  test('say usted to clients and tú to people of firms', async ({ client, assert, cleanup }) => {
    // Noon in Mexico: at night clients are left in peace.
    clock.freeze(clock.now().set({ hour: 18 }))
    cleanup(() => clock.restore())
    const { place, matter, user } = await portalScene()
    const text = { text: 'El juez admitió la demanda.', shown: true }
    await new PostUpdate().handle(authorOf(place), matter, text as never)
    await new SendMessage().handle(authorOf(place), matter, 'firm', 'Buenos días.')
    const reader = await signedIn(client, user)
    await reader.submit('post', `${pageOf(matter)}/messages`, { text: 'Gracias.' })
    await sendDueNotices()
    const [toClient] = await mailsTo(user.email)
    assert.include(toClient!.text, 'Ibarra y Asociados le escribió sobre')
    assert.include(toClient!.text, 'Puede elegir qué avisos recibe')
    assert.match(toClient!.text, /^Ibarra y Asociados\n/)
    const [toFirm] = await mailsTo(place.owner.email)
    assert.include(toFirm!.text, 'te escribió sobre')
    assert.notInclude(toFirm!.text, 'Puede elegir')
  })

  test('tell who sent a link on its page, to who holds it', async ({ client, assert }) => {
    const { place, matter, client: row, user } = await portalScene()
    await setLogo(place)
    const lawyer = await signedIn(client, place.owner, place.workspace)
    await lawyer.submit('post', `${portalOf(matter)}/links`, { clientId: row.id })
    const [mail] = await mailsTo(user.email)
    const visitor = new Visitor()
    await visitor.open('/login/link')
    const sender = async (link: string) => JSON.parse((await visitor.submit('post', '/login/link/firm', { link })).text)
    const { data } = await sender(mail!.link!.split('#')[1]!)
    assert.equal(data.name, 'Ibarra y Asociados')
    assert.match(data.logo, /^data:image\/webp;base64,/)
    assert.deepEqual(await sender('x'.repeat(43)), { data: null })
  })

  test('word mistakes in fields alike for clients and people of firms, addressing nobody', async ({
    client,
    assert,
  }) => {
    const { place, user } = await portalScene()
    for (const reader of [await signedIn(client, user), await signedIn(client, place.owner, place.workspace)]) {
      const refused = await reader.submit('patch', '/settings/account', { name: user.name, phone: '12' })
      refused.assertStatus(303)
      const told = pageIn((await reader.page('/settings/account')).text()).props.errors as Record<string, string>
      assert.equal(told.phone, 'Un teléfono lleva diez dígitos, o + y la clave del país')
    }
  })
})
