import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inChunks } from '#app/research/ingestion/storing/chunks'
import { asFormer, ofFormer } from '#sources/citations/extract_citations'
import { candidatesFor } from './candidates.js'
import { ofTimed, timedKeysOf } from './law_times.js'
import { resolveCitation } from './resolve_citation.js'

interface Group {
  citation_key: string
  said_on: string | null
  cited_document_id: number | null
}

/** Finds anew what citations mean that may mean one of these documents, or meant it until it changed: documents arrive after those that cite them. */
export async function rematch(trx: TransactionClientContract, documentIds: number[]): Promise<void> {
  const keys = new Set<string>()
  for (const ids of inChunks(documentIds)) {
    const own: { citation_key: string }[] = await trx
      .from('citation_keys')
      .whereIn('document_id', ids)
      .select('citation_key')
    const pointing: { citation_key: string }[] = await trx
      .from('citations')
      .whereIn('cited_document_id', ids)
      .distinct('citation_key')
    for (const { citation_key: key } of [...own, ...pointing]) keys.add(key).add(asFormer(key))
  }
  for (const key of await timedAmong(trx, keys)) keys.add(key)
  for (const chunk of inChunks([...keys])) await rematchKeys(trx, chunk)
}

/** The keys by which the laws of some keys are cited with a time. One query for each 200 laws. */
async function timedAmong(trx: TransactionClientContract, keys: Set<string>): Promise<string[]> {
  const plain = [...keys].filter((key) => ofFormer(key) === null && ofTimed(key) === null)
  const laws = new Map(plain.flatMap((key) => timedKeysOf(key) ?? []).map((range) => [range.from, range]))
  const found: string[] = []
  for (const ranges of inChunks([...laws.values()])) {
    const rows: { citation_key: string }[] = await trx
      .from('citations')
      .where((either) => {
        for (const { from, below } of ranges)
          void either.orWhere((one) => one.where('citation_key', '>=', from).where('citation_key', '<', below))
      })
      .distinct('citation_key')
    found.push(...rows.map(({ citation_key: key }) => key).filter((key) => keys.has(ofTimed(key)?.key ?? '')))
  }
  return found
}

async function rematchKeys(trx: TransactionClientContract, keys: string[]): Promise<void> {
  const groups: Group[] = await trx
    .from('citations')
    .whereIn('citation_key', keys)
    .groupBy('citation_key', 'said_on', 'cited_document_id')
    .select('citation_key', 'said_on', 'cited_document_id')
  if (groups.length === 0) return
  const candidates = await candidatesFor(
    groups.map(({ citation_key: key }) => key),
    trx
  )
  for (const group of groups) {
    const found = resolveCitation(candidates.get(group.citation_key) ?? [], group.said_on)
    if (found !== (group.cited_document_id === null ? null : Number(group.cited_document_id)))
      await point(trx, group, found)
  }
}

/** No document cites itself, also when it has come to answer to the key since. */
async function point(trx: TransactionClientContract, group: Group, found: number | null): Promise<void> {
  const rows = trx.from('citations').where(group)
  if (found !== null) void rows.whereNot('document_id', found)
  await rows.update({ cited_document_id: found })
}
