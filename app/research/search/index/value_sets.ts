import type { Statement } from 'better-sqlite3'
import type { IndexedDocument } from '#app/core/search/search_engine'
import type { Connection } from './index_file.js'
import { ByteList } from './byte_list.js'
import { VarintReader } from './varint_reader.js'

/** The field of the tier of a document among its sets of values; no filter is called so. */
export const TIER = ''

/** Numbers the sets of values that documents of a source have: a document keeps a number for each field. */
export class ValueSets {
  #numbers = new Map<string, number>()
  #find: Statement
  #insert: Statement

  constructor(
    connection: Connection,
    private source: number
  ) {
    this.#find = connection.prepare('SELECT number FROM value_set WHERE source = ? AND field = ? AND list = ?').pluck()
    this.#insert = connection
      .prepare(
        `INSERT INTO value_set (source, number, field, list)
      SELECT :source, coalesce(max(number), 0) + 1, :field, :list FROM value_set WHERE source = :source RETURNING number`
      )
      .pluck()
  }

  /** The sets of a document as `entry.sets` holds them: a value counts once. */
  bytesOf({ facets, tier }: Pick<IndexedDocument, 'facets' | 'tier'>): Buffer {
    const bytes = new ByteList()
    const fields = Object.entries(facets).filter(([field, values]) => field !== TIER && values.length > 0)
    if (tier !== undefined) fields.push([TIER, [tier]])
    for (const [field, values] of fields) bytes.pushVarint(this.#numberOf(field, JSON.stringify([...new Set(values)])))
    return Buffer.from(bytes.bytes())
  }

  #numberOf(field: string, list: string): number {
    const key = `${field}\n${list}`
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    const number = (this.#find.get(this.source, field, list) ??
      this.#insert.get({ source: this.source, field, list })) as number
    this.#numbers.set(key, number)
    return number
  }
}

/** The numbers of the sets that `bytesOf` wrote. */
export function setNumbers(bytes: Uint8Array): number[] {
  const reader = new VarintReader(bytes)
  const numbers: number[] = []
  while (!reader.isAtEnd) numbers.push(reader.next())
  return numbers
}
