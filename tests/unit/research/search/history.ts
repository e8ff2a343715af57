import type { IndexChange } from '#app/core/search/search_engine'
import { aDocument } from './search_file.js'

const DOCUMENTS = 60
export const BATCH_SIZE = 20
const MATTERS = ['civil', 'penal', 'amparo']

/** Change number `seq` of a history without end: sixty documents that come, change and go; each batch leaves its number in what it writes. */
export function changeOf(seq: number): IndexChange {
  const id = 1 + ((seq * 37) % DOCUMENTS)
  if (seq % 7 === 0) return { seq, id, document: null }
  const batch = Math.ceil(seq / BATCH_SIZE)
  const title = `Expediente ${seq} del lote ${batch}`
  return {
    seq,
    id,
    document: aDocument(id, {
      title,
      body: `${title} ante el juez de distrito. `.repeat(40),
      facets: { materia: [MATTERS[seq % 3]] },
    }),
  }
}

/** The changes of batch number `batch`, from 1. */
export function batchOf(batch: number): IndexChange[] {
  return Array.from({ length: BATCH_SIZE }, (_, index) => changeOf((batch - 1) * BATCH_SIZE + index + 1))
}

/** The documents there are after a seq: id → title. */
export function titlesAfter(seq: number): Map<number, string> {
  const titles = new Map<number, string>()
  for (let number = 1; number <= seq; number++) {
    const { id, document } = changeOf(number)
    if (document === null) titles.delete(id)
    else titles.set(id, document.title)
  }
  return titles
}
