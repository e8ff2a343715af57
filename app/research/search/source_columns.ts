import type { Connection } from './index_file.js'
import { FacetColumn } from './facet_column.js'
import { NewestOrder } from './newest_order.js'

const NO_DAY = -2_147_483_648
const ROOM = 1.25

interface EntryRow {
  slot: number
  id: number
  live: number
  published: number | null
  length: number
  facets: string
}

/**
 * What searches need of every document of a source, in typed arrays by slot: filled once from the search file, then kept up to date with the entries of
 * newer generations only.
 */
export class SourceColumns {
  readonly facets: ReadonlyMap<string, FacetColumn>
  readonly newest = new NewestOrder(
    (slot) => this.#days[slot],
    (slot) => this.ids[slot]
  )
  /** Document id by slot. */
  ids = new Float64Array(0)
  /** Number of words by slot; 0 for what was removed. */
  lengths = new Uint32Array(0)
  /** Words of all documents. */
  words = 0
  #days = new Int32Array(0)
  #generation = 0

  constructor(
    readonly source: number,
    filters: readonly string[]
  ) {
    this.facets = new Map(filters.map((name) => [name, new FacetColumn(0)]))
  }

  get generation(): number {
    return this.#generation
  }

  /** Number of documents. */
  get documents(): number {
    return this.newest.slots.length
  }

  /** Reads what changed since the generation the columns are at. The caller holds a read transaction. */
  refresh(connection: Connection, generation: number): void {
    if (generation === this.#generation) return
    const nextSlot = connection.prepare('SELECT next_slot FROM source WHERE id = ?').pluck().get(this.source) as number
    this.#reserve(nextSlot)
    const rows = connection.prepare(
      'SELECT slot, id, live, published, length, facets FROM entry WHERE source = ? AND generation > ?'
    )
    const changed = new Set<number>()
    const live: number[] = []
    for (const row of rows.iterate(this.source, this.#generation) as IterableIterator<EntryRow>) {
      this.#set(row)
      changed.add(row.slot)
      if (row.live === 1) live.push(row.slot)
    }
    this.newest.update(changed, live, this.ids.length)
    this.#generation = generation
  }

  #set({ slot, id, live, published, length, facets }: EntryRow): void {
    const words = live === 1 ? length : 0
    this.words += words - this.lengths[slot]
    this.lengths[slot] = words
    this.ids[slot] = id
    this.#days[slot] = published ?? NO_DAY
    const values = JSON.parse(facets) as Record<string, string[]>
    for (const [name, column] of this.facets) column.set(slot, values[name] ?? [])
  }

  #reserve(slots: number): void {
    if (slots <= this.ids.length) return
    const size = Math.ceil(slots * ROOM)
    this.ids = grown(this.ids, new Float64Array(size))
    this.lengths = grown(this.lengths, new Uint32Array(size))
    this.#days = grown(this.#days, new Int32Array(size))
    for (const column of this.facets.values()) column.reserve(size)
  }
}

function grown<T extends { set(values: T): void }>(values: T, larger: T): T {
  larger.set(values)
  return larger
}
