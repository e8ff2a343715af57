import { clock } from '#app/core/clock'
import type { TaskWork } from '#app/core/tasks/task_kinds'

const EVERY_MS = 1_000

/** Tells, once a second, how far work has come that consists of many small steps. Throws at a step when the task was canceled. */
export class Ticker {
  #done = 0
  #toldAt = clock.now().toMillis()
  #telling: Promise<void> | null = null
  #problem: Error | null = null

  constructor(
    private readonly work: TaskWork,
    private readonly total: number
  ) {}

  tick(): void {
    this.#done++
    if (this.#problem) throw this.#problem
    const now = clock.now().toMillis()
    if (this.#telling || now - this.#toldAt < EVERY_MS) return
    this.#toldAt = now
    this.#telling = this.tell()
  }

  /** Waits for what is being told. */
  async settle(): Promise<void> {
    await this.#telling
    if (this.#problem) throw this.#problem
  }

  private async tell(): Promise<void> {
    const place = { state: {}, done: Math.min(this.#done, this.total), total: this.total }
    await this.work.progress(place).catch((error: Error) => (this.#problem = error))
    this.#telling = null
  }
}
