import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { matterOf } from '#database/factories/matter_factory'
import { record } from '#app/core/audit/audit_log'
import { clock } from '#app/core/clock'
import type { LogLine } from '#app/firm_log/queries/log_lines'
import { EraseTrashed } from '#app/matters/actions/erase_trashed'
import Member from '#app/workspaces/models/member'
import { atDesk } from '#tests/functional/law_firm/matters/desk'
import { firm, person, type Firm } from '#tests/helpers/people'
import { queriesOf } from '#tests/helpers/queries'

const LOG = '/law-firm/settings/log'

const authorOf = (userId: number | null) => ({
  userId,
  kind: userId === null ? ('system' as const) : ('user' as const),
  ip: '192.0.2.7',
  requestId: null,
})

type Shown = { lines: LogLine[]; older: number | null; people: { name: string }[] }
const shownBy = (response: { body(): { props: unknown } }) => response.body().props as Shown
const actionsOf = ({ lines }: Shown) => lines.map(({ action }) => action)

/** Writes one entry of a firm. */
async function write(ours: Firm, action: string, more: Partial<Parameters<typeof record>[2]> = {}, by = ours.owner.id) {
  const subject = { type: action.split('.')[0]!, id: 1 }
  await db.transaction((trx) => record(trx, authorOf(by), { workspaceId: ours.workspace.id, action, subject, ...more }))
}

