import type { RestartDelay } from '#app/core/jobs/restart_delay'
import type { Assignment } from './messages.js'

/** A job between its runs. */
export interface JobLife {
  assignment: Assignment
  cron?: string
  isHeavy: boolean
  delay: RestartDelay
  bornAt: number
  /** After a failure a heavy job is left alone for a while. */
  notBefore: number
  /** Runs again what was interrupted, once. */
  isSecondRun: boolean
  hasHung: boolean
}

/** Whether it runs when it has work, and at no time of its own. */
export const isOnDemand = ({ isHeavy, cron }: JobLife) => isHeavy && !cron
