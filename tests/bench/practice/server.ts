import { ignite } from '../../../bin/ignitor.js'

/** The product as it stands in the sources, on the port of the environment. */
await ignite().httpServer().start()

process.send!({ port: Number(process.env.PORT) })
