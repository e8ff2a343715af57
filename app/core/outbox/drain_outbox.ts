import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import { MAX_TRIES, handlerOf } from './outbox.js'

const BATCH = 50
const LONGEST_WAIT_SECONDS = 3_600

/** Waits 2, 4, 8 … seconds between tries, an hour at most. */
function nextTry(tries: number): string {
  return toSqlInstant(clock.now().plus({ seconds: Math.min(2 ** tries, LONGEST_WAIT_SECONDS) }))
}

/** Delivers what is due, oldest first, and returns how many were delivered. Safe to kill at any moment and to run again. */
export async function drainOutbox(): Promise<number> {
  const due = await db
    .from('outbox_messages')
    .whereNull('delivered_at')
    .whereNull('set_aside_at')
    .where('due_at', '<=', toSqlInstant(clock.now()))
    .orderBy('id')
    .limit(BATCH)
  let delivered = 0
  for (const message of due) {
    if (await deliver(message)) delivered++
  }
  return delivered
}

async function deliver(message: { id: number; topic: string; payload: string; tries: number }): Promise<boolean> {
  const row = () => db.from('outbox_messages').where('id', message.id)
  const now = toSqlInstant(clock.now())
  try {
    const handler = handlerOf(message.topic)
    if (!handler) throw new Error(`no handler for ${message.topic}`)
    await handler(typeof message.payload === 'string' ? JSON.parse(message.payload) : message.payload, message.id)
    await row().update({ delivered_at: now, updated_at: now })
    return true
  } catch (error) {
    const tries = Number(message.tries) + 1
    const reason = error instanceof Error ? error.message.slice(0, 500) : 'unknown'
    const fate = tries >= MAX_TRIES ? { set_aside_at: now } : { due_at: nextTry(tries) }
    await row().update({ tries, last_error: reason, updated_at: now, ...fate })
    logger.warn({ topic: message.topic, message: message.id, tries }, 'outbox message failed')
    return false
  }
}
