import { ignite } from './ignitor.js'
import { prettyPrintError } from '@adonisjs/core'

ignite()
  .httpServer()
  .start()
  .catch((error) => {
    process.exitCode = 1
    prettyPrintError(error)
  })
