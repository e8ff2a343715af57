import db from '@adonisjs/lucid/services/db'
import type { Trx } from '#app/core/database/trx'
import type { Author } from '#app/core/audit/author'
import { rowsBy } from '#app/core/tenancy/rows'
import { fold } from '#app/core/text/fold'
import DocumentTag from '#app/documents/models/document_tag'
import DocumentTagging from '#app/documents/models/document_tagging'
import { currentDocument } from './add_version.js'
import type { InMatter } from './edit_document.js'
import { lockWritableMatter } from './lock_writable_matter.js'
import { auditDocument } from './audit_documents.js'

/** Sets the tags of a document. Tags that the firm does not know are made; those that no document carries any more go. */
export class TagDocument {
  async handle(author: Author, { matter, document }: InMatter, names: string[]): Promise<void> {
    await db.transaction(async (trx) => {
      await lockWritableMatter(trx, matter)
      const current = await currentDocument(trx, matter, document.id)
      const { id: documentId, workspaceId, matterId } = current
      const had = await tagNames(trx, documentId)
      const tags = await ensureTags(trx, workspaceId, names)
      await DocumentTagging.in({ id: workspaceId }, trx).where('documentId', documentId).delete()
      const rows = tags.map(({ id: tagId }) => ({ workspaceId, matterId, documentId, tagId }))
      await DocumentTagging.createMany(rows, { client: trx })
      await dropUnused(trx, workspaceId)
      const has = tags.map(({ name }) => name).sort()
      if (had.join('\n') === has.join('\n')) return
      await current.save()
      const told = { name: current.name }
      await auditDocument(trx, author, current, {
        action: 'document.tagged',
        before: { ...told, tags: had },
        after: { ...told, tags: has },
      })
    })
  }
}

async function tagNames(trx: Trx, documentId: number): Promise<string[]> {
  const rows = await rowsBy(trx, 'document_taggings', { document_id: documentId })
    .join('document_tags', 'document_tags.id', 'document_taggings.tag_id')
    .select('document_tags.name')
  return rows.map(({ name }) => String(name)).sort()
}

async function ensureTags(trx: Trx, workspaceId: number, names: string[]): Promise<DocumentTag[]> {
  const tags = new Map<number, DocumentTag>()
  for (const name of names) {
    const known = await DocumentTag.in({ id: workspaceId }, trx).where('nameFolded', fold(name).slice(0, 120)).first()
    const tag = known ?? (await DocumentTag.create({ workspaceId, name }, { client: trx }))
    tags.set(tag.id, tag)
  }
  return [...tags.values()]
}

async function dropUnused(trx: Trx, workspaceId: number): Promise<void> {
  await trx
    .from('document_tags')
    .where('workspace_id', workspaceId)
    .whereNotIn('id', (used) => void used.from('document_taggings').where('workspace_id', workspaceId).select('tag_id'))
    .delete()
}
