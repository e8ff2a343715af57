import { createServer } from 'node:http'

/** The fastest that this machine can answer: 1 kB of JSON from node:http alone. Prints its port. */
const body = JSON.stringify({ text: 'x'.repeat(1_000) })
const server = createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length })
  response.end(body)
}).listen(0, '127.0.0.1', () => process.send!({ port: (server.address() as { port: number }).port }))
