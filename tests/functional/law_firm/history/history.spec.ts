import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { matterOf } from '#database/factories/matter_factory'
import { record } from '#app/core/audit/audit_log'
import { verifyChain } from '#app/core/audit/verify_chain'
import { EditMatter } from '#app/matters/actions/edit_matter'
import type { HistoryLine } from '#app/workspaces/queries/record_history'
import { GOOD_FIELDS } from '#tests/functional/law_firm/matters/bad_input'
import { atDesk } from '#tests/functional/law_firm/matters/desk'
import { firm, type Firm } from '#tests/helpers/people'
import { queriesOf } from '#tests/helpers/queries'

const authorOf = ({ owner }: Firm) => ({ userId: owner.id, kind: 'user' as const, ip: null, requestId: null })
type Shown = { lines: HistoryLine[]; older: number | null }
const contentOf = (response: { body(): { props: { content: unknown } } }) => response.body().props.content as Shown

test.group('Matter history', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('shows every change of the matter and its parts with old and new values, newest first', async ({
    client,
    assert,
  }) => {
    const ours = await firm()
    const [matter, other] = [await matterOf(ours), await matterOf(ours)]
    await new EditMatter().handle(authorOf(ours), matter, {
      ...GOOD_FIELDS,
      title: 'Nuevo título',
      version: 1,
    } as never)
    await db.transaction(async (trx) => {
      const entry = {
        workspaceId: ours.workspace.id,
        action: 'note.pinned',
        before: { pinned: false },
        after: { pinned: true },
      }
      await record(trx, authorOf(ours), { ...entry, matterId: matter.id, subject: { type: 'note', id: 7 } })
      await record(trx, authorOf(ours), { ...entry, matterId: other.id, subject: { type: 'note', id: 8 } })
    })
    const session = await atDesk(client, ours.owner, ours.workspace)
    const { lines, older } = contentOf(await session.visit(`/law-firm/files/file-overview/${matter.id}?tab=history`))
    assert.deepEqual(
      lines.slice(0, 2).map(({ action }) => action),
      ['note.pinned', 'matter.edited']
    )
    assert.deepEqual(lines[0]!.changes, [{ field: 'pinned', before: 'false', after: 'true' }])
    assert.equal(lines[1]!.changes.find(({ field }) => field === 'title')!.after, 'Nuevo título')
    assert.equal(lines[0]!.actor, ours.owner.name)
    assert.isNull(older)
    assert.isNull((await verifyChain(ours.workspace.id)).brokenAt, 'the matter of a entry is part of what is hashed')
  })

  test('names people and template questions and omits internal values', async ({ client, assert }) => {
    const ours = await firm()
    const matter = await matterOf(ours)
    const lawyer = await ours.hire('lawyer')
    await db.transaction(async (trx) => {
      const of = { workspaceId: ours.workspace.id, matterId: matter.id, subject: { type: 'activity', id: 3 } }
      const before = { assigneeId: ours.owner.id, folderId: 4, subtasks: [] }
      const after = {
        assigneeId: lawyer.id,
        folderId: 5,
        subtasks: ['Cotejar', 'Firmar'],
        phones: [{ number: '55', label: '' }],
      }
      await record(trx, authorOf(ours), { ...of, action: 'activity.edited', before, after })
      await record(trx, authorOf(ours), {
        ...of,
        action: 'matter.team_changed',
        after: { joined: [lawyer.id, ours.owner.id], left: [] },
      })
    })
    const session = await atDesk(client, ours.owner, ours.workspace)
    const response = await session.visit(`/law-firm/files/file-overview/${matter.id}?tab=history`)
    const [team, activity] = contentOf(response).lines
    assert.deepEqual(team!.changes, [{ field: 'joined', before: null, after: `${lawyer.name} · ${ours.owner.name}` }])
    assert.deepEqual(activity!.changes, [
      { field: 'assigneeId', before: ours.owner.name, after: lawyer.name },
      { field: 'subtasks', before: null, after: 'Cotejar · Firmar' },
      { field: 'phones', before: null, after: '55' },
    ])
    assert.deepEqual((contentOf(response) as Shown & { questions: object }).questions, {})
  })

  test('is paged, each page with the same number of queries', async ({ client, assert }) => {
    const ours = await firm()
    const matter = await matterOf(ours)
    const session = await atDesk(client, ours.owner, ours.workspace)
    const path = `/law-firm/files/file-overview/${matter.id}?tab=history`
    const few = await queriesOf(() => session.visit(path))
    await db.transaction(async (trx) => {
      for (let count = 1; count <= 70; count++) {
        const subject = { type: count % 2 ? 'note' : 'matter', id: count % 2 ? count : matter.id }
        await record(trx, authorOf(ours), {
          workspaceId: ours.workspace.id,
          matterId: matter.id,
          action: `step.${count}`,
          subject,
        })
      }
    })
    const seen: string[] = []
    let before: number | null = null
    do {
      const page: Shown = contentOf(await session.visit(before === null ? path : `${path}&before=${before}`))
      seen.push(...page.lines.map(({ action }) => action))
      before = page.older
    } while (before !== null)
    const steps = seen.filter((action) => action.startsWith('step.'))
    assert.deepEqual(
      steps,
      Array.from({ length: 70 }, (_, index) => `step.${70 - index}`)
    )
    assert.equal((await queriesOf(() => session.visit(path))).length, few.length)
  })

  test('is hidden from those who may not see the matter', async ({ client }) => {
    const [ours, theirs] = [await firm(), await firm()]
    const matter = await matterOf(ours)
    const path = `/law-firm/files/file-overview/${matter.id}?tab=history`
    ;(await (await atDesk(client, theirs.owner, theirs.workspace)).visit(path)).assertStatus(404)
    await matter.merge({ private: true }).save()
    ;(await (await atDesk(client, await ours.hire('lawyer'), ours.workspace)).visit(path)).assertStatus(404)
  })
})
