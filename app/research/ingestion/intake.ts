import { Batch } from '#app/research/ingestion/storing/batch'
import type { FetchedRecord } from '#app/research/ingestion/storing/batch'

/** A batch is written at the latest after so long, so that a kill at a polite rate loses little. */
const MAX_WAIT_MS = 10_000

/** Gathers what a run brings into batches; the next one is gathered while the one before is written. */
export class Intake {
  #batch: Batch
  #hasEnded = false
  #isLeft = false
  #isDue = false
  #wake = Promise.withResolvers<void>()

  /** `size` tells how many records the next batch takes. */
  constructor(
    private readonly onNews: () => void = () => {},
    private readonly size: () => number | undefined = () => undefined
  ) {
    this.#batch = new Batch(size())
  }

  unchanged(externalId: string): void {
    this.#batch.unchanged.add(externalId)
    this.#told()
  }

  failed(externalId: string, reason: string): void {
    this.#batch.failures.set(externalId, reason)
    this.#told()
  }

  /** Yields what `arrivals` brings, in batches. When it fails, the last batch is yielded before the failure is thrown; who leaves early ends it. */
  async *batches(arrivals: AsyncIterable<FetchedRecord>): AsyncGenerator<Batch> {
    const pump = this.#pump(arrivals)
    pump.catch(() => {})
    const clock = setInterval(() => this.#due(), MAX_WAIT_MS)
    try {
      for (;;) {
        while (!this.#isReady) await this.#change()
        const batch = this.#take()
        if (!batch.isEmpty) yield batch
        else if (this.#hasEnded) return await pump
      }
    } finally {
      clearInterval(clock)
      this.#isLeft = true
      this.#changed()
    }
  }

  async #pump(arrivals: AsyncIterable<FetchedRecord>): Promise<void> {
    try {
      for await (const arrival of arrivals) {
        await this.#untilStatesApart(arrival)
        this.#batch.add(arrival)
        this.#told()
        while (this.#batch.isFull && !this.#isLeft) await this.#change()
        if (this.#isLeft) return
      }
    } finally {
      this.#hasEnded = true
      this.#changed()
    }
  }

  /** Two saved states of one record go into two batches: the earlier one is a version of the later. */
  async #untilStatesApart({ savedAt, page }: FetchedRecord): Promise<void> {
    while (savedAt && this.#batch.arrivals.has(page.externalId) && !this.#isLeft) {
      this.#isDue = true
      this.#changed()
      await this.#change()
    }
  }

  get #isReady(): boolean {
    return this.#batch.isFull || this.#hasEnded || this.#isDue
  }

  #take(): Batch {
    const batch = this.#batch
    this.#batch = new Batch(this.size())
    this.#isDue = false
    this.#changed()
    return batch
  }

  #told(): void {
    this.onNews()
    if (this.#isReady) this.#changed()
  }

  #due(): void {
    this.#isDue = !this.#batch.isEmpty
    this.#changed()
  }

  #change(): Promise<void> {
    return this.#wake.promise
  }

  #changed(): void {
    this.#wake.resolve()
    this.#wake = Promise.withResolvers()
  }
}
