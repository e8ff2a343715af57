import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { matterOf } from '#database/factories/matter_factory'
import { nameSubjects } from '#database/migrations/0042_subjects_of_notices'
import { clock } from '#app/core/clock'
import { addressOf, noticeSubjects, type NoticeSubject } from '#app/core/contributions/notice_subjects'
import { personalData } from '#app/core/contributions/registries'
import { notify } from '#app/notifications/actions/notify'
import { sendDueNotices } from '#app/notifications/actions/send_due_notices'
import { mailsTo } from '#tests/helpers/mailbox'
import { whereItLeads } from '#tests/helpers/notices'
import { firm, person } from '#tests/helpers/people'
import { queriesOf } from '#tests/helpers/queries'
import { signedIn } from '#tests/helpers/signed_in'

const told = { kind: 'member_joined', actorId: null, values: { name: 'Secreto', firm: 'X' } }

const tell = (to: number, subject: NoticeSubject | null, workspaceId: number | null = null) =>
  db.transaction((trx) => notify(trx, { ...told, to: [to], workspaceId, subject }))

/** Where one of each type leads. */
const LEADS: [NoticeSubject, string][] = [
  [{ type: 'matter', id: 7, place: { tab: 'notes', note: 3 } }, '/law-firm/files/file-overview/7?tab=notes&note=3'],
  [{ type: 'followed_matter', id: 7, place: { part: 'messages' } }, '/law-firm/files/file-overview-client/7#messages'],
  [{ type: 'firm', id: 7, place: { page: 'support' } }, '/law-firm/settings/log?kind=support'],
  [{ type: 'invitation', id: 7, place: { tab: 'sent' } }, '/law-firm/invitations?tab=sent'],
  [{ type: 'firm_request', id: 7, place: { side: 'firm' } }, '/law-firm/client-requests'],
  [{ type: 'reminder', id: 7 }, '/law-firm/reminders'],
  [{ type: 'alert', id: 7 }, '/search/alerts/7'],
  [{ type: 'calendar_entry', id: 7, place: { on: '2026-12-01' } }, '/calendar?on=2026-12-01&entry=7&at=2026-12-01'],
  [{ type: 'amparo_proceeding', id: 7 }, '/amparo/7'],
  [{ type: 'court_lists', id: 7 }, '/law-firm/library/lists'],
  [{ type: 'deadlines', id: 7 }, '/law-firm/deadlines?person=7'],
  [{ type: 'google_calendar', id: 7 }, '/calendar/google'],
  [{ type: 'charge', id: 7 }, '/law-firm/e-collections/7'],
  [{ type: 'recurring_charge', id: 7 }, '/law-firm/recurring-charges/7'],
  [{ type: 'payment', id: 7 }, '/law-firm/payments/7'],
  [{ type: 'account_statement', id: 7 }, '/law-firm/account-statements/7'],
  [{ type: 'client_account', id: 7 }, '/main/client/account?firm=7'],
  [{ type: 'cfdi', id: 7 }, '/law-firm/cfdi/7'],
  [{ type: 'cfdi_list', id: 7 }, '/law-firm/cfdi'],
  [{ type: 'report', id: 7 }, '/law-firm/reports/view/7'],
  [
    { type: 'transfer', id: 7, place: { subject: 'clients', action: 'import' } },
    '/law-firm/clients/multi-client-management?import=7',
  ],
]

/** Types whose notices have named them from the first on. */
const ALWAYS_NAMED = [
  ...['amparo_proceeding', 'calendar_entry', 'court_lists', 'deadlines', 'google_calendar', 'charge'],
  ...['recurring_charge', 'payment', 'account_statement', 'client_account', 'cfdi', 'cfdi_list', 'report'],
]

