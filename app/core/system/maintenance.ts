import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'

const KEY = 'maintenance'
const EVERY_MS = 2_000

/** Whether the product is closed for maintenance, and when it will be. */
export interface Maintenance {
  on: boolean
  /** Told ahead to everybody who is signed in. */
  announcedFor: DateTime | null
}

let known: Maintenance | null = null

/** Forgets what was read, so that the next question reads again. */
export function forgetMaintenance(): void {
  known = null
}

async function read(client: Pick<TransactionClientContract, 'from'> = db): Promise<Maintenance> {
  const row = await client.from('system_settings').where('key', KEY).select('value').first()
  const { on = false, announcedFor = null } = row ? JSON.parse(row.value) : {}
  return { on, announcedFor: announcedFor && DateTime.fromISO(announcedFor, { zone: 'utc' }) }
}

/** The state as this process knows it: read once, then kept fresh by `watchMaintenance`, so that no request asks the database. */
export async function maintenanceState(): Promise<Maintenance> {
  known ??= await read()
  return known
}

export async function isMaintenance(): Promise<boolean> {
  return (await maintenanceState()).on
}

/** Reads the state every two seconds, for what another process sets. Returns how to stop. */
export function watchMaintenance(onFailure: (error: unknown) => void): () => void {
  const timer = setInterval(() => {
    read().then((state) => (known = state), onFailure)
  }, EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}

/** Sets the state, with its entry in the log of operators. */
export async function setMaintenance(
  trx: TransactionClientContract,
  author: Author,
  state: Maintenance
): Promise<void> {
  const before = asJson(await read(trx))
  const after = asJson(state)
  const row = { key: KEY, value: JSON.stringify(after), updated_at: toSqlInstant(clock.now()) }
  await trx.knexQuery().table('system_settings').insert(row).onConflict('key').merge()
  const subject = { type: 'system', id: KEY }
  await record(trx, author, { workspaceId: null, action: 'maintenance.set', subject, before, after })
  known = state
}

const asJson = ({ on, announcedFor }: Maintenance) => ({ on, announcedFor: announcedFor?.toISO() ?? null })
