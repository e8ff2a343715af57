import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import type { Json } from '#app/core/contributions/registries'
import Task from './models/task.js'
import { rowsBy } from '#app/core/tenancy/rows'

/** What is to be done. `payload` holds ids and choices, no secrets. */
export interface TaskOrder {
  workspaceId: number
  userId: number
  /** A kind of the registry `taskKinds`. */
  kind: string
  payload: Record<string, Json>
  total?: number
  /** Whoever queues it runs it and renews this (`reserveTask`): workers take it only when that has stopped. */
  isReserved?: boolean
}

const RESERVED_MINUTES = 5

const reservedUntil = () => clock.now().plus({ minutes: RESERVED_MINUTES })

/** Keeps a task that this process runs from workers for some minutes more. */
export async function reserveTask(id: number): Promise<void> {
  await rowsBy(db, 'tasks', { id }).update({ reserved_until: toSqlInstant(reservedUntil()) })
}

/** Puts work into the queue, in the transaction of what it belongs to. The worker begins within a second. */
export function queueTask(
  trx: TransactionClientContract,
  { total, isReserved = false, ...order }: TaskOrder
): Promise<Task> {
  const fresh = { state: 'queued', done: 0, total: total ?? null, step: 0, tries: 0, workedMs: 0 } as const
  const reserved = isReserved ? reservedUntil() : null
  return Task.create({ ...order, ...fresh, heartbeatAt: clock.now(), reservedUntil: reserved }, { client: trx })
}
