import { test } from '@japa/runner'
import { documentFor, matterOf } from '#database/factories/matter_factory'
import { verifyChain } from '#app/core/audit/verify_chain'
import { ArchiveMatters } from '#app/matters/actions/archive_matters'
import { ChangeStage } from '#app/matters/actions/change_stage'
import { ChangeStatus } from '#app/matters/actions/change_status'
import { ChangeTeam } from '#app/matters/actions/change_team'
import { EditMatter } from '#app/matters/actions/edit_matter'
import { ManageParty } from '#app/matters/actions/manage_party'
import { MakeCodes } from '#app/matters/actions/make_codes'
import { PinDocument } from '#app/matters/actions/pin_document'
import { UnarchiveMatters } from '#app/matters/actions/unarchive_matters'
import Matter from '#app/matters/models/matter'
import MatterCode from '#app/matters/models/matter_code'
import MatterParty from '#app/matters/models/matter_party'
import MatterPin from '#app/matters/models/matter_pin'
import { emptyDatabase } from '#tests/helpers/database'
import { firm, type Firm } from '#tests/helpers/people'
import { GOOD_FIELDS } from './bad_input.js'
import { atDesk } from './desk.js'

const authorOf = ({ owner }: Firm) => ({ userId: owner.id, kind: 'user' as const, ip: null, requestId: null })
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index)

