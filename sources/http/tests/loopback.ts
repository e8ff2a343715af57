import { createServer } from 'node:http'
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { HttpClock } from '#sources/http/pacing'

/** A server on loopback that stands for the operator's mirror of every site. */
export interface Loopback {
  mirror: string
  /** What was asked for, in order. */
  asked: IncomingMessage[]
  close(): Promise<void>
}

/** Starts a server whose n-th answer (from 0) is given by the listener of that place; the last one repeats. */
export async function loopback(...answers: RequestListener[]): Promise<Loopback> {
  const asked: IncomingMessage[] = []
  const server = createServer((request, response) => {
    asked.push(request)
    answers[Math.min(asked.length, answers.length) - 1](request, response)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return { mirror: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, close: () => shut(server) }
}

/** A listener that answers with a status, headers and a body. */
export function answer(status: number, headers: Record<string, string> = {}, body: string | Uint8Array = '') {
  return (_request: IncomingMessage, response: ServerResponse) => void response.writeHead(status, headers).end(body)
}

/** A clock that never waits and notes what it was asked to wait for. */
export function patientClock(start = Date.parse('2026-01-05T12:00:00Z')): HttpClock & { slept: number[] } {
  const slept: number[] = []
  let now = start
  return {
    slept,
    now: () => now,
    async sleep(ms, signal) {
      signal?.throwIfAborted()
      slept.push(ms)
      now += ms
    },
  }
}

function shut(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((done) => server.close(() => done()))
}
