import { MEXICO_ZONE } from '#app/core/mexico'
import logger from '@adonisjs/core/services/logger'
import Bree from 'bree'

/** A job and its times of Mexico City, if it has any. */
export interface TimedJob {
  name: string
  cron?: string
  isHeavy: boolean
}

/** The clock of some jobs: it starts each at its time, and those that live as long as the worker at once. `path`: the file that a thread runs. */
export function makeBree(jobs: TimedJob[], path: string): Bree {
  return new Bree({
    root: false,
    doRootCheck: false,
    acceptedExtensions: ['.js', '.ts'],
    timezone: MEXICO_ZONE,
    logger: {
      info: (text: string) => logger.debug(text),
      warn: (text: string) => logger.warn(text),
      error: (text: string) => logger.error(text),
    },
    errorHandler: (error, { name }) => logger.error({ err: error, job: name }, 'job failed'),
    jobs: jobs.map(({ name, cron, isHeavy }) => ({
      name,
      path,
      ...(cron ? { cron } : {}),
      timeout: cron || isHeavy ? (false as const) : 0,
    })),
  })
}
