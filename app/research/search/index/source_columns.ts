import { clearBit, setBit } from './bits.js'
import { FacetColumns } from './facet_columns.js'
import type { Connection } from './index_file.js'
import { NewestOrder } from './newest_order.js'
import { priorOf } from './prior.js'

const NO_DAY = -2_147_483_648
const ROOM = 1.25
/** Words of a body, stop words aside, beyond which it is judged by its best passage: no thesis and hardly an article has as many. */
export const LONG_BODY = 900

interface EntryRow {
  slot: number
  id: number
  published: number | null
  length: number
  sets: Buffer
}

/**
 * What searches need of every document of a source, in typed arrays by slot: filled once from the search file, then kept up to date with the entries of
 * newer generations only.
 */
export class SourceColumns {
  readonly facets: FacetColumns
  readonly newest = new NewestOrder(
    (slot) => this.#days[slot],
    (slot) => this.ids[slot]
  )
  /** Document id by slot. */
  ids = new Float64Array(0)
  /** Number of words by slot; 0 for what was removed. */
  lengths = new Uint32Array(0)
  /** A bit for each slot whose document is in the library. */
  live = new Uint32Array(0)
  /** What a document counts for itself by slot, see `priorOf`. */
  priors = new Float64Array(0)
  /** Words of all documents; of those that are longer only as many as `LONG_BODY`, so that a few of them do not make all others short. */
  words = 0
  #days = new Int32Array(0)
  #generation = 0
  /** Slots from here on are not known yet. */
  #nextSlot = 0

  constructor(
    readonly source: number,
    filters: readonly string[]
  ) {
    this.facets = new FacetColumns(filters)
  }

  get generation(): number {
    return this.#generation
  }

  /** Number of documents. */
  get documents(): number {
    return this.newest.slots.length
  }

  /** Slots there is room for; a whole number of 32. */
  get room(): number {
    return this.ids.length
  }

  /** Reads what changed since the generation the columns are at. The caller holds a read transaction. */
  refresh(connection: Connection, generation: number): void {
    if (generation === this.#generation) return
    const from = this.#nextSlot
    this.#nextSlot = connection.prepare('SELECT next_slot FROM source WHERE id = ?').pluck().get(this.source) as number
    this.#reserve(this.#nextSlot)
    this.facets.refresh(connection, this.source)
    const rows = connection.prepare(
      'SELECT slot, id, published, length, sets FROM entry WHERE source = ? AND slot >= ?'
    )
    const added: number[] = []
    for (const row of rows.iterate(this.source, from) as IterableIterator<EntryRow>) {
      this.#set(row)
      added.push(row.slot)
    }
    const tombstones = connection.prepare('SELECT slot FROM buried WHERE source = ? AND generation > ?').pluck()
    const gone = (tombstones.all(this.source, this.#generation) as number[]).filter((slot) => slot < from)
    for (const slot of gone) this.#bury(slot)
    this.newest.update(new Set(gone), added, this.ids.length)
    this.#generation = generation
  }

  #set({ slot, id, published, length, sets }: EntryRow): void {
    this.words += Math.min(length, LONG_BODY)
    this.lengths[slot] = length
    this.ids[slot] = id
    this.#days[slot] = published ?? NO_DAY
    setBit(this.live, slot)
    this.facets.set(slot, sets)
    this.priors[slot] = priorOf(this.facets.tiers.valuesOf(slot)[0], published)
  }

  #bury(slot: number): void {
    this.words -= Math.min(this.lengths[slot], LONG_BODY)
    this.lengths[slot] = 0
    clearBit(this.live, slot)
  }

  #reserve(slots: number): void {
    if (slots <= this.ids.length) return
    const size = (Math.ceil((slots * ROOM) / 32) + 1) * 32
    this.ids = grown(this.ids, new Float64Array(size))
    this.lengths = grown(this.lengths, new Uint32Array(size))
    this.priors = grown(this.priors, new Float64Array(size))
    this.live = grown(this.live, new Uint32Array(size / 32))
    this.#days = grown(this.#days, new Int32Array(size))
    this.facets.reserve(size)
  }
}

function grown<T extends { set(values: T): void }>(values: T, larger: T): T {
  larger.set(values)
  return larger
}
