import db from '@adonisjs/lucid/services/db'
import { ownLaw, ownLawOfPart, type OwnLaw } from './own_law.js'

type Row = Record<string, string | null>

/** What each of some rows of the library means by `esta Ley`, by its id: the law that it is, or is a part of. One query for the laws that are not among them. */
export async function ownLawsOf(rows: Row[]): Promise<Map<number, OwnLaw | null>> {
  const parents = new Set(rows.flatMap(({ parent_id: id }) => (id === null || id === undefined ? [] : [Number(id)])))
  const laws: Row[] = parents.size
    ? await db
        .from('legal_documents')
        .whereIn('id', [...parents])
        .select('id', 'title', 'citation_keys', 'in_force_until', 'facets')
    : []
  const lawsById = new Map([...rows, ...laws].map((row) => [Number(row.id), lawOf(row)]))
  return new Map(
    rows.map((row) => {
      const part = { title: row.title ?? '', metadata: listOf<{ key: string; value: string }>(row.metadata) }
      return [Number(row.id), ownLawOfPart(lawsById.get(Number(row.parent_id ?? row.id)) ?? null, part)]
    })
  )
}

function lawOf(row: Row): OwnLaw | null {
  return ownLaw({
    id: Number(row.id),
    title: row.title ?? '',
    citationKeys: listOf<string>(row.citation_keys),
    until: row.in_force_until ?? null,
    isAbrogated: parsed<Record<string, string[]>>(row.facets, {}).is_abrogated?.[0] === 'true',
  })
}

const listOf = <Item>(json: string | null | undefined): Item[] => parsed(json, [])

/** What cannot be read is nothing here; why is kept where the text itself is read. */
function parsed<Value>(json: string | null | undefined, nothing: Value): Value {
  try {
    return json ? (JSON.parse(json) as Value) : nothing
  } catch {
    return nothing
  }
}
