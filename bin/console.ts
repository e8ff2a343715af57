import { ignite } from './ignitor.js'
import { prettyPrintError } from '@adonisjs/core'

ignite()
  .ace()
  .handle(process.argv.splice(2))
  .catch((error) => {
    process.exitCode = 1
    prettyPrintError(error)
  })
