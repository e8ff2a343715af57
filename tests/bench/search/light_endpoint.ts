import { spawn } from 'node:child_process'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { SearchEngine, SearchRequest } from '#app/core/search/search_engine'
import type { BenchQuery } from './queries.js'
import { percentile } from './statistics.js'

const ROUNDS = 5
const SECONDS = 4
const CLIENTS = 4

export interface LightTimes {
  idle: number
  searching: number
  /** Searches answered in a second. */
  searches: number
}

/**
 * p99 in milliseconds of a light endpoint of this process, asked by another process: idle, and while four clients search. The median of several rounds,
 * because what else the machine does shows in a p99 first.
 */
export async function lightEndpoint(engine: SearchEngine, queries: BenchQuery[]): Promise<LightTimes> {
  const server = createServer((_, response) => response.end('ok')).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  await pings(server, 1)
  const rounds: LightTimes[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const idle = percentile(await pings(server, SECONDS), 0.99)
    rounds.push({ idle, ...(await whileSearching(server, engine, queries)) })
  }
  server.close()
  const median = (of: (times: LightTimes) => number) => percentile(rounds.map(of), 0.5)
  return {
    idle: median(({ idle }) => idle),
    searching: median(({ searching }) => searching),
    searches: median(({ searches }) => searches),
  }
}

async function whileSearching(
  server: Server,
  engine: SearchEngine,
  queries: BenchQuery[]
): Promise<Omit<LightTimes, 'idle'>> {
  let isRunning = true
  const clients = Array.from({ length: CLIENTS }, async () => {
    let searched = 0
    for (; isRunning; searched++) await engine.search(freshRequest(queries))
    return searched
  })
  const searching = percentile(await pings(server, SECONDS), 0.99)
  isRunning = false
  const searched = await Promise.all(clients)
  return { searching, searches: searched.reduce((sum, count) => sum + count, 0) / SECONDS }
}

let asked = 0

/** A word that is in no document is excluded, a new one each time, so that no answer comes from the cache. */
function freshRequest(queries: BenchQuery[]): SearchRequest {
  const { request } = queries[asked++ % queries.length]
  return { ...request, text: `${request.text} -ausente${asked}` }
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
