import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#app/core/clock'
import OutboxMessage from '#app/core/outbox/models/outbox_message'

/** Tries before a message is set aside for an operator (specification §9: at most 10). */
export const MAX_TRIES = 10

/** What a topic does with its payload. Must be idempotent: a crash after the effect and before the tick repeats it. */
export type OutboxHandler = (payload: Record<string, unknown>, messageId: number) => Promise<void>

const handlers = new Map<string, OutboxHandler>()

/** Binds a topic to its handler; each topic has one. */
export function onOutbox(topic: string, handler: OutboxHandler): void {
  handlers.set(topic, handler)
}

export function handlerOf(topic: string): OutboxHandler | undefined {
  return handlers.get(topic)
}

/** Puts a side effect in the outbox, in the transaction of its cause. `notBefore` delays it. */
export async function putInOutbox(
  trx: TransactionClientContract,
  topic: string,
  payload: Record<string, unknown>,
  notBefore = clock.now()
): Promise<void> {
  await OutboxMessage.create({ topic, payload, tries: 0, dueAt: notBefore }, { client: trx })
}
