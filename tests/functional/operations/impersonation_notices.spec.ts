import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { clientOf } from '#database/factories/client_factory'
import NotificationChoice from '#app/accounts/models/notification_choice'
import EndExpiredImpersonationsJob from '#app/backoffice/jobs/end_expired_impersonations_job'
import { clock } from '#app/core/clock'
import { atDesk } from '#tests/functional/law_firm/matters/desk'
import { headersOf } from '#tests/functional/shell/access_people'
import { mailsTo } from '#tests/helpers/mailbox'
import { whereItLeads } from '#tests/helpers/notices'
import { firm, person, type Firm } from '#tests/helpers/people'
import { signedIn } from '#tests/helpers/signed_in'
import type User from '#app/accounts/models/user'

const REASON = 'No puede abrir sus documentos: caso 2041'

async function begin(client: ApiClient, target: User) {
  clock.freeze('2026-11-20T15:00:00.000Z')
  const operator = await person({ isAdmin: true, name: 'Operadora de guardia' })
  const admin = await signedIn(client, operator)
  await admin.submit('post', `/settings/users/${target.id}/impersonation`, { reason: REASON })
  const { id } = await db.from('impersonations').orderBy('id', 'desc').firstOrFail()
  return { operator, id: Number(id) }
}

const supportLog = async (client: ApiClient, { owner, workspace }: Firm) =>
  (await (await atDesk(client, owner, workspace)).visit('/law-firm/settings/log?kind=support')).body().props.lines

test.group('Impersonation as seen by the firm', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(() => clock.restore())

  test('reaches the owner by a notice and a mail with operator, person, reason and end', async ({ client, assert }) => {
    const own = await firm('Ibarra Lozano')
    const lawyer = await own.hire('lawyer')
    await begin(client, lawyer)
    const notice = await db.from('notices').where('kind', 'impersonation_started').firstOrFail()
    assert.include(notice, { user_id: own.owner.id, workspace_id: own.workspace.id, email_state: 'none' })
    assert.equal(Number(notice.in_app), 1)
    assert.equal(whereItLeads(notice), '/law-firm/settings/log?kind=support')
    const [mail] = await mailsTo(own.owner.email)
    assert.include(mail!.subject, `Soporte entró a la cuenta de ${lawyer.name} en Ibarra Lozano`)
    for (const said of ['Operadora de guardia', REASON, '9:30']) assert.include(mail!.text, said)
  })

  test('cannot be silenced', async ({ client, assert }) => {
    const own = await firm()
    for (const channel of ['app', 'email'] as const)
      await NotificationChoice.create({ userId: own.owner.id, event: 'impersonation_started', channel, enabled: false })
    await begin(client, own.owner)
    assert.lengthOf(await db.from('notices').where({ kind: 'impersonation_started', in_app: 1 }), 1)
    assert.lengthOf(await mailsTo(own.owner.email), 1)
  })

  test('stands in the log of the firm from its beginning to its end', async ({ client, assert }) => {
    const own = await firm()
    const lawyer = await own.hire('lawyer')
    const { operator, id } = await begin(client, lawyer)
    const impersonation = { id, adminId: operator.id, adminName: operator.name, until: '2026-11-20T15:30:00.000Z' }
    const headers = await headersOf(lawyer, own.workspace, { impersonation })
    clock.freeze('2026-11-20T15:10:00.000Z')
    const request = client.delete('/impersonation').redirects(0)
    for (const [name, value] of Object.entries(headers)) request.header(name, value)
    ;(await request).assertStatus(302)
    const [end, start] = await supportLog(client, own)
    assert.include(start, { action: 'impersonation.started', actor: 'Operadora de guardia' })
    assert.equal(start.subject.name, lawyer.name)
    assert.deepEqual(start.changes, [
      { field: 'reason', before: null, after: REASON },
      { field: 'until', before: null, after: '2026-11-20T15:30:00.000Z' },
    ])
    assert.include(end, { action: 'impersonation.ended', actor: lawyer.name, operator: 'Operadora de guardia' })
    assert.equal(end.at, '2026-11-20T15:10:00.000Z')
    clock.freeze('2026-11-20T16:00:00.000Z')
    await new EndExpiredImpersonationsJob().handle()
    assert.lengthOf(await supportLog(client, own), 2, 'what ended is not ended again')
  })

  test('ends in the log once its time is over, when nobody ended it', async ({ client, assert }) => {
    const own = await firm()
    await begin(client, own.owner)
    clock.freeze('2026-11-20T15:30:00.000Z')
    await new EndExpiredImpersonationsJob().handle()
    assert.lengthOf(await supportLog(client, own), 1)
    clock.freeze('2026-11-20T15:31:00.000Z')
    await new EndExpiredImpersonationsJob().handle()
    const [end] = await supportLog(client, own)
    assert.include(end, { action: 'impersonation.ended', actor: 'Operadora de guardia' })
    assert.equal(end.changes[0].after, 'expired')
    assert.isNotNull((await db.from('impersonations').firstOrFail()).ended_at)
  })

  test('of a client reaches every firm that works for them', async ({ client, assert }) => {
    const [one, other, third] = [await firm(), await firm(), await firm()]
    const target = await person({ type: 'client' })
    for (const each of [one, other]) await (await clientOf(each)).merge({ userId: target.id }).save()
    await begin(client, target)
    const told = await db.from('notices').where('kind', 'impersonation_started').orderBy('workspace_id')
    assert.deepEqual(
      told.map(({ workspace_id }) => workspace_id),
      [one.workspace.id, other.workspace.id]
    )
    clock.freeze('2026-11-20T15:31:00.000Z')
    await new EndExpiredImpersonationsJob().handle()
    for (const each of [one, other]) assert.lengthOf(await supportLog(client, each), 2)
    assert.lengthOf(await supportLog(client, third), 0)
  })

  test('stands beside the person on the page of the team', async ({ client, assert }) => {
    const own = await firm()
    const lawyer = await own.hire('lawyer')
    const elsewhere = await firm()
    const desk = await atDesk(client, own.owner, own.workspace)
    const supportOf = async () => {
      const { members } = (await desk.visit('/law-firm/settings/members')).body().props
      return members.map((line: { user: { id: number }; supportAt: string | null }) => [line.user.id, line.supportAt])
    }
    await begin(client, lawyer)
    await begin(client, elsewhere.owner)
    assert.sameDeepMembers(await supportOf(), [
      [own.owner.id, null],
      [lawyer.id, '2026-11-20T15:00:00.000Z'],
    ])
  })
})