test.group('Log of a firm', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(() => clock.restore())

  test('shows every entry of the firm and none of another one, newest first', async ({ client, assert }) => {
    const [ours, theirs] = [await firm(), await firm()]
    const lawyer = await ours.hire('lawyer')
    const member = await Member.in(ours.workspace).where('userId', lawyer.id).preload('role').firstOrFail()
    const matter = await matterOf(ours)
    await write(theirs, 'workspace.edited')
    await write(ours, 'session.started', { subject: { type: 'user', id: lawyer.id } }, lawyer.id)
    await write(ours, 'member.role_changed', {
      subject: { type: 'member', id: member.id },
      before: { roleId: null },
      after: { roleId: member.roleId },
    })
    const session = await atDesk(client, ours.owner, ours.workspace)
    const shown = shownBy(await session.visit(LOG))
    assert.deepEqual(actionsOf(shown).slice(0, 3), ['member.role_changed', 'session.started', 'matter.opened'])
    assert.notInclude(actionsOf(shown), 'workspace.edited')
    const [role, signIn, opened] = shown.lines
    assert.equal(role!.subject!.name, lawyer.name)
    assert.deepEqual(role!.changes, [{ field: 'roleId', before: null, after: member.role!.name }])
    assert.include(signIn!, { actor: lawyer.name, ip: '192.0.2.7', kind: 'access' })
    assert.deepEqual(opened!.matter, {
      name: `${matter.reference} · ${matter.title}`,
      href: `/law-firm/files/file-overview/${matter.id}`,
    })
  })

  test('is narrowed in the address by person, kind, matter and days', async ({ client, assert }) => {
    const ours = await firm()
    const lawyer = await ours.hire('lawyer')
    const [matter, other] = [await matterOf(ours), await matterOf(ours)]
    const inMatter = (id: number) => ({ matterId: id, subject: { type: 'document', id: 4 } })
    clock.freeze('2026-03-10T05:59:00Z')
    await write(ours, 'document.viewed', inMatter(matter.id), lawyer.id)
    clock.freeze('2026-03-10T06:01:00Z')
    await write(ours, 'document.renamed', inMatter(matter.id), lawyer.id)
    await write(ours, 'document.viewed', inMatter(other.id))
    await write(ours, 'workspace.exported')
    clock.restore()
    const session = await atDesk(client, ours.owner, ours.workspace)
    const seen = async (query: string) => actionsOf(shownBy(await session.visit(`${LOG}?${query}`)))
    assert.deepEqual(await seen(`person=${lawyer.id}`), ['document.renamed', 'document.viewed'])
    assert.deepEqual(await seen('kind=reading'), ['document.viewed', 'document.viewed'])
    assert.deepEqual(await seen('kind=documents'), ['document.renamed'])
    assert.deepEqual(await seen('kind=exports'), ['workspace.exported'])
    assert.notInclude(await seen('kind=firm'), 'workspace.exported')
    assert.deepEqual(await seen(`matter=${matter.id}`), ['document.renamed', 'document.viewed', 'matter.opened'])
    assert.deepEqual(await seen('from=2026-03-09&to=2026-03-09'), ['document.viewed'], 'days of the zone of the reader')
    assert.lengthOf(await seen('from=2026-03-10&to=2026-03-10'), 3)
    assert.deepEqual(await seen(`person=${lawyer.id}&kind=reading&matter=${other.id}`), [])
    assert.isNotEmpty(await seen('person=x&kind=nothing&matter=-1&from=2026-13-40&before=abc'))
  })

  test('hides what happens in a private matter from who is not on its team, even when it is erased', async ({
    client,
    assert,
  }) => {
    const ours = await firm()
    const admin = await ours.hire('admin')
    const [hidden, open] = [await matterOf(ours, { title: 'Secreto' }), await matterOf(ours)]
    await hidden.merge({ private: true }).save()
    await write(ours, 'document.viewed', { matterId: hidden.id, subject: { type: 'document', id: 4 } })
    await write(ours, 'matter.linked', {
      subject: { type: 'matter', id: open.id },
      after: { kind: 'appeal', otherId: hidden.id, reference: hidden.reference },
    })
    const ids = [hidden, open].map(({ id }) => id)
    const [owners, admins] = [
      await atDesk(client, ours.owner, ours.workspace),
      await atDesk(client, admin, ours.workspace),
    ]
    const [own, other] = [shownBy(await owners.visit(LOG)), shownBy(await admins.visit(LOG))]
    assert.include(actionsOf(own), 'document.viewed')
    assert.deepEqual(actionsOf(other).slice(0, 2), ['matter.linked', 'matter.opened'])
    assert.deepEqual(
      other.lines[0]!.changes.map(({ field }) => field),
      ['kind'],
      'the number of a matter that one may not know of is left out'
    )
    assert.lengthOf(shownBy(await admins.visit(`${LOG}?matter=${hidden.id}`)).lines, 0)

    await db.from('matters').whereIn('id', ids).update({ trashed: 1 })
    for (const id of ids)
      await new EraseTrashed().erase(authorOf(ours.owner.id), { id, workspaceId: ours.workspace.id })
    const after = shownBy(await admins.visit(LOG)).lines
    const erased = after.filter(({ action }) => action === 'matter.erased')
    assert.deepEqual(
      erased.map(({ changes }) => changes[0]!.before),
      [open.reference]
    )
    assert.notInclude(
      after.map(({ action }) => action),
      'document.viewed'
    )
  })

  test('needs the permission to change the firm, and those to read what it is about', async ({ client, assert }) => {
    const ours = await firm()
    const matter = await matterOf(ours)
    await write(ours, 'workspace.edited')
    await write(ours, 'client.added')
    await write(ours, 'document.viewed', { matterId: matter.id, subject: { type: 'document', id: 4 } })
    const lawyer = await atDesk(client, await ours.hire('lawyer'), ours.workspace)
    ;(await lawyer.get(LOG)).assertStatus(403)
    ;(await lawyer.post(`${LOG}/exports`)).assertStatus(403)
    const clerk = await atDesk(client, await ours.hireWith(['despacho:editar']), ours.workspace)
    const seen = actionsOf(shownBy(await clerk.visit(LOG)))
    assert.include(seen, 'workspace.edited')
    for (const action of ['client.added', 'document.viewed', 'matter.opened']) assert.notInclude(seen, action)
  })

  test('shows that somebody noted or collected for themselves, but not what', async ({ client, assert }) => {
    const ours = await firm()
    const lawyer = await ours.hire('lawyer')
    await write(ours, 'collection.made', { after: { name: 'Amparos difíciles' } }, lawyer.id)
    await write(ours, 'collection.made', { after: { name: 'Propia' } })
    const session = await atDesk(client, ours.owner, ours.workspace)
    const [own, theirs] = shownBy(await session.visit(LOG)).lines
    assert.equal(own!.changes[0]!.after, 'Propia')
    assert.deepEqual(theirs!.changes, [])
  })

  test('is paged, each page with the same number of queries', async ({ client, assert }) => {
    const ours = await firm()
    const session = await atDesk(client, ours.owner, ours.workspace)
    await write(ours, 'note.written')
    const few = await queriesOf(() => session.visit(LOG))
    const leaver = await person({ name: 'Zoila Antes' })
    await write(ours, 'member.left', { before: { userId: leaver.id } })
    for (let count = 1; count <= 30; count++) {
      const by = await ours.hire('lawyer')
      const matter = await matterOf(ours)
      await write(ours, 'note.written', { matterId: matter.id, subject: { type: 'note', id: count } }, by.id)
    }
    const seen: number[] = []
    for (let before: number | null = null; ;) {
      const shown: Shown = shownBy(await session.visit(before === null ? LOG : `${LOG}?before=${before}`))
      seen.push(...shown.lines.map(({ id }) => id))
      before = shown.older
      if (before === null) break
    }
    const { total } = await db.from('audit_entries').where('chain', ours.workspace.id).count('* as total').firstOrFail()
    assert.isAbove(Number(total), 50)
    assert.lengthOf(seen, Number(total))
    assert.deepEqual(
      seen,
      [...seen].sort((one, other) => other - one)
    )
    const many = await queriesOf(() => session.visit(LOG))
    assert.equal(many.length, few.length)
    assert.include(
      shownBy(await session.visit(LOG)).people.map(({ name }) => name),
      'Zoila Antes'
    )
  })
})

