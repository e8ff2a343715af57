import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import { statistics } from '#app/core/contributions/statistics'
import { firm } from '#tests/helpers/people'
import { queriesOf } from '#tests/helpers/queries'
import { NOON } from '../billing/scene.js'
import { wholePage } from '#tests/helpers/whole_page'
import { atDesk } from '../matters/desk.js'
import { bruteForce } from './brute_force.js'
import { generatedFirm } from './generated_firm.js'

const PAGE = '/law-firm/statistics'
const SPAN = { from: '2025-12-01', to: '2026-03-10' }
const CUSTOM = `?period=custom&from=${SPAN.from}&to=${SPAN.to}`

interface Told {
  key: string
  value: number | null
  href: string
}

test.group('Statistics of a firm', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(NOON)
    return () => clock.restore()
  })

  test('equal a count row by row of firm {$self}, for each of its people, and open as many rows')
    .with([11, 22, 33])
    .run(async ({ client, assert }, seed) => {
      const own = await firm()
      const { lawyer } = await generatedFirm(own, seed)
      await generatedFirm(await firm(), seed + 1)
      for (const person of [own.owner, lawyer]) {
        const session = await atDesk(client, person, own.workspace)
        const { matters, money } = (await wholePage(session, PAGE + CUSTOM)).props
        assert.isNotEmpty(money)
        for (const { currency, figures, ageing } of money) {
          const counted: Record<string, unknown> = await bruteForce(own.workspace.id, person.id, SPAN, currency)
          for (const { key, value } of [...matters.figures, ...figures] as Told[])
            if (key in counted) assert.equal(value, counted[key] as never, `${key} ${currency}`)
          const ages = ageing.reduce((sum: number, { total }: { total: number }) => sum + total, 0)
          assert.equal(ages, counted['money.owed'] as never)
          for (const { value, href, key } of figures as Told[]) {
            const rows = (await session.visit(href)).body().props
            if (['money.billed', 'money.collected', 'money.owed', 'money.overdue'].includes(key))
              assert.equal(rows.amount, value, key)
          }
        }
        const counted = await bruteForce(own.workspace.id, person.id, SPAN, 'MXN')
        for (const { key, count } of matters.byStatus as { key: 'active'; count: number }[])
          assert.equal(count, counted.byStatus[key])
        for (const { value, href } of matters.figures as Told[])
          assert.equal((await session.visit(href)).body().props.paging.total, value)
      }
    })

  test('tell no money to who may not read charges', async ({ client, assert }) => {
    const own = await firm()
    await generatedFirm(own, 5)
    const person = await own.hireWith(['estadisticas:leer', 'expedientes:leer'])
    const session = await atDesk(client, person, own.workspace)
    assert.isEmpty((await wholePage(session, PAGE)).props.money)
    const rows = (await session.visit(`${PAGE}/rows?figure=money.billed&period=year`)).body().props
    assert.deepEqual([rows.rows.length, rows.amount], [0, 0])
  })

  test('tell nothing of matters to who may not read them', async ({ client, assert }) => {
    const own = await firm()
    await generatedFirm(own, 6)
    const session = await atDesk(client, await own.hireWith(['estadisticas:leer']), own.workspace)
    const { matters, work } = (await wholePage(session, PAGE)).props
    assert.isTrue((matters.figures as Told[]).every(({ value }) => value === 0))
    assert.isEmpty(work.load)
  })

  test('say when a period ends before it begins, and keep what was typed', async ({ client, assert }) => {
    const { owner, workspace } = await firm()
    const session = await atDesk(client, owner, workspace)
    const { problem, filters, span } = (
      await session.visit(`${PAGE}?period=custom&from=2026-03-05&to=2026-03-01`)
    ).body().props
    assert.equal(problem, 'inverted')
    assert.containSubset(filters, { from: '2026-03-05', to: '2026-03-01' })
    assert.deepEqual(span, { from: '2026-01-01', to: '2026-03-10' })
  })

  test('come as a file with the same numbers', async ({ client, assert }) => {
    const own = await firm()
    await generatedFirm(own, 7)
    const session = await atDesk(client, own.owner, own.workspace)
    const response = await session.get(`${PAGE}/file${CUSTOM}`)
    response.assertHeader('content-type', 'text/csv; charset=utf-8')
    const counted = await bruteForce(own.workspace.id, own.owner.id, SPAN, 'MXN')
    const lines = response.text().split('\r\n')
    assert.include(
      lines.find((line) => line.startsWith('Emitido,,MXN'))!,
      (counted['money.billed'] / 100).toFixed(2)
    )
  })

  test('come as a file with fees per hour and outcomes of people, hidden as on the page', async ({
    client,
    assert,
  }) => {
    const own = await firm()
    await generatedFirm(own, 12)
    const session = await atDesk(client, own.owner, own.workspace)
    const { money, work } = (await wholePage(session, PAGE + CUSTOM)).props
    const lines = (await session.get(`${PAGE}/file${CUSTOM}`)).text().split('\r\n')
    const [part] = (money[0].fees.byModel as { key: string; total: number; minutes: number }[]).filter(
      ({ minutes }) => minutes > 0
    )
    const perHour = (Math.round((part!.total * 60) / part!.minutes) / 100).toFixed(2)
    assert.isTrue(
      lines.some((line) => line.startsWith('Honorarios por hora anotada,') && line.includes(`,MXN,${perHour},`))
    )
    type Person = { label: string; n: number; figures: Record<string, { count: number }> | null }
    const people = work.deadlines.byPerson as Person[]
    assert.isNotEmpty(people)
    const words = { met: 'Cumplidos a tiempo', missed: 'Incumplidos', overdue: 'Vencidos sin cerrar' }
    for (const { label, n, figures } of people)
      for (const [ending, word] of Object.entries(words))
        assert.include(lines, `Plazos del periodo,${label} · ${word},,${figures ? figures[ending]!.count : ''},${n},,,`)
    const { id } = own.owner
    await db.from('matter_deadlines').where({ workspace_id: own.workspace.id, responsible_id: id }).delete()
    await db.table('matter_deadlines').insert({
      ...{ workspace_id: own.workspace.id, source: 'manual', title: 'Único', last_day: '2026-03-01', status: 'met' },
      ...{
        matter_id: (await db.from('matters').where({ workspace_id: own.workspace.id, trashed: 0 }).firstOrFail()).id,
      },
      ...{
        last_instant: '2026-03-02 05:59:59.000',
        open: 0,
        responsible_id: id,
        stale: 0,
        needs_signature: 0,
        shown: 0,
      },
      ...{ version: 1, proposed_at: '2026-02-01 00:00:00.000', created_at: '2026-02-01 00:00:00.000' },
      updated_at: '2026-02-01 00:00:00.000',
    })
    const less = (await session.get(`${PAGE}/file${CUSTOM}`)).text().split('\r\n')
    const hidden = less.filter((line) => line.startsWith('Plazos del periodo,') && line.includes(' · '))
    assert.isTrue(
      hidden.every((line) => /,,,\d+,,,$/.test(line)),
      hidden.join('\n')
    )
  })

  test('ask as many questions of a large firm as of a small one', async ({ client, assert }) => {
    const counts: number[] = []
    for (const more of [0, 2]) {
      const own = await firm()
      await generatedFirm(own, 8, more)
      const session = await atDesk(client, own.owner, own.workspace)
      await wholePage(session, PAGE)
      counts.push((await queriesOf(async () => void (await wholePage(session, `${PAGE}?compare=year`)))).length)
    }
    assert.equal(counts[0], counts[1])
    assert.isBelow(counts[0]!, 70)
  })

  test('tell the load of who may not read matters any more', async ({ client, assert }) => {
    const own = await firm()
    const { lawyer } = await generatedFirm(own, 13)
    const session = await atDesk(client, own.owner, own.workspace)
    type Load = { id: number; name: string; matters: number; activities: number; deadlines: number }
    const loadOf = async () =>
      ((await wholePage(session, PAGE)).props.work.load as Load[]).find(({ id }) => id === lawyer.id)
    const before = await loadOf()
    assert.isAbove(before!.matters + before!.activities + before!.deadlines, 0)
    await db.from('members').where({ workspace_id: own.workspace.id, user_id: lawyer.id }).update({ role_id: null })
    assert.deepEqual(await loadOf(), before)
  })

  test('follow the page in three requests side by side', async ({ client, assert }) => {
    const own = await firm()
    await generatedFirm(own, 9)
    const session = await atDesk(client, own.owner, own.workspace)
    await session.visit(PAGE)
    const asked = await queriesOf(async () => {
      const page = (await session.visit(PAGE)).body()
      assert.notProperty(page.props, 'money')
      assert.deepEqual(page.deferredProps, { matters: ['matters'], money: ['money'], work: ['work'] })
    })
    assert.isFalse(
      asked.some((sql) => /\b(matters|charges|payments|activities)\b/.test(sql)),
      asked.join('\n')
    )
  })

  test('leave a part that fails out, and bring the others', async ({ client, assert, cleanup }) => {
    const own = await firm()
    await generatedFirm(own, 10)
    const part = statistics.find('deadlines')!
    const { load } = part
    part.load = () => Promise.reject(new Error('out of order'))
    cleanup(() => void (part.load = load))
    const { props, rescued } = await wholePage(await atDesk(client, own.owner, own.workspace), PAGE)
    assert.deepEqual(rescued, ['work'])
    assert.isNotEmpty(props.money)
    assert.isNotEmpty(props.matters.figures)
  })
})
