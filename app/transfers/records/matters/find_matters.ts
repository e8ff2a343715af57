import { fold } from '#app/core/text/fold'
import Matter, { type MatterViewer } from '#app/matters/models/matter'
import type { ReadRow } from '#app/transfers/records/import_field'
import type { Trx } from '#app/transfers/records/record_writer'

interface Found {
  id: number
  reference: string
  file_number: string | null
  court: string | null
  title_folded: string
  client_folded: string | null
}

const FOLDED = 420

/** The matters of which rows speak, among those that somebody sees: by earlier imports, else by what the rows say. */
export async function findMatters(
  trx: Trx,
  viewer: MatterViewer,
  rows: ReadRow[],
  earlier: Map<string, number>
): Promise<Map<string, number>> {
  const said = (name: string) => rows.flatMap(({ values }) => (values[name] ? [String(values[name])] : []))
  const titles = rows.flatMap(({ values }) =>
    values.fileNumber || values.reference ? [] : [fold(String(values.title)).slice(0, FOLDED)]
  )
  const query = Matter.seenBy(viewer, trx).where((any) => {
    void any
      .whereIn('matters.id', [...earlier.values()])
      .orWhereIn('matters.reference', said('reference'))
      .orWhereIn('matters.file_number', said('fileNumber'))
      .orWhereIn('matters.title_folded', titles)
  })
  const found = (await query
    .select('matters.id', 'reference', 'file_number', 'court', 'title_folded', 'client_folded')
    .orderBy('matters.id')
    .pojo<Found>()) as Found[]
  const seen = new Set(found.map(({ id }) => id))
  const known = new Map<string, number>()
  for (const row of rows) {
    const before = earlier.get(row.key!)
    const id = before && seen.has(before) ? before : found.find((matter) => speaksOf(row, matter))?.id
    if (id) known.set(row.key!, id)
  }
  return known
}

function speaksOf({ values }: ReadRow, matter: Found): boolean {
  if (values.reference) return fold(matter.reference) === fold(String(values.reference))
  const isTitle = matter.title_folded === fold(String(values.title)).slice(0, FOLDED)
  if (values.fileNumber) {
    const isCourt = values.court
      ? fold(matter.court ?? '') === fold(String(values.court))
      : matter.court === null && isTitle
    return fold(matter.file_number ?? '') === fold(String(values.fileNumber)) && isCourt
  }
  const client = fold((values.clients as string[] | undefined)?.[0] ?? '').slice(0, FOLDED)
  return isTitle && (matter.client_folded ?? '') === client
}
