import { Writable } from 'node:stream'
import logger from '@adonisjs/core/services/logger'
import app from '@adonisjs/core/services/app'
import { Logger } from '@adonisjs/core/logger'

/** What is written to the log while `act` runs, as it would be in production: from `info` on, with what must not be told removed. */
export async function logOf(act: () => Promise<unknown>): Promise<string> {
  const lines: string[] = []
  const stream = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const { redact } = app.config.get<{ redact: { paths: string[]; censor: string } }>('logger.loggers.app')
  const silent = logger.pino
  logger.pino = new Logger({ enabled: true, level: 'info', redact, desination: stream }).pino
  try {
    await act()
  } finally {
    logger.pino = silent
  }
  return lines.join('')
}
