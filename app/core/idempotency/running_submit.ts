import { AsyncLocalStorage } from 'node:async_hooks'
import { QueryClient } from '@adonisjs/lucid/database'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { LockLost } from '#app/core/errors/lock_lost'

/** A submit that this process runs, by its key and by whoever runs it. */
export interface Submit {
  key: string
  holder: string
}

/** A submit while it runs; `isOver` once its key says what was kept, or it was answered. */
interface Running {
  submit: Submit
  isOver: boolean
}

const running = new AsyncLocalStorage<Running>()

/** Does what a submit asks for; the first of its transactions that writes settles the key. What it leaves behind to run on does not. */
export async function runSubmit<T>(submit: Submit, work: () => Promise<T>): Promise<T> {
  const state = { submit, isOver: false }
  try {
    return await running.run(state, work)
  } finally {
    state.isOver = true
  }
}

/**
 * Does what comes before the change that a submit asks for, such as spending the code that proves who acts: its transactions leave the key unsettled, because a process
 * that dies after them has done nothing of what was asked for.
 */
export function beforeSubmit<T>(work: () => Promise<T>): Promise<T> {
  return running.exit(work)
}

const countOf = (answer: unknown) => Number(Array.isArray(answer) ? answer[0] : answer)

/**
 * Says in the transaction of a submit that it was kept, before anybody was answered: a process that dies between the two leaves a key that says so, one
 * that dies earlier a key that says nothing was done. Throws LockLost, which undoes the transaction, when the submit is no longer this process's.
 */
async function completeSubmit(trx: QueryClientContract, submit: Submit): Promise<void> {
  const kept = await trx
    .from('idempotency_keys')
    .where({ ...submit })
    .update({ written: 1 })
  if (countOf(kept) === 0) throw new LockLost('another process runs this submit')
}

const WRITES = /^\s*(insert|update|delete|replace)\b/i

type Work = (trx: TransactionClientContract) => Promise<unknown>

/** Work at whose end the key is settled when it, or a transaction within it, wrote anything: the row of the key is held as shortly as can be. */
function settling(work: Work, state: Running): Work {
  return async (trx) => {
    let hasWritten = false
    trx.knexClient.on('query', ({ sql }: { sql: string }) => void (hasWritten ||= WRITES.test(sql)))
    const result = await work(trx)
    if (hasWritten) {
      await completeSubmit(trx, state.submit)
      trx.once('commit', () => void (state.isOver = true))
    }
    return result
  }
}

let isInstalled = false

/** Has the transactions that a submit begins settle its key, whoever begins them: an action, a model, a relation. Outside of submits nothing changes. */
export function completeInTransactions(): void {
  if (isInstalled) return
  isInstalled = true
  const client = QueryClient.prototype as unknown as {
    transaction(work?: unknown, options?: unknown): Promise<unknown>
  }
  const begin = client.transaction
  client.transaction = function (work, options) {
    const state = running.getStore()
    const isPlain = !state || state.isOver || typeof work !== 'function'
    return begin.call(this, isPlain ? work : settling(work as Work, state), options)
  }
}
