import { AsyncLocalStorage } from 'node:async_hooks'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/** A submit that this process runs, by its key and by whoever runs it. */
export interface Submit {
  key: string
  holder: string
}

const running = new AsyncLocalStorage<Submit>()
const settled = new WeakSet<QueryClientContract>()

/** Does what a submit asks for; its transactions settle the key. */
export function runSubmit<T>(submit: Submit, work: () => Promise<T>): Promise<T> {
  return running.run(submit, work)
}

/** Another process was given the submit meanwhile: what this one did is undone. */
export class SubmitTakenOver extends Error {}

const countOf = (answer: unknown) => Number(Array.isArray(answer) ? answer[0] : answer)

/**
 * Says in the transaction of a submit that it was kept, before anybody was answered: a process that dies between the two leaves a key that says so, one
 * that dies earlier a key that says nothing was done. Throws SubmitTakenOver, which undoes the transaction, when the submit is no longer this process's.
 */
export async function settleSubmit(trx: QueryClientContract): Promise<void> {
  const submit = running.getStore()
  if (!submit || settled.has(trx)) return
  const kept = await trx
    .from('idempotency_keys')
    .where({ ...submit })
    .update({ written: 1 })
  if (countOf(kept) === 0) throw new SubmitTakenOver('another process runs this submit')
  settled.add(trx)
}
