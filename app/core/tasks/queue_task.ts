import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#app/core/clock'
import type { Json } from '#app/core/contributions/registries'
import Task from './models/task.js'

/** What is to be done. `payload` holds ids and choices, no secrets. */
export interface TaskOrder {
  workspaceId: number
  userId: number
  /** A kind of the registry `taskKinds`. */
  kind: string
  payload: Record<string, Json>
  total?: number
}

/** Puts work into the queue, in the transaction of what it belongs to. The worker begins within a second. */
export function queueTask(trx: TransactionClientContract, { total, ...order }: TaskOrder): Promise<Task> {
  const fresh = { state: 'queued', done: 0, total: total ?? null, step: 0, tries: 0, workedMs: 0 } as const
  return Task.create({ ...order, ...fresh, heartbeatAt: clock.now() }, { client: trx })
}
