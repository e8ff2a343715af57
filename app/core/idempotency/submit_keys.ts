import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/core/clock'
import { isKnownDead, newHolder } from '#app/core/jobs/lock_holder'
import { isDuplicate } from '#app/core/models/duplicate'
import { toSqlInstant } from '#app/core/models/columns'
import type { Submit } from './running_submit.js'

/** A process that has not renewed its lease for this long was killed, or lost its machine. */
export const LEASE_SECONDS = 30

/** What became of a submit: `taken` is ours to run; `running` is somebody else's; `kept` was done, but its answer is lost. */
export type Claim =
  | { state: 'taken'; submit: Submit }
  | { state: 'running' }
  | { state: 'kept' }
  | { state: 'answered'; status: number; location: string | null; answer: string | null }

interface Row {
  status: number | null
  location: string | null
  answer: string | null
  holder: string | null
  lease_until: string | null
  written: number | boolean
}

const leaseEnd = () => toSqlInstant(clock.now().plus({ seconds: LEASE_SECONDS }))
const countOf = (answer: unknown) => Number(Array.isArray(answer) ? answer[0] : answer)
const rows = (submit: Submit) => db.from('idempotency_keys').where({ ...submit })

/** Claims a key, or tells what whoever claimed it before came to. A claim whose holder died before it wrote anything is taken over. */
export async function claimSubmit(key: string): Promise<Claim> {
  const submit = { key, holder: newHolder() }
  const row = { ...submit, created_at: toSqlInstant(clock.now()), lease_until: leaseEnd() }
  try {
    await db.table('idempotency_keys').insert(row)
    return { state: 'taken', submit }
  } catch (error) {
    if (!isDuplicate(error)) throw error
  }
  const earlier: Row | null = await db.from('idempotency_keys').where({ key }).first()
  if (!earlier) return claimSubmit(key)
  if (earlier.status !== null) return { ...earlier, state: 'answered', status: Number(earlier.status) }
  if (!isOver(earlier)) return { state: 'running' }
  if (Number(earlier.written)) return { state: 'kept' }
  const taken = db.from('idempotency_keys').where({ key, written: 0 }).whereNull('status')
  void (earlier.holder === null ? taken.whereNull('holder') : taken.where('holder', earlier.holder))
  const isOurs = countOf(await taken.update({ holder: submit.holder, lease_until: leaseEnd() })) > 0
  return isOurs ? { state: 'taken', submit } : { state: 'running' }
}

/** Rows of before there were leases have none: whoever wrote them is gone. */
function isOver({ holder, lease_until: until }: Row): boolean {
  if (holder === null || until === null) return true
  return String(until) < toSqlInstant(clock.now()) || isKnownDead(holder)
}

/** Whether one of some keys is of a submit that was done. */
export async function isSubmitKept(keys: string[]): Promise<boolean> {
  const done = db.from('idempotency_keys').whereIn('key', keys)
  const row = await done.where((any) => void any.whereNotNull('status').orWhere('written', 1)).first()
  return row !== null
}

/** Renews the lease of a submit that takes long, until told to stop. */
export function renewLease(submit: Submit, onFailure: (error: unknown) => void): () => void {
  const renew = () =>
    rows(submit)
      .update({ lease_until: leaseEnd() })
      .then(() => undefined, onFailure)
  const timer = setInterval(renew, (LEASE_SECONDS * 1_000) / 3)
  timer.unref()
  return () => clearInterval(timer)
}

/** Keeps the answer to what succeeded. */
export async function saveAnswer(
  submit: Submit,
  answered: { status: number; location: string | null; answer: string | null }
): Promise<void> {
  await rows(submit).update(answered)
}

/** Forgets what was refused: it may be tried again. */
export async function forgetSubmit(submit: Submit): Promise<void> {
  await rows(submit).delete()
}
