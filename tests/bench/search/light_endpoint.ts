import { spawn } from 'node:child_process'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { SearchEngine } from '#app/core/search/search_engine'
import type { BenchQuery } from './queries.js'
import { percentile } from './statistics.js'

const SECONDS = 8
const CLIENTS = 4

/** p99 in milliseconds of a light endpoint of this process, asked by another process: idle, and while four clients search. */
export async function lightEndpoint(
  engine: SearchEngine,
  queries: BenchQuery[]
): Promise<{ idle: number; searching: number; searches: number }> {
  const server = createServer((_, response) => response.end('ok')).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  await pings(server, 1)
  const idle = await pings(server, SECONDS)
  let running = true
  let searches = 0
  const clients = Array.from({ length: CLIENTS }, async (_, client) => {
    for (let turn = client; running; turn += CLIENTS, searches++) await engine.search(freshRequest(queries, turn))
  })
  const searching = await pings(server, SECONDS)
  running = false
  await Promise.all(clients)
  server.close()
  return { idle: percentile(idle, 0.99), searching: percentile(searching, 0.99), searches: searches / SECONDS }
}

/** A word that is in no document is excluded, a new one each time, so that no answer comes from the cache. */
function freshRequest(queries: BenchQuery[], turn: number) {
  const { request } = queries[turn % queries.length]
  return { ...request, text: `${request.text} -ausente${turn}` }
}

async function pings(server: Server, seconds: number): Promise<number[]> {
  const { port } = server.address() as AddressInfo
  const child = spawn(process.execPath, ['-e', PINGER, String(port), String(seconds)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  for await (const chunk of child.stdout) output += String(chunk)
  return JSON.parse(output) as number[]
}

/** Asks every two milliseconds over one kept connection and prints how long each answer took. */
const PINGER = `
const http = require('node:http')
const [port, seconds] = process.argv.slice(1).map(Number)
const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
const taken = []
const until = performance.now() + seconds * 1000
function ask() {
  const start = performance.now()
  http.get({ port, host: '127.0.0.1', agent }, (response) => {
    response.resume()
    response.on('end', () => {
      taken.push(performance.now() - start)
      if (performance.now() < until) setTimeout(ask, 2)
      else { process.stdout.write(JSON.stringify(taken)); agent.destroy() }
    })
  })
}
ask()`
