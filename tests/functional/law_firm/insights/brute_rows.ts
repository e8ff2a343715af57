import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { TODAY } from '../billing/scene.js'

/** A row as the database gives it. */
export type Row = Record<string, never>
export type Span = { from: string; to: string }

const ZONE = 'America/Mexico_City'
const TABLES = [
  ...['matters', 'matter_team', 'charges', 'charge_matters', 'charge_items', 'payments', 'payment_applications'],
  ...['time_entries', 'matter_expenses', 'fee_agreements', 'fee_stages', 'conflict_checks', 'matter_deadlines'],
  'activities',
] as const
type Table = (typeof TABLES)[number]

/** All rows of a firm as they stand, and which of them one of its people may know of, told row by row. */
export async function bruteRows(workspaceId: number, userId: number) {
  const all = {} as Record<Table, Row[]>
  for (const table of TABLES) all[table] = await db.from(table).where('workspace_id', workspaceId).orderBy('id')
  const isIn = (matter: Row) =>
    all.matter_team.some((row) => Number(row.matter_id) === Number(matter.id) && Number(row.user_id) === userId)
  const matterOf = (id: unknown) => all.matters.find((matter) => Number(matter.id) === Number(id))
  const isOpen = (matter: Row) => !matter.private || isIn(matter)
  /** Neither in the trash nor closed to the person. */
  const isSeen = (id: unknown) => {
    const matter = matterOf(id)
    return matter !== undefined && isOpen(matter) && !matter.trashed
  }
  const isAtWork = (id: unknown) => isSeen(id) && !matterOf(id)!.archived
  const mattersOfCharge = (id: unknown) => all.charge_matters.filter((row) => Number(row.charge_id) === Number(id))
  const isChargeSeen = (id: unknown) => mattersOfCharge(id).every((row) => isOpen(matterOf(row.matter_id)!))
  return { all, matterOf, isSeen, isAtWork, isChargeSeen }
}
export type BruteRows = Awaited<ReturnType<typeof bruteRows>>

/** Milliseconds of an instant as either database gives it. */
export const millisOf = (value: unknown): number =>
  value instanceof Date ? value.getTime() : Date.parse(`${String(value).replace(' ', 'T')}Z`)

/** The day of an instant by the clock of the firm. */
export const dayOf = (value: unknown): string => DateTime.fromMillis(millisOf(value), { zone: ZONE }).toISODate()!

/** So many days after today. */
export const dayIn = (days: number): string => DateTime.fromISO(TODAY, { zone: 'utc' }).plus({ days }).toISODate()!

export const within = (day: unknown, { from, to }: Span): boolean => typeof day === 'string' && day >= from && day <= to

export const sumOf = <T>(list: T[], of: (one: T) => number): number => list.reduce((total, one) => total + of(one), 0)

/** One amount as a share of another in millionths, rounded down; null of nothing. */
export const millionths = (part: number, whole: number): number | null =>
  whole === 0 ? null : Number((BigInt(part) * 1_000_000n) / BigInt(whole))

/** The one in the middle, or the mean of two. */
export function middle(values: number[]): number | null {
  const sorted = [...values].sort((one, other) => one - other)
  const half = sorted.length / 2
  if (sorted.length === 0) return null
  return Number.isInteger(half) ? (sorted[half - 1]! + sorted[half]!) / 2 : sorted[Math.floor(half)]!
}
