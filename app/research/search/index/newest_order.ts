/** Slots of a source, newest first: by day of publication (no day is oldest), then by highest id. */
export class NewestOrder {
  #slots = new Uint32Array(0)
  #ranks = new Uint32Array(0)

  constructor(
    private dayOf: (slot: number) => number,
    private idOf: (slot: number) => number
  ) {}

  /** Takes the changed slots out and puts those that are live back in their places; `slots` is the size of the rank table. */
  update(changed: ReadonlySet<number>, live: number[], slots: number): void {
    const moved = live.sort((one, other) => this.#compare(one, other))
    const kept = changed.size === 0 ? this.#slots : this.#slots.filter((slot) => !changed.has(slot))
    this.#slots = this.#merge(kept, moved)
    this.#ranks = new Uint32Array(slots)
    this.#slots.forEach((slot, rank) => (this.#ranks[slot] = rank))
  }

  /** Rank of each slot, 0 the newest; read as `ranks[slot]`. */
  get ranks(): Uint32Array {
    return this.#ranks
  }

  /** The live slots, newest first. */
  get slots(): Uint32Array {
    return this.#slots
  }

  #merge(kept: Uint32Array, moved: number[]): Uint32Array<ArrayBuffer> {
    const merged = new Uint32Array(kept.length + moved.length)
    let next = 0
    let from = 0
    for (let rank = 0; rank < merged.length; rank++) {
      const takeMoved = next < moved.length && (from === kept.length || this.#compare(moved[next], kept[from]) < 0)
      merged[rank] = takeMoved ? moved[next++] : kept[from++]
    }
    return merged
  }

  #compare(one: number, other: number): number {
    return this.dayOf(other) - this.dayOf(one) || this.idOf(other) - this.idOf(one)
  }
}