test.group('Concurrent matter changes', (group) => {
  // Real transactions: inside one that wraps the test nobody waits for anybody.
  group.each.setup(async () => {
    await emptyDatabase()
    return () => emptyDatabase()
  })

  test('number two hundred matters opened at once in a new firm from 1 to 200', async ({ client, assert }) => {
    const ours = await firm()
    const session = await atDesk(client, ours.owner, ours.workspace)
    const answers = await Promise.all(
      upTo(200).map((index) => session.submit('post', '/law-firm/files', { ...GOOD_FIELDS, title: `Asunto ${index}` }))
    )
    assert.deepEqual(new Set(answers.map((answer) => answer.status())), new Set([302]))
    const matters = await Matter.in(ours.workspace).orderBy('number')
    assert.deepEqual(
      matters.map(({ number }) => number),
      upTo(200).map((index) => index + 1)
    )
    const { entries, brokenAt } = await verifyChain(ours.workspace.id)
    assert.deepEqual({ entries, brokenAt }, { entries: 200, brokenAt: null })
  }).timeout(360_000)

  test('number matters of two firms independently', async ({ assert }) => {
    const [ours, theirs] = [await firm(), await firm()]
    await Promise.all(upTo(40).map((index) => matterOf(index % 2 ? ours : theirs)))
    for (const { workspace } of [ours, theirs]) {
      const matters = await Matter.in(workspace).orderBy('number')
      assert.deepEqual(
        matters.map(({ number }) => number),
        upTo(20).map((index) => index + 1)
      )
    }
  }).timeout(180_000)

  test('keep exactly one of ten edits of a version', async ({ assert }) => {
    const ours = await firm()
    const matter = await matterOf(ours)
    const edits = upTo(10).map((index) =>
      new EditMatter().handle(authorOf(ours), matter, {
        ...GOOD_FIELDS,
        materia: 'civil',
        status: 'active',
        title: `Edición ${index}`,
        version: 1,
      })
    )
    const outcomes = await Promise.allSettled(edits)
    assert.lengthOf(
      outcomes.filter(({ status }) => status === 'fulfilled'),
      1
    )
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        assert.deepInclude(outcome.reason, { field: 'version', sentences: [{ key: 'matters.stale', values: {} }] })
    await matter.refresh()
    assert.equal(matter.version, 2)
  }).timeout(180_000)

  test('keep or refuse as stale each save of two hundred editors, and lose none', async ({ client, assert }) => {
    const ours = await firm()
    const matter = await matterOf(ours)
    const session = await atDesk(client, ours.owner, ours.workspace)
    const edit = (index: number, version: number) =>
      session.put(`/law-firm/files/${matter.id}`, { ...GOOD_FIELDS, title: `Editor ${index}`, version })
    let left = upTo(200)
    const kept: string[] = []
    for (let version = 1; left.length > 0 && version <= 4; version++) {
      const answers = await Promise.all(left.map(async (index) => [index, await edit(index, version)] as const))
      const stale = answers.filter(([, answer]) => answer.status() === 422)
      for (const [, answer] of stale) assert.equal(answer.body().errors[0].field, 'version')
      assert.lengthOf(stale, left.length - 1, 'one save of each version is kept')
      await matter.refresh()
      kept.push(matter.title)
      left = stale.map(([index]) => index)
    }
    assert.equal(matter.version, 5)
    const { entries, brokenAt } = await verifyChain(ours.workspace.id)
    assert.deepEqual({ entries, brokenAt }, { entries: 5, brokenAt: null })
    assert.lengthOf(new Set(kept), 4)
  }).timeout(360_000)

  test('apply all simultaneous changes of parties, stages, team and fields without deadlock', async ({ assert }) => {
    const ours = await firm()
    const lawyer = await ours.hire('lawyer')
    const matter = await matterOf(ours)
    const author = authorOf(ours)
    const party = (index: number) =>
      ({ kind: 'person', name: `Parte ${index}`, role: 'witness', side: 'neutral' }) as const
    await Promise.all([
      ...upTo(30).map((index) => new ManageParty().add(author, matter, party(index))),
      ...upTo(20).map((index) => new ChangeStage().handle(author, matter, { stage: `Etapa ${index}` })),
      ...upTo(10).map((index) => new ChangeTeam().handle(author, matter, index % 2 ? [lawyer.id] : [])),
      ...upTo(10).map((index) => new ChangeStatus().handle(author, matter, index % 2 ? 'active' : 'suspended')),
      ...upTo(10).map(() => new MakeCodes().make(author, [matter], ['team', 'client'])),
    ])
    assert.lengthOf(await MatterParty.in(ours.workspace), 30)
    assert.lengthOf(await MatterCode.all(), 2)
    await matter.refresh()
    for (const index of upTo(30)) assert.include(matter.alsoNamed!.split('\n'), `Parte ${index}`)
    assert.equal((await verifyChain(ours.workspace.id)).brokenAt, null)
  }).timeout(180_000)

  test('apply all edits of different matters of a firm', async ({ assert }) => {
    const ours = await firm()
    const matters: Matter[] = []
    for (const _ of upTo(20)) matters.push(await matterOf(ours))
    await Promise.all(
      matters.map((matter) =>
        new EditMatter().handle(authorOf(ours), matter, {
          ...GOOD_FIELDS,
          materia: 'civil',
          status: 'active',
          version: 1,
        })
      )
    )
    assert.equal((await verifyChain(ours.workspace.id)).brokenAt, null)
    assert.lengthOf(await Matter.in(ours.workspace).where('version', 2), 20)
  }).timeout(180_000)

  test('archive each matter once when overlapping batches run in opposite order', async ({ assert }) => {
    const ours = await firm()
    const matters: Matter[] = []
    for (const _ of upTo(12)) matters.push(await matterOf(ours))
    const batches = upTo(8).map((index) => (index % 2 ? matters.toReversed() : matters))
    const done = await Promise.all(batches.map((batch) => new ArchiveMatters().handle(authorOf(ours), batch)))
    assert.lengthOf(done.flat(), 12)
    await Promise.all(batches.map((batch) => new UnarchiveMatters().handle(authorOf(ours), batch)))
    assert.lengthOf(await Matter.in(ours.workspace).where('archived', 0), 12)
  }).timeout(180_000)

  test('pin a text once for ten simultaneous requests', async ({ assert }) => {
    const ours = await firm()
    const [matter, document] = [await matterOf(ours), await documentFor()]
    await Promise.all(
      upTo(10).map((index) => new PinDocument().handle(authorOf(ours), matter, document, `Nota ${index}`))
    )
    assert.lengthOf(await MatterPin.in(ours.workspace), 1)
  }).timeout(180_000)
})
