import { keepYoungSpace, letYoungSpaceGrow } from './young_space.js'

keepYoungSpace()
const { ignite } = await import('./ignitor.js')
const { prettyPrintError } = await import('@adonisjs/core')

await ignite()
  .httpServer()
  .start()
  .catch(async (error) => {
    await prettyPrintError(error)
    process.exit(1)
  })
letYoungSpaceGrow()
