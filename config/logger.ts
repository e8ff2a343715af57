import env from '#start/env'
import { describeError } from '#app/core/errors/describe_error'
import app from '@adonisjs/core/services/app'
import { defineConfig, destination, targets } from '@adonisjs/core/logger'
import type { InferLoggers } from '@adonisjs/core/types'

const STANDARD_OUTPUT = 1

/** JSON lines on the standard output. What could identify a person or open a door is removed before it is written; of an error no more than `describeError` gives. */
const loggerConfig = defineConfig({
  default: 'app',
  loggers: {
    app: {
      enabled: true,
      name: 'foja',
      level: app.inTest ? 'silent' : env.get('LOG_LEVEL'),
      serializers: { err: describeError, error: describeError },
      redact: {
        paths: [
          '*.password',
          '*.email',
          '*.token',
          '*.cookie',
          '*.authorization',
          'password',
          'email',
          'token',
          'cookie',
        ],
        censor: '[removed]',
      },
      // Written by who logs: a transport would be one thread more for each of ours, of 10 MB.
      ...(app.inDev ? { transport: { targets: [targets.pretty()] } } : { destination: destination(STANDARD_OUTPUT) }),
    },
  },
})

export default loggerConfig

declare module '@adonisjs/core/types' {
  export interface LoggersList extends InferLoggers<typeof loggerConfig> {}
}
