import db from '@adonisjs/lucid/services/db'
import type { TextPart } from '#app/documents/reading/extraction/text_part'
import { rowsBy } from '#app/core/tenancy/rows'

/** The parts of the text of a version, in their order. */
export async function versionText(version: { id: number }): Promise<TextPart[]> {
  return rowsBy(db, 'document_texts', { version_id: version.id })
    .orderBy('id')
    .select('kind', 'number', 'label', 'text')
}

/** The whole text of a version, its parts apart by an empty line. */
export async function wholeText(version: { id: number }): Promise<string> {
  const parts = await versionText(version)
  return parts.map(({ text }) => text).join('\n\n')
}
