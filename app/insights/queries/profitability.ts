import db from '@adonisjs/lucid/services/db'
import type { LucidModel, ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type { Viewer } from '#app/core/contributions/registries'
import Client from '#app/clients/models/client'
import FeeAgreement from '#app/fees/models/fee_agreement'
import type { FigureKey } from '#app/insights/domain/figures'
import type { Slice } from '#app/insights/domain/slices'
import { FEE, FEE_RECEIVED, FEE_WRITTEN_OFF, feeConcepts, keptExpenses, recordedTime } from './fee_scope.js'
import { kept } from './kept.js'
import { rowsAddress } from './rows_address.js'

/** Clients of which the fees are told. */
const MAX_CLIENTS = 10
/** Parts that a firm can have: branches of law, ways of charging. */
const MAX_PARTS = 50

/** What a part of the firm brings: fees before taxes, what of them was paid and written off by now, what was spent and not passed on, in centavos; over how many concepts, and the minutes that were written down for it. */
export type FeePart = {
  key: string | null
  label: string | null
  total: number
  n: number
  received: number
  writtenOff: number
  expenses: number
  minutes: number
  href: string
  /** Rows of what is told besides. */
  rows: { received: string; writtenOff: string; expenses: string; minutes: string }
}

type Sums = Pick<FeePart, 'total' | 'n' | 'received' | 'writtenOff' | 'minutes' | 'expenses'>
const NOTHING: Sums = { total: 0, n: 0, received: 0, writtenOff: 0, minutes: 0, expenses: 0 }

/** By what fees, time and expenses are told apart; `parts` names the SQL of each in the three of them. */
type Dimension = 'materia' | 'model' | 'client'
const PARTS = (table: 'charge_items' | 'time_entries' | 'matter_expenses'): Record<Dimension, string> => ({
  materia: 'dossiers.materia',
  model: FeeAgreement.modelOf(table),
  client: table === 'charge_items' ? 'billed.client_id' : 'dossiers.client_id',
})

type Row = Record<string, number | string | null>
/** What is alike in some dimensions, and its sums. */
type Alike = { keys: Partial<Record<Dimension, string | null>>; sums: Partial<Sums> }

async function alike(query: unknown, table: Parameters<typeof PARTS>[0], dimensions: Dimension[]): Promise<Alike[]> {
  const own = query as ModelQueryBuilderContract<LucidModel>
  const sql = PARTS(table)
  for (const dimension of dimensions)
    own.select(db.raw(`${sql[dimension]} as of_${dimension}`)).groupByRaw(sql[dimension])
  const rows = (await own.pojo<Row>()) as unknown as Row[]
  return rows.map((row) => {
    const keyOf = (dimension: Dimension) => {
      const key = row[`of_${dimension}`] ?? null
      return [dimension, key === null ? null : String(key)] as const
    }
    const sums = Object.keys(NOTHING).flatMap((name) => (name in row ? [[name, Number(row[name])] as const] : []))
    return { keys: Object.fromEntries(dimensions.map(keyOf)), sums: Object.fromEntries(sums) }
  })
}

/** Fees, time and expenses of what is alike in some dimensions: one query each. */
async function alikeIn(viewer: Viewer, slice: Slice, dimensions: Dimension[]): Promise<Alike[]> {
  const charged = feeConcepts(viewer, slice)
    .select(db.raw(`sum(${FEE}) as total`), db.raw(`sum(${FEE_RECEIVED()}) as received`))
    .select(db.raw(`sum(${FEE_WRITTEN_OFF()}) as writtenOff`))
    .count('* as n')
  const time = recordedTime(viewer, slice).select(db.raw('sum(time_entries.minutes) as minutes'))
  const spent = keptExpenses(viewer, slice).select(db.raw('sum(matter_expenses.amount) as expenses'))
  return [
    ...(await alike(charged, 'charge_items', dimensions)),
    ...(await alike(time, 'time_entries', dimensions)),
    ...(await alike(spent, 'matter_expenses', dimensions)),
  ]
}

/** The parts of a dimension: those with most fees first, those that took only time or money after them. */
function partsBy(groups: Alike[], slice: Slice, dimension: Dimension): FeePart[] {
  const parts = Map.groupBy(groups, ({ keys }) => keys[dimension] ?? null)
  return [...parts]
    .filter(([key]) => dimension !== 'client' || key !== null)
    .map(([key, own]) => ({
      ...{ key, label: null, ...own.reduce((sum, { sums }) => added(sum, sums), NOTHING) },
      ...addresses(slice, { [dimension]: key ?? 'none' }),
    }))
    .sort((one, other) => other.total - one.total || other.minutes - one.minutes || other.expenses - one.expenses)
    .slice(0, dimension === 'client' ? MAX_CLIENTS : MAX_PARTS)
}

const added = (sum: Sums, more: Partial<Sums>): Sums =>
  Object.fromEntries(
    Object.entries(sum).map(([name, value]) => [name, value + (more[name as keyof Sums] ?? 0)])
  ) as Sums

function addresses(slice: Slice, part: Record<string, string>): Pick<FeePart, 'href' | 'rows'> {
  const rows = (figure: FigureKey) => rowsAddress(figure, slice, { currency: slice.currency, ...part })
  return {
    href: rows('money.fees'),
    rows: {
      ...{ received: rows('money.fees_received'), writtenOff: rows('money.fees_written_off') },
      ...{ expenses: rows('money.expenses'), minutes: rows('time.recorded') },
    },
  }
}

/** What the work of a span brings by branch of law, way of charging and client: seven queries. */
export const profitability = (viewer: Viewer, slice: Slice) =>
  kept(viewer, 'fees', slice, async () => {
    const groups = await alikeIn(viewer, slice, ['materia', 'model'])
    const ofClients = await alikeIn(viewer, slice, ['client'])
    return {
      byMateria: partsBy(groups, slice, 'materia'),
      byModel: partsBy(groups, slice, 'model'),
      byClient: await named(partsBy(ofClients, slice, 'client')),
    }
  })

async function named(parts: FeePart[]): Promise<FeePart[]> {
  const ids = parts.map(({ key }) => Number(key))
  const clients = await Client.byKey('id', ids).select('clients.id', 'clients.name')
  const names = new Map(clients.map(({ id, name }) => [String(id), name]))
  return parts.map((part) => ({ ...part, label: names.get(part.key!) ?? null }))
}
