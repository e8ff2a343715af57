import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { TextRun } from '#app/core/search/search_engine'
import type { PartKind } from '#app/documents/reading/extraction/text_part'
import { rowsBy } from '#app/core/tenancy/rows'
import { snippetOf } from '#app/documents/reading/snippet'
import { patternOf, says, wordsOf } from '#app/documents/reading/words_of'

/** Where in a document words were found. */
export interface TextMatch {
  place: { kind: PartKind; number: number; label: string | null }
  snippet: TextRun[]
}

interface Part {
  document_id: number
  kind: PartKind
  number: number
  label: string | null
  text: string
}

const SAYS = says('folded')

/**
 * Ids of the documents of a matter that are called so or say so in their current version: every word, accents aside. For `whereIn('documents.id', …)`;
 * null when nothing is looked for. What is in the trash is not left out here.
 */
export function matchingDocuments({ id }: { id: number }, q: unknown): DatabaseQueryBuilderContract | null {
  const words = wordsOf(q)
  if (words.length === 0) return null
  const query = rowsBy(db, 'documents', { 'documents.matter_id': id }).select('documents.id')
  for (const word of words) {
    query.where((either) => {
      either.whereRaw(says('documents.name_folded'), [patternOf(word)]).orWhereExists((texts) => {
        texts
          .from('document_texts')
          .whereColumn('document_texts.version_id', 'documents.current_version_id')
          .whereRaw(SAYS, [patternOf(word)])
      })
    })
  }
  return query
}

/** For each of some documents of a matter, the part of its current version that has most of the words, with an extract. Two queries. */
export async function textMatches(
  matter: { id: number },
  q: unknown,
  documentIds: number[]
): Promise<Map<number, TextMatch>> {
  const words = wordsOf(q)
  if (words.length === 0 || documentIds.length === 0) return new Map()
  const score = words.map(() => `CASE WHEN ${SAYS} THEN 1 ELSE 0 END`).join(' + ')
  const patterns = words.map(patternOf)
  const ranked = rowsBy(db, 'document_texts', { 'documents.matter_id': matter.id })
    .join('documents', 'documents.current_version_id', 'document_texts.version_id')
    .whereIn('documents.id', documentIds)
    .where((any) => patterns.forEach((pattern) => void any.orWhereRaw(SAYS, [pattern])))
    .select('document_texts.id')
    .select(
      db.raw(
        `ROW_NUMBER() OVER (PARTITION BY documents.id ORDER BY ${score} DESC, document_texts.id) AS place`,
        patterns
      )
    )
  const best = await db.from(ranked.as('ranked')).where('place', 1).select('id')
  const parts: Part[] = await rowsBy(db, 'document_texts', { id: best.map(({ id }) => id) })
  return new Map(parts.map((part) => [part.document_id, matchOf(part, words)]))
}

const matchOf = ({ kind, number, label, text }: Part, words: string[]): TextMatch => ({
  place: { kind, number, label },
  snippet: snippetOf(text, words),
})

const MAX_PASSAGES = 200

/** Where a version says any of the words, in its order: at most 200 places, and how many there are. */
export async function passagesOf(
  version: { id: number },
  q: unknown
): Promise<{ passages: TextMatch[]; total: number }> {
  const words = wordsOf(q)
  if (words.length === 0) return { passages: [], total: 0 }
  const found = () =>
    rowsBy(db, 'document_texts', { version_id: version.id }).where((all) =>
      words.forEach((word) => void all.whereRaw(SAYS, [patternOf(word)]))
    )
  const parts: Part[] = await found().orderBy('id').limit(MAX_PASSAGES)
  const counted = await found().count('* as total').first()
  return { passages: parts.map((part) => matchOf(part, words)), total: Number(counted.total) }
}
