import type { Writable } from 'node:stream'
import logger from '@adonisjs/core/services/logger'
import { signIns, type SignIns } from '#app/accounts/sign_ins'
import { unreadCounts } from '#app/notifications/queries/unread_counts'

/** More windows than this of one person end the oldest one's stream. */
const MAX_STREAMS = 8
const LOOK_EVERY = 2_000
const BEAT_EVERY = 25_000
/** A stream ends after this, and the browser asks for a new one: then its session is looked at again. */
const LIFETIME = 10 * 60_000

export interface Surroundings {
  countsOf: typeof unreadCounts
  liveAmong: SignIns['liveAmong']
  now(): number
}

interface Stream {
  session: string
  out: Writable
  told: string
  openedAt: number
  beatAt: number
}

/**
 * Tells the open windows of people how many notices they have not read. One look at the database serves all windows of this process, so any
 * number of processes may write notices.
 */
export class NoticeHub {
  readonly #streams = new Map<number, Set<Stream>>()
  #timer: NodeJS.Timeout | null = null

  constructor(
    private readonly surroundings: Surroundings = {
      countsOf: unreadCounts,
      liveAmong: (ids) => signIns().liveAmong(ids),
      now: Date.now,
    }
  ) {}

  /** Adds a window of a person. It is told at the next look, and forgotten when it closes or when its session ends. */
  add({ userId, session }: { userId: number; session: string }, out: Writable): void {
    const now = this.surroundings.now()
    const stream: Stream = { session, out, told: '', openedAt: now, beatAt: now }
    const own = this.#streams.get(userId) ?? new Set()
    this.#streams.set(userId, own.add(stream))
    if (own.size > MAX_STREAMS) this.#end(userId, [...own][0]!)
    for (const event of ['close', 'error'] as const) out.once(event, () => this.#forget(userId, stream))
    out.write('retry: 5000\n\n')
    this.#timer ??= setInterval(() => void this.look(), LOOK_EVERY).unref()
  }

  /** How many windows listen. */
  get size(): number {
    return [...this.#streams.values()].reduce((sum, own) => sum + own.size, 0)
  }

  /** Looks once and tells those for whom something changed. A database that does not answer is asked again at the next look. */
  async look(): Promise<void> {
    try {
      await this.#endThoseOver()
      const counts = await this.surroundings.countsOf([...this.#streams.keys()])
      for (const [userId, own] of this.#streams) {
        const state = counts.get(userId) ?? { unread: 0, latest: 0 }
        for (const stream of own) this.#tell(userId, stream, JSON.stringify(state))
      }
    } catch (error) {
      logger.warn({ err: error }, 'unread notices could not be counted')
    }
  }

  /** Ends all streams: the process stops. */
  close(): void {
    for (const [userId, own] of this.#streams) for (const stream of own) this.#end(userId, stream)
    if (this.#timer) clearInterval(this.#timer)
    this.#timer = null
  }

  /** What a person is told stops with the session that asked: signing out, or being ended by somebody else. */
  async #endThoseOver(): Promise<void> {
    const open = [...this.#streams].flatMap(([userId, own]) => [...own].map((stream) => ({ userId, stream })))
    const live = await this.surroundings.liveAmong([...new Set(open.map(({ stream }) => stream.session))])
    for (const { userId, stream } of open) if (!live.has(stream.session)) this.#end(userId, stream)
  }

  #tell(userId: number, stream: Stream, state: string): void {
    const now = this.surroundings.now()
    if (now - stream.openedAt >= LIFETIME) return this.#end(userId, stream)
    if (stream.told !== state) stream.out.write(`event: unread\ndata: ${state}\n\n`)
    else if (now - stream.beatAt >= BEAT_EVERY) stream.out.write(': still here\n\n')
    else return
    stream.told = state
    stream.beatAt = now
  }

  #end(userId: number, stream: Stream): void {
    stream.out.end()
    this.#forget(userId, stream)
  }

  #forget(userId: number, stream: Stream): void {
    const own = this.#streams.get(userId)
    own?.delete(stream)
    if (own?.size === 0) this.#streams.delete(userId)
    if (this.#streams.size > 0 || !this.#timer) return
    clearInterval(this.#timer)
    this.#timer = null
  }
}

export const noticeHub = new NoticeHub()
