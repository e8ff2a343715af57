import db from '@adonisjs/lucid/services/db'
import { ownLaw, ownLawOfPart } from './own_law.js'

type Row = Record<string, string | null>

/** What each of some rows of the library means by `esta Ley`, by its id: the law that it is, or is a part of. One query for the laws that are not among them. */
export async function ownLawsOf(rows: Row[]): Promise<Map<number, string | null>> {
  const parents = new Set(rows.flatMap(({ parent_id: id }) => (id === null || id === undefined ? [] : [Number(id)])))
  const laws: Row[] = parents.size
    ? await db
        .from('legal_documents')
        .whereIn('id', [...parents])
        .select('id', 'title', 'citation_keys', 'in_force_until')
    : []
  const names = new Map([...rows, ...laws].map((row) => [Number(row.id), nameOf(row)]))
  return new Map(
    rows.map((row) => {
      const part = { title: row.title ?? '', metadata: listOf<{ key: string; value: string }>(row.metadata) }
      return [Number(row.id), ownLawOfPart(names.get(Number(row.parent_id ?? row.id)) ?? null, part)]
    })
  )
}

function nameOf(row: Row): string | null {
  return ownLaw({
    title: row.title ?? '',
    citationKeys: listOf<string>(row.citation_keys),
    until: row.in_force_until ?? null,
  })
}

/** What cannot be read is nothing here; why is kept where the text itself is read. */
function listOf<Item>(json: string | null | undefined): Item[] {
  try {
    return JSON.parse(json ?? '[]')
  } catch {
    return []
  }
}
