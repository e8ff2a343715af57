import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import db from '@adonisjs/lucid/services/db'
import documents from '#config/documents'
import LegalDocument from '#app/research/models/legal_document'

/** The kept file of a ruling; null when none was kept, when it was withheld, or when it is not on the disk. */
export async function openPublicVersion(documentId: number): Promise<{ stream: Readable; bytes: number } | null> {
  const kept = await db
    .from('public_versions')
    .where('document_id', documentId)
    .whereNull('withheld_at')
    .select('storage_key')
    .first()
  if (!kept) return null
  const path = join(documents.kept, kept.storage_key)
  const found = await stat(path).catch(() => null)
  return found?.isFile() ? { stream: createReadStream(path), bytes: found.size } : null
}

/** The name under which the document of a number is saved; null when there is none. */
export async function publicVersionName(documentId: number): Promise<string | null> {
  const row = await LegalDocument.query().where('id', documentId).select('slug').first()
  return row ? `${row.slug}.pdf` : null
}