/** The addresses that notices had before they named their subject, and where these lead now; null for the list of notices. */
const OLDER: [string, string | null][] = [
  ...LEADS.filter(([{ type }]) => !ALWAYS_NAMED.includes(type)).map(
    ([, address]) => [address, address] as [string, string]
  ),
  ['/law-firm/files/7/notes', '/law-firm/files/file-overview/7'],
  ['/main', '/main'],
  ['/main/client', '/main/client'],
  ['/law-firm/files/list', '/law-firm/files/list'],
  ['/law-firm/settings/members', '/law-firm/settings/members'],
  ['/law-firm/settings/export', '/law-firm/settings/export'],
  ['/law-firm/settings/log', '/law-firm/settings/log'],
  ['/law-firm/files/multi-dossier-management', '/law-firm/files/multi-dossier-management'],
  ['/law-firm/files/multi-dossier-management?change=9', '/law-firm/files/multi-dossier-management?change=9'],
  ['/a-page-of-long-ago/7', null],
]

test.group('Subjects of notices', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze('2026-11-20T18:00:00Z')
    return () => clock.restore()
  })

  test('have an address for every type', ({ assert }) => {
    assert.sameMembers(
      LEADS.map(([{ type }]) => type),
      noticeSubjects.all().map(({ key }) => key)
    )
    for (const [subject, address] of LEADS) assert.equal(addressOf(subject), address)
    assert.isNull(addressOf({ type: 'firm', id: 7, place: { page: 'unknown' } }))
  })

  test('are refused when no module knows their type', async ({ assert }) => {
    const ana = await person()
    await assert.rejects(() => tell(ana.id, { type: 'unknown', id: 1 }), /«unknown»/)
  })

  test('are found for older notices by where these led', async ({ client, assert }) => {
    const ours = await firm()
    for (const [href] of OLDER) {
      await tell(ours.owner.id, null, ours.workspace.id)
      const { id } = await db.from('notices').max('id as id').firstOrFail()
      await db.from('notices').where('id', id).update({ href })
    }
    for (let round = 0; round < 2; round++) await nameSubjects(db.connection())
    const rows = await db.from('notices').orderBy('id')
    assert.deepEqual(
      rows.map((row) => [row.href, whereItLeads(row)]),
      OLDER
    )
    const session = await signedIn(client, ours.owner, ours.workspace)
    const opened = await session.submit('post', `/notifications/${rows.at(-1)!.id}/opening`)
    opened.assertHeader('location', '/notifications')
  })

  test('are hidden once a person may not read them, in the lists, in emails and in their own data', async ({
    client,
    assert,
  }) => {
    const ours = await firm()
    const [lawyer, follower] = [await ours.hire('lawyer'), await person({ type: 'client' })]
    const [open, closed] = [await matterOf(ours), await matterOf(ours)]
    for (const matter of [open, closed]) await matter.merge({ clientUserId: follower.id }).save()
    for (const { id } of [open, closed]) {
      await tell(lawyer.id, { type: 'matter', id }, ours.workspace.id)
      await tell(follower.id, { type: 'followed_matter', id })
    }
    await closed.merge({ private: true, clientUserId: null }).save()
    await db.from('matter_team').where('matter_id', closed.id).delete()
    for (const reader of [lawyer, follower]) {
      const session = await signedIn(client, reader, reader === lawyer ? ours.workspace : undefined)
      const [kept, gone] = await db.from('notices').where('user_id', reader.id).orderBy('id')
      const { items } = (await session.get('/notifications/latest')).body()
      assert.deepEqual(
        items.map(({ id }: { id: number }) => id),
        [kept.id]
      )
      ;(await session.submit('post', `/notifications/${gone.id}/opening`)).assertStatus(404)
      const data = await Array.fromAsync(personalData.find('told_notices')!.rows!(reader))
      assert.lengthOf(data, 1)
      await sendDueNotices()
      const mails = await mailsTo(reader.email)
      assert.equal(mails.map(({ text }) => text.match(/Secreto/g) ?? []).flat().length, 1)
    }
  })

  test('take the same number of queries for two and for six of each type', async ({ client, assert }) => {
    const ours = await firm()
    const session = await signedIn(client, ours.owner, ours.workspace)
    const notifyOfAll = async () => {
      for (const [{ type, place }] of LEADS)
        await tell(ours.owner.id, { type, id: (await matterOf(ours)).id, place }, ours.workspace.id)
    }
    const queries = async () => (await queriesOf(() => session.visit('/notifications'))).length
    await notifyOfAll()
    await notifyOfAll()
    const few = await queries()
    for (let times = 0; times < 4; times++) await notifyOfAll()
    assert.equal(await queries(), few)
  })
})
