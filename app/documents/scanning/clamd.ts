import { connect, type Socket } from 'node:net'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import type { VirusScanner } from './virus_scanner.js'

const PATIENCE_MS = 60_000
const END = Buffer.alloc(4)
const FOUND = /^stream: (.{1,200}) FOUND$/

/** ClamAV's daemon by its INSTREAM command, over TCP (`tcp://host:3310`) or a socket of the machine (`unix:/run/clamav/clamd.ctl`). */
export class Clamd implements VirusScanner {
  constructor(private readonly address: string) {}

  async scan(content: Readable): Promise<string | null> {
    const socket = this.open()
    const answer = answerOf(socket)
    answer.catch(() => undefined)
    try {
      await once(socket, 'connect')
      socket.write('zINSTREAM\0')
      for await (const chunk of content) await send(socket, chunk as Buffer)
      socket.write(END)
      return verdict(await answer)
    } finally {
      content.destroy()
      socket.destroy()
    }
  }

  private open(): Socket {
    const url = new URL(this.address)
    const target =
      url.protocol === 'unix:' ? { path: url.pathname } : { host: url.hostname, port: Number(url.port || 3310) }
    return connect(target).setTimeout(PATIENCE_MS)
  }
}

/** One chunk behind its length, as INSTREAM wants it; waits when the scanner is slower than the disk. */
async function send(socket: Socket, chunk: Buffer): Promise<void> {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(chunk.length)
  socket.write(length)
  if (!socket.write(chunk) && !socket.destroyed) await Promise.race([once(socket, 'drain'), once(socket, 'close')])
}

function answerOf(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    socket.on('data', (chunk) => (said += chunk.toString('latin1')))
    socket.on('end', () => resolve(said))
    socket.on('error', reject)
    socket.on('timeout', () => socket.destroy(new Error('the scanner did not answer in time')))
    socket.on('close', () => reject(new Error('the scanner closed the connection')))
  })
}

function verdict(said: string): string | null {
  const line = said.replace(/[\0\n]+$/, '').trim()
  if (line === 'stream: OK') return null
  const found = FOUND.exec(line)?.[1]
  if (!found) throw new Error(`the scanner said «${line.slice(0, 200)}»`)
  return found
}
