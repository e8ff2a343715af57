import { FacetColumn } from './facet_column.js'
import type { Connection } from './index_file.js'
import { setNumbers, TIER } from './value_sets.js'

interface SetRow {
  number: number
  field: string
  list: string
}

interface KnownSet {
  column: FacetColumn
  number: number
}

/** The columns of all filters of a source, and of the tier, filled from the numbers of sets that its entries hold. */
export class FacetColumns {
  readonly byName: ReadonlyMap<string, FacetColumn>
  readonly tiers = new FacetColumn(0)
  #columns: FacetColumn[]
  /** By number; undefined where the field is no filter. */
  #sets: (KnownSet | undefined)[] = []

  constructor(filters: readonly string[]) {
    this.byName = new Map(filters.map((name) => [name, new FacetColumn(0)]))
    this.#columns = [...this.byName.values(), this.tiers]
  }

  reserve(slots: number): void {
    for (const column of this.#columns) column.reserve(slots)
  }

  /** Reads the sets that are not known yet. */
  refresh(connection: Connection, source: number): void {
    const rows = connection
      .prepare('SELECT number, field, list FROM value_set WHERE source = ? AND number >= ? ORDER BY number')
      .all(source, this.#sets.length)
    for (const { number, field, list } of rows as SetRow[]) {
      const column = field === TIER ? this.tiers : this.byName.get(field)
      this.#sets[number] = column && { column, number: column.addSet(JSON.parse(list) as string[]) }
    }
  }

  /** Gives a slot the values of the entry's sets. */
  set(slot: number, sets: Uint8Array): void {
    for (const column of this.#columns) column.set(slot)
    for (const number of setNumbers(sets)) {
      const known = this.#sets[number]
      known?.column.set(slot, known.number)
    }
  }
}
