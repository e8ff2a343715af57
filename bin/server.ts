import { fixSemiSpaceSize, letSemiSpaceGrow } from './semi_space.js'

fixSemiSpaceSize()
const { ignite } = await import('./ignitor.js')
const { prettyPrintError } = await import('@adonisjs/core')

await ignite()
  .httpServer()
  .start()
  .catch(async (error) => {
    await prettyPrintError(error)
    process.exit(1)
  })
letSemiSpaceGrow()
