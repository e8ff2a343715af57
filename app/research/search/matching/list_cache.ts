const MAX_SLOTS = 2_000_000
const MAX_LISTS = 1_000

/** Lists of recent searches in one generation of the index, so that the next page and another facet cost next to nothing. Least recently used go first. */
export class ListCache<T extends { slots: Uint32Array }> {
  #lists = new Map<string, T>()
  #slots = 0

  /** The list kept under the key, or the one `find` answers. */
  take(key: string, find: () => T): T {
    const list = this.#lists.get(key) ?? find()
    if (this.#lists.delete(key)) this.#slots -= list.slots.length
    this.#lists.set(key, list)
    this.#slots += list.slots.length
    this.#shrink()
    return list
  }

  clear(): void {
    this.#lists.clear()
    this.#slots = 0
  }

  #shrink(): void {
    for (const [key, { slots }] of this.#lists) {
      if (this.#slots <= MAX_SLOTS && this.#lists.size <= MAX_LISTS) return
      this.#lists.delete(key)
      this.#slots -= slots.length
    }
  }
}
