import { ignite } from './ignitor.js'
import { prettyPrintError } from '@adonisjs/core'

ignite()
  .httpServer()
  .start()
  .catch(async (error) => {
    await prettyPrintError(error)
    process.exit(1)
  })