test.group('Log of a firm as a file', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('holds what its reader sees, and is an entry of the log itself', async ({ client, assert }) => {
    const ours = await firm()
    const admin = await ours.hire('admin')
    const hidden = await matterOf(ours, { title: 'Secreto' })
    await hidden.merge({ private: true }).save()
    await write(ours, 'note.written', { matterId: hidden.id })
    await write(ours, 'role.created', { after: { name: '=1+1' } }, admin.id)
    const session = await atDesk(client, admin, ours.workspace)
    const response = await session.post(`${LOG}/exports`, { kind: 'team' })
    response.assertStatus(200)
    const { files, state, result } = response.body().data
    assert.equal(state, 'done')
    assert.equal(result.values.rows, 1)
    const text = (await session.get(files[0].href)).text()
    const [head, ...rows] = text.trim().split('\r\n')
    assert.include(head!, 'Número,Fecha y hora,Persona')
    assert.lengthOf(rows, 1)
    assert.include(rows[0]!, `${admin.name},,Se creó un rol`)
    assert.include(rows[0]!, 'Nombre: =1+1', 'a formula does not stand at the beginning of a cell')

    const [entry] = shownBy(await session.visit(LOG)).lines
    assert.include(entry!, { action: 'log.exported', actor: admin.name, kind: 'exports' })
    const whole = (await session.post(`${LOG}/exports`)).body().data
    assert.notInclude((await session.get(whole.files[0].href)).text(), 'Secreto')
  })

  test('is refused once its reader may not read the log any more', async ({ client, assert }) => {
    const ours = await firm()
    const admin = await ours.hire('admin')
    for (let count = 0; count < 501; count++) await write(ours, 'role.created')
    const session = await atDesk(client, admin, ours.workspace)
    const { id, state } = (await session.post(`${LOG}/exports`)).body().data
    assert.equal(state, 'queued', 'a long one is left to the worker')
    await Member.in(ours.workspace).where('userId', admin.id).update({ roleId: null })
    const { runTask } = await import('#app/core/tasks/run_task')
    await runTask(id)
    const task = await db.from('tasks').where('id', id).firstOrFail()
    assert.equal(task.state, 'failed')
    assert.lengthOf(await db.from('task_files').where('task_id', id), 0)
  })
})
