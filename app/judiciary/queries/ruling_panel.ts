import db from '@adonisjs/lucid/services/db'
import { route } from '#app/core/addresses'
import type { Viewer } from '#app/core/contributions/registries'
import { joinOn } from '#app/core/models/join_on'
import Court from '#app/courts/models/court'

/** The court and the judges of a document, and whether its public version is kept here. Null for documents of no court. */
export async function rulingPanel(_viewer: Viewer, documentId: number) {
  const ruling = await db
    .from('judicial_rulings as r')
    .leftJoin(...joinOn(Court, 'r.court_id', 'c'))
    .leftJoin('public_versions as v', 'v.document_id', 'r.document_id')
    .where('r.document_id', documentId)
    .select('c.id', 'c.name', 'r.is_case', 'v.bytes', 'v.withheld_at')
    .first()
  if (!ruling) return null
  const judges = await db
    .from('ruling_judges as j')
    .join('judges as g', 'g.id', 'j.judge_id')
    .where('j.document_id', documentId)
    .orderBy('g.name_folded')
    .select('g.id', 'g.name')
  return {
    court: ruling.id ? { id: Number(ruling.id), name: String(ruling.name) } : null,
    judges: judges.map(({ id, name }) => ({ id: Number(id), name: String(name) })),
    isCase: Boolean(ruling.is_case),
    file:
      ruling.bytes && !ruling.withheld_at
        ? { address: publicVersionAddress(documentId), bytes: Number(ruling.bytes) }
        : null,
  }
}

/** Where the public version of a ruling is handed out. */
export const publicVersionAddress = (documentId: number) => route('judiciary.public_versions.show', { id: documentId })
