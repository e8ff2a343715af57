import db from '@adonisjs/lucid/services/db'
import { rowsBy } from '#app/core/tenancy/rows'
import Matter, { type MatterViewer } from '#app/matters/models/matter'

const MAX_TAGS = 100

/** The tags of a matter, in the order in which they were given. */
export async function listTags({ id }: Matter): Promise<string[]> {
  const rows = await rowsBy(db, 'matter_tags', { matter_id: id }).orderBy('id').select('name')
  return rows.map(({ name }) => String(name))
}

/** Tags of the matters of a firm that somebody sees, most used first, to suggest. */
export async function usedTags(viewer: MatterViewer): Promise<string[]> {
  const rows = (await Matter.seenBy(viewer)
    .join('matter_tags', 'matter_tags.matter_id', 'matters.id')
    .groupBy('matter_tags.name_folded')
    .orderByRaw('count(*) desc, matter_tags.name_folded')
    .limit(MAX_TAGS)
    .min('matter_tags.name as name')
    .pojo<{ name: string }>()) as unknown as { name: string }[]
  return rows.map(({ name }) => name)
}
