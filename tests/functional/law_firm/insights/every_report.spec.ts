import testUtils from '@adonisjs/core/services/test_utils'
import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import Report from '#app/insights/models/report'
import type { ReportGroup } from '#app/insights/queries/report_sums'
import Role from '#app/workspaces/models/role'
import { firm } from '#tests/helpers/people'
import { NOON } from '../billing/scene.js'
import { atDesk } from '../matters/desk.js'
import { bruteReport, FIELDS, type Definition, type Filter, type Subject } from './brute_report.js'
import { dayIn } from './brute_rows.js'
import { generatedFirm } from './generated_firm.js'
import { randomBelow } from './random.js'

const PAGE = '/law-firm/reports'
const PER_PAGE = 50
const DEFINITIONS = 6
const CHOICES: Record<string, string[]> = {
  'matters.status': ['active', 'suspended', 'concluded'],
  'matters.materia': ['civil', 'amparo', 'tax'],
  'clients.type': ['person', 'business'],
  'charges.state': ['draft', 'issued', 'canceled', 'written_off'],
  'charges.status': ['pending', 'paid'],
  'charges.currency': ['MXN', 'USD'],
  'payments.state': ['review', 'accepted', 'rejected'],
  'payments.currency': ['MXN', 'USD'],
  'activities.state': ['to_start', 'in_progress', 'resolved'],
  'deadlines.status': ['proposed', 'confirmed', 'met', 'missed', 'not_due'],
}

/** A report of a subject with columns, filters, an order and groups as they come. */
function randomDefinition(subject: Subject, random: (below: number) => number, people: number[]) {
  const keys = Object.keys(FIELDS[subject])
  const some = (least: number) => keys.filter(() => random(2) === 0).concat(keys.slice(0, least))
  const groupable = keys.filter((key) => FIELDS[subject][key]!.type !== 'money')
  const filters = keys.filter(() => random(4) === 0).map((key) => randomFilter(subject, key, random, people))
  return {
    ...{ columns: [...new Set(some(1))], filters, descending: random(2) === 0 },
    group: random(3) === 0 ? null : groupable[random(groupable.length)]!,
    sort: random(3) === 0 ? null : keys[random(keys.length)]!,
  }
}

function randomFilter(subject: Subject, field: string, random: (below: number) => number, people: number[]): Filter {
  const { type } = FIELDS[subject][field]!
  const filter: Filter = { field, values: [], period: null, from: null, to: null }
  if (type === 'choice') filter.values = CHOICES[`${subject}.${field}`]!.filter(() => random(2) === 0)
  else if (type === 'person') filter.values = people.filter(() => random(2) === 0).map(String)
  else if (type === 'text') filter.values = [['1', 'o', 'M-1', 'Segundo'][random(4)]!]
  else {
    const isDay = type === 'day' || type === 'instant'
    const bounds = [random(150), random(150)].sort((one, other) => one - other)
    const [from, to] = bounds.map((each) => (isDay ? dayIn(each - 150) : String(each * 40_000)))
    filter.from = random(4) === 0 ? null : from!
    filter.to = random(4) === 0 ? null : to!
  }
  return filter
}

type Told = { currency: string; n: number; sums: (number | null)[]; value?: string | number | null }
const sorted = (list: Told[]) =>
  list
    .map(({ currency, n, sums, value }) => JSON.stringify([value === null ? null : String(value), currency, n, sums]))
    .sort()

test.group('Every report', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(NOON)
    return () => clock.restore()
  })

  test('of {subject} equals a reading row by row of firm {seed}, for who sees all and for who stands before walls')
    .with([501, 502, 503].flatMap((seed) => (Object.keys(FIELDS) as Subject[]).map((subject) => ({ subject, seed }))))
    .run(async ({ client, assert }, { subject, seed }) => {
      const own = await firm()
      const { lawyer } = await generatedFirm(own, seed)
      await generatedFirm(await firm(), seed + 1)
      const role = await Role.in(own.workspace).where('key', 'lawyer').firstOrFail()
      const random = randomBelow(seed)
      const [owner, other] = [
        await atDesk(client, own.owner, own.workspace),
        await atDesk(client, lawyer, own.workspace),
      ]
      for (let at = 0; at < DEFINITIONS; at++) {
        const definition = randomDefinition(subject, random, [own.owner.id, lawyer.id])
        const fields = { title: `Reporte ${at}`, subject, rhythm: null, day: null, roleIds: [role.id] }
        ;(await owner.submit('post', PAGE, { ...fields, ...definition })).assertStatus(302)
        const { id } = await Report.in(own.workspace).orderBy('id', 'desc').firstOrFail()
        for (const [session, user] of [[owner, own.owner] as const, [other, lawyer] as const]) {
          const props = (await session.visit(`${PAGE}/view/${id}`)).body().props
          const reader = { workspaceId: own.workspace.id, userId: user.id }
          await assertEqual(props, await bruteReport(reader, subject, definition), definition)
        }
      }

      type Counted = Awaited<ReturnType<typeof bruteReport>>
      async function assertEqual(props: Record<string, never>, counted: Counted, definition: Definition) {
        const said = JSON.stringify({ subject, ...definition })
        assert.equal((props.paging as { total: number }).total, counted.ids.length, said)
        assert.deepEqual(sorted(props.totals), sorted(counted.totals), said)
        assert.deepEqual(sorted(props.groups), sorted(counted.groups), said)
        const months = (props.groups as ReportGroup[]).map(({ currency, value }) => `${currency} ${value ?? '~'}`)
        if (['day', 'instant'].includes(FIELDS[subject][definition.group ?? '']?.type ?? ''))
          assert.deepEqual(months, months.toSorted(), said)
        const rows = props.rows as { id: number; cells: (string | number | null)[] }[]
        assert.lengthOf(rows, Math.min(counted.ids.length, PER_PAGE))
        assert.lengthOf(new Set(rows.map((row) => row.id)), rows.length)
        for (const row of rows) {
          const cells = row.cells.map((cell, at) =>
            FIELDS[subject][definition.columns[at]!]!.type === 'instant' ? localDay(cell) : cell
          )
          assert.deepEqual(cells, counted.cellsOf(row.id), said)
        }
      }
    })
})

const localDay = (instant: string | number | null) =>
  instant === null ? null : DateTime.fromISO(String(instant)).setZone('America/Mexico_City').toISODate()
