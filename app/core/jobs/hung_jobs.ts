import db from '@adonisjs/lucid/services/db'
import { forgetFailure, putOff } from './each_item.js'

/** The whole job hung, none of its items. */
const WHOLE_JOB = 0
const MAX_NAME_LENGTH = 60

const failureName = (name: string) => `hung: ${name}`.slice(0, MAX_NAME_LENGTH)

/** Keeps in `job_failures` that a job hung and was ended, where operators read of it. */
export async function recordHang(name: string, reason: string): Promise<void> {
  const job = failureName(name)
  const row = await db.from('job_failures').where({ job, item_id: WHOLE_JOB }).select('tries').first()
  await putOff({ job, id: WHOLE_JOB, tries: Number(row?.tries ?? 0), error: new Error(reason) })
}

/** A job that hung has run to its end. */
export async function forgetHang(name: string): Promise<void> {
  await forgetFailure(failureName(name), WHOLE_JOB)
}
