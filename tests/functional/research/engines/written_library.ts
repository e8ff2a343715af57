import type { IndexChange, IndexedDocument } from '#app/core/search/search_engine'
import { aDocument } from './engines.js'

/** Documents of one batch; the last of each has the number that the index then holds. */
export const BATCH = 25

const documentOf = (id: number): IndexedDocument =>
  aDocument(id, { body: `documento del lote ${Math.ceil(id / BATCH)}` })

export function batchAfter(seq: number): IndexChange[] {
  return Array.from({ length: BATCH }, (_, place) => {
    const id = seq + place + 1
    return { seq: id, id, document: documentOf(id) }
  })
}

/** The documents after a change: each change brings one. */
export function libraryUntil(seq: number): Map<number, IndexedDocument> {
  return new Map(Array.from({ length: seq }, (_, place) => [place + 1, documentOf(place + 1)]))
}
