import testUtils from '@adonisjs/core/services/test_utils'
import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import { firm } from '#tests/helpers/people'
import { wholePage } from '#tests/helpers/whole_page'
import { NOON } from '../billing/scene.js'
import { atDesk } from '../matters/desk.js'
import { bruteMatters, bruteMoney } from './brute_force.js'
import { bruteRows, sumOf, type BruteRows } from './brute_rows.js'
import { bruteConflicts, bruteDeadlines, bruteFees, bruteLoad, bruteRealisation } from './brute_work.js'
import { generatedFirm } from './generated_firm.js'

const SPAN = { from: '2025-12-01', to: '2026-03-10' }
const PAGE = `/law-firm/statistics?period=custom&from=${SPAN.from}&to=${SPAN.to}`
const FEES = ['total', 'n', 'received', 'writtenOff', 'expenses', 'minutes'] as const

/** What the page says, as it comes. */
type Props = Record<string, never>
type Figure = { key: string; value: number | null; n: number; href: string; interval: object | null }

const byKey = (parts: { key: string | null; count: number }[]) =>
  Object.fromEntries(parts.map(({ key, count }) => [String(key), count]))

function assertMatters(assert: Assert, rows: BruteRows, matters: Props) {
  const counted = bruteMatters(rows, SPAN)
  for (const { key, value } of matters.figures as Figure[]) assert.equal(value, counted[key as 'matters.open'], key)
  for (const name of ['byStatus', 'byMateria', 'byPerson'] as const)
    assert.deepEqual(byKey(matters[name]), counted[name], name)
  const { byPerson, longest } = matters.stalled as { byPerson: []; longest: { id: number }[] }
  assert.deepEqual(byKey(byPerson), counted.stalledByPerson)
  assert.deepEqual(
    longest.map(({ id }) => id),
    counted.longest.slice(0, longest.length)
  )
}

function assertMoney(assert: Assert, rows: BruteRows, money: Props) {
  const currency = String(money.currency)
  const counted = bruteMoney(rows, SPAN, currency)
  const work = bruteRealisation(rows, SPAN, currency)
  const expected: Record<string, unknown> = { ...counted, 'money.realisation': work.rate }
  for (const { key, value } of money.figures as Figure[]) {
    assert.isTrue(key in expected, key)
    assert.equal(value, expected[key] as never, `${key} ${currency}`)
  }
  assert.containSubset(money.realisation, work)
  for (const [at, { bucket, total, n }] of counted.ageing.entries())
    assert.containSubset(money.ageing[at], { bucket, total, n })
  for (const { month, billed, collected } of (money.months as Props).rows as Props[])
    assert.deepEqual({ billed, collected } as object, counted.month(month), month)
  const forecast = money.forecast as { days: number; expected: number; low: number; high: number }[] | null
  assert.equal(forecast === null, counted.forecast === null)
  for (const [at, told] of (counted.forecast ?? []).entries())
    for (const name of ['days', 'expected', 'low', 'high'] as const)
      assert.closeTo(forecast![at]![name], told[name], 1, `${name} ${currency}`)
  for (const by of ['materia', 'model', 'client'] as const) assertFees(assert, rows, money, by)
}

function assertFees(assert: Assert, rows: BruteRows, money: Props, by: 'materia' | 'model' | 'client') {
  const counted = bruteFees(rows, SPAN, String(money.currency), by)
  const parts = (money.fees as Props)[{ materia: 'byMateria', model: 'byModel', client: 'byClient' }[by]] as Props[]
  assert.sameMembers(
    parts.map(({ key }) => String(key)),
    [...counted.keys()]
  )
  for (const told of parts)
    for (const name of FEES)
      assert.equal(told[name] as number, counted.get(String(told.key))![name], `${by} ${told.key} ${name}`)
}

const countIn = (week: Props | undefined, of: 'activities' | 'deadlines') =>
  Number((week?.[of] as { count: number } | undefined)?.count ?? 0)

function assertWork(assert: Assert, rows: BruteRows, work: Props, people: number[]) {
  const conflicts = bruteConflicts(rows, SPAN)
  for (const { key, value } of work.conflicts as Figure[]) assert.equal(value, conflicts[key]!, key)
  const { total, byPerson, figures } = work.deadlines as Record<string, Props>
  const ended = bruteDeadlines(rows, SPAN, NOON)
  const counts = (own: Props) => Object.fromEntries(Object.entries(own).map(([name, { count }]) => [name, count]))
  const all = (own: object) => sumOf(Object.values(own), Number)
  assert.deepEqual(counts(total!), ended)
  assert.equal((figures as never as Figure[])[0]!.value, Math.floor((ended.met * 1e6) / all(ended)))
  const told = byPerson as never as Props[]
  const endedOf = new Map(told.map(({ key }) => [Number(key), bruteDeadlines(rows, SPAN, NOON, Number(key))]))
  const few = [...endedOf.values()].filter((theirs) => all(theirs) < 10)
  const least = Math.min(...[...endedOf.values()].map(all).filter((n) => n >= 10))
  for (const { key, n, share, figures: own } of told) {
    const theirs = endedOf.get(Number(key))!
    const isTold = all(theirs) >= 10 && !(few.length === 1 && all(theirs) === least)
    assert.equal(n, all(theirs))
    assert.deepEqual(own === null ? null : counts(own), isTold ? theirs : null)
    assert.equal(share, (isTold ? Math.floor((theirs.met * 1e6) / all(theirs)) : null) as never)
  }
  const load = work.load as Props[]
  for (const person of [...people, 0]) {
    const own = load.find(({ id }) => Number(id) === person)
    const theirs = bruteLoad(rows, person)
    assert.equal(Number(own?.matters ?? 0), theirs.matters)
    for (const [at, week] of theirs.weeks.entries()) {
      const told = (own?.weeks ?? [])[at] as Props | undefined
      assert.equal(countIn(told, 'activities'), week.activities, `${person} ${week.week}`)
      assert.equal(countIn(told, 'deadlines'), week.deadlines, `${person} ${week.week}`)
    }
  }
}

test.group('Every number of the statistics', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(NOON)
    return () => clock.restore()
  })

  test('equals a count row by row of firm {$self}, for who sees all and for who stands before walls')
    .with([101, 202, 303])
    .run(async ({ client, assert }, seed) => {
      const own = await firm()
      const { lawyer } = await generatedFirm(own, seed)
      await generatedFirm(await firm(), seed + 1)
      const seen: number[] = []
      for (const person of [own.owner, lawyer]) {
        const { props } = await wholePage(await atDesk(client, person, own.workspace), PAGE)
        const rows = await bruteRows(own.workspace.id, person.id)
        assertMatters(assert, rows, props.matters)
        assert.lengthOf(props.money, 2)
        for (const money of props.money) assertMoney(assert, rows, money)
        assertWork(assert, rows, props.work, [own.owner.id, lawyer.id])
        seen.push(props.money[0].figures[0].n)
      }
      assert.isAbove(seen[0]!, seen[1]!)
    })
})
