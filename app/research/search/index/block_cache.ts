const MAX_BYTES = 160 * 1024 * 1024
/** The share that may be filled before anything is asked for. */
const WARM_SHARE = 0.8

/** Unpacked blocks by their number, which is never given to another: the least recently used go when they are too many. */
export class BlockCache {
  #blocks = new Map<number, Buffer>()
  #bytes = 0

  constructor(private mostBytes = MAX_BYTES) {}

  /** Whether blocks may be read ahead. */
  get hasRoom(): boolean {
    return this.#bytes < this.mostBytes * WARM_SHARE
  }

  take(number: number, read: () => Buffer): Buffer {
    const known = this.#blocks.get(number)
    const block = known ?? read()
    if (known) this.#blocks.delete(number)
    else this.#bytes += block.length
    this.#blocks.set(number, block)
    if (this.#bytes > this.mostBytes) this.#shrink()
    return block
  }

  #shrink(): void {
    for (const [number, block] of this.#blocks) {
      if (this.#bytes <= this.mostBytes || this.#blocks.size === 1) return
      this.#blocks.delete(number)
      this.#bytes -= block.length
    }
  }
}
