import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import { clock } from '#app/core/clock'
import { hasRows } from '#app/core/database/until_write'
import { reasonOf } from '#app/core/errors/describe_error'
import { toSqlInstant } from '#app/core/models/columns'
import { MAX_TRIES, handlerOf } from './outbox.js'

const BATCH = 50
const MAX_WAIT_SECONDS = 3_600

interface Message {
  id: number
  topic: string
  payload: string
  tries: number
}

/** Waits 2, 4, 8 … seconds between tries, an hour at most. */
function nextTry(tries: number): string {
  return toSqlInstant(clock.now().plus({ seconds: Math.min(2 ** tries, MAX_WAIT_SECONDS) }))
}

/**
 * Delivers what is due, oldest first, and returns how many were delivered. Safe to kill at any moment and to run again.
 * `isStopping` is asked between two messages.
 */
export async function drainOutbox(isStopping = () => false): Promise<number> {
  if (!(await hasRows('outbox: open messages', () => openMessages().select('id')))) return 0
  const due: Message[] = await openMessages()
    .where('due_at', '<=', toSqlInstant(clock.now()))
    .orderBy('id')
    .limit(BATCH)
  let delivered = 0
  for (const message of due) {
    if (isStopping()) break
    if (await deliver({ ...message, tries: Number(message.tries) })) delivered++
  }
  return delivered
}

const openMessages = () => db.from('outbox_messages').whereNull('delivered_at').whereNull('set_aside_at')

/** A try counts before it is made, so that a message that kills the process is set aside too. */
async function deliver(message: Message): Promise<boolean> {
  if (message.tries >= MAX_TRIES) return setAside(message, 'the process died at every try')
  const tries = message.tries + 1
  if (!(await claim(message, tries))) return false
  try {
    await handle(message)
  } catch (error) {
    const reason = reasonOf(error, 500)
    logger.warn({ err: error, topic: message.topic, message: message.id, tries }, 'outbox message failed')
    if (tries >= MAX_TRIES) return setAside(message, reason)
    await write(message, { last_error: reason })
    return false
  }
  await write(message, { delivered_at: toSqlInstant(clock.now()) })
  return true
}

/** False when another process has taken the message since it was read. */
async function claim({ id, tries: before }: Message, tries: number): Promise<boolean> {
  const row = openMessages().where({ id, tries: before })
  const claimed = await row.update({ tries, due_at: nextTry(tries), updated_at: toSqlInstant(clock.now()) })
  return Number(Array.isArray(claimed) ? claimed[0] : claimed) === 1
}

async function handle({ id, topic, payload }: Message): Promise<void> {
  const handler = handlerOf(topic)
  if (!handler) throw new Error(`no handler for ${topic}`)
  await handler(typeof payload === 'string' ? JSON.parse(payload) : payload, id)
}

async function setAside(message: Message, reason: string): Promise<false> {
  await write(message, { set_aside_at: toSqlInstant(clock.now()), last_error: reason })
  return false
}

async function write({ id }: Message, change: Record<string, unknown>): Promise<void> {
  await db
    .from('outbox_messages')
    .where({ id })
    .update({ ...change, updated_at: toSqlInstant(clock.now()) })
}
