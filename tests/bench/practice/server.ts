import { ignite } from '../../../bin/ignitor.js'

interface Emitter {
  on(event: 'query', listener: () => void): void
}

/** The product as it stands in the sources, on the port of the environment. Asked by a message, it tells how many queries there were since. */
await ignite().httpServer().start()
const { default: db } = await import('@adonisjs/lucid/services/db')
const { client } = db.connection().getWriteClient() as unknown as { client: Emitter }

let queries = 0
client.on('query', () => queries++)
process.on('message', () => {
  process.send!({ queries })
  queries = 0
})
process.send!({ isReady: true })
