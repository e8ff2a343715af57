import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import Matter from '#app/matters/models/matter'
import { firm, type Firm } from '#tests/helpers/people'
import { queriesOf } from '#tests/helpers/queries'
import { clientOf, charged, NOON, paid } from '../billing/scene.js'
import { atDesk } from '../matters/desk.js'
import { generatedFirm } from './generated_firm.js'
import { bruteForce } from './brute_force.js'

type Figure = { key: string; value: number; previous: number | null; href: string }
type Content = {
  money: { currency: string; figures: Figure[] }[]
  own: { figures: Figure[]; ended: number } | null
  team: { id: number }[]
}

test.group('Figures of the home', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(NOON)
    return () => clock.restore()
  })

  async function homeOf(client: Parameters<typeof atDesk>[0], person: Firm['owner'], { workspace }: Firm) {
    const session = await atDesk(client, person, workspace)
    const { panels } = (await session.visit('/main')).body().props
    const found = (panels as { key: string; content: Content }[]).find(({ key }) => key === 'insights.figures')
    return { session, content: found?.content ?? null }
  }

  test('compare the money of this month with the same days of the month before', async ({ client, assert }) => {
    const own = await firm()
    const debtor = await clientOf(own.workspace)
    for (const issuedOn of ['2026-03-02', '2026-02-10', '2026-02-11'])
      await charged(own.workspace, own.owner, debtor, { issuedOn, dueOn: '2026-04-30' })
    await paid(own.workspace, own.owner, debtor, 100_000)
    const { content, session } = await homeOf(client, own.owner, own)
    const [pesos, ...others] = content!.money
    assert.isEmpty(others)
    const [billed, collected, owed] = pesos!.figures
    assert.deepEqual([billed!.value, billed!.previous], [1_160_000, 1_160_000])
    assert.equal(collected!.value, 100_000)
    assert.equal(owed!.value, 3 * 1_160_000)
    for (const { href, value } of pesos!.figures)
      assert.equal((await session.visit(href)).body().props.amount, value, href)
  })

  test('tell each person of their own matters, and open as many rows', async ({ client, assert }) => {
    const own = await firm()
    const { lawyer } = await generatedFirm(own, 91)
    for (const person of [own.owner, lawyer]) {
      const { content, session } = await homeOf(client, person, own)
      const counted = await Matter.seenBy({ userId: person.id, workspaceId: own.workspace.id })
        .where({ archived: 0, responsible_id: person.id })
        .whereIn('status', ['active', 'suspended'])
      assert.equal(content!.own!.figures[0]!.value, counted.length)
      for (const { href, value } of content!.own!.figures)
        assert.equal((await session.visit(href)).body().props.paging.total, value, href)
    }
  })

  test('count nothing behind a wall', async ({ client, assert }) => {
    const own = await firm()
    const { lawyer } = await generatedFirm(own, 92)
    const { content } = await homeOf(client, lawyer, own)
    for (const { currency, figures } of content!.money) {
      const counted = await bruteForce(own.workspace.id, lawyer.id, { from: '2026-03-01', to: '2026-03-10' }, currency)
      assert.equal(figures[0]!.value, counted['money.billed'])
      assert.equal(figures[2]!.value, counted['money.owed'])
    }
  })

  test('are absent without the permission, and hold no money for who may not read charges', async ({
    client,
    assert,
  }) => {
    const own = await firm()
    const { lawyer } = await generatedFirm(own, 93)
    const none = await own.hireWith(['expedientes:leer', 'facturas:leer'])
    assert.isNull((await homeOf(client, none, own)).content)
    const assistant = await own.hireWith(['estadisticas:leer', 'expedientes:leer'])
    const matter = await Matter.seenBy({ userId: lawyer.id, workspaceId: own.workspace.id }).firstOrFail()
    await Matter.in(own.workspace).where('id', matter.id).update({ responsible_id: assistant.id, status: 'active' })
    await Matter.in(own.workspace).where('id', matter.id).update({ archived: 0, private: 0 })
    const { content } = await homeOf(client, assistant, own)
    assert.deepEqual([content!.money, content!.own!.figures[0]!.value], [[], 1])
    const empty = await firm('Despacho nuevo')
    assert.isNull((await homeOf(client, empty.owner, empty)).content)
  })

  test('ask as many questions of a large firm as of a small one', async ({ client, assert }) => {
    const counts: number[] = []
    for (const more of [0, 2]) {
      const own = await firm()
      await generatedFirm(own, 94, more)
      const { session } = await homeOf(client, own.owner, own)
      counts.push((await queriesOf(async () => void (await session.visit('/main')))).length)
    }
    assert.equal(counts[0], counts[1])
  })
})
