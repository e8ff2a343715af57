import { ignite } from './ignitor.js'
import { prettyPrintError } from '@adonisjs/core'

const words = process.argv.splice(2)
const handle = () => ignite().ace().handle(words)

/** Two that migrate at once would both apply what neither finds applied. */
async function handleAlone(): Promise<void> {
  const { whileAlone } = await import('#app/core/database/migration_lock')
  await whileAlone(handle)
}

await (words[0]?.startsWith('migration:') ? handleAlone() : handle()).catch((error) => {
  process.exitCode = 1
  prettyPrintError(error)
})
