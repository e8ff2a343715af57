import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import documents from '#config/documents'
import { fold } from '#app/core/text/fold'
import type { OpenFile } from '#app/documents/reading/actions/read_versions'
import type Matter from '#app/matters/models/matter'

/** The bytes of versions, by their ids. */
export const stored = new Map<number, Buffer>()

/** Gives what `documentRow` and `versionRow` put there. */
export const openStored: OpenFile = async ({ id }) => stored.get(id) ?? null

const now = () => toSqlInstant(clock.now())
const idOfVersion = (answer: unknown) => Number(Array.isArray(answer) ? answer[0] : answer)

/** A document with one version, as rows: for what reads texts and knows nothing of how files are kept. */
export async function documentRow(matter: Matter, name: string, bytes: Buffer, mime = 'application/octet-stream') {
  const id = idOfVersion(
    await db.table('documents').insert({
      workspace_id: matter.workspaceId,
      matter_id: matter.id,
      name,
      name_folded: fold(name),
      kind: 'other',
      mime,
      size: bytes.length,
      origin: 'firm',
      created_at: now(),
      updated_at: now(),
    })
  )
  const versionId = await versionRow(matter, { id, name }, bytes, mime)
  return { id, versionId }
}

/** Another version of a document, which becomes the current one. */
export async function versionRow(
  matter: Matter,
  { id, name }: { id: number; name: string },
  bytes: Buffer,
  mime = 'application/octet-stream'
) {
  const { most } = await db.from('document_versions').where('document_id', id).max('number as most').first()
  const versionId = idOfVersion(
    await db.table('document_versions').insert({
      workspace_id: matter.workspaceId,
      matter_id: matter.id,
      document_id: id,
      number: Number(most ?? 0) + 1,
      storage_key: `documents/${matter.workspaceId}/prueba-${id}-${Number(most ?? 0) + 1}`,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      size: bytes.length,
      mime,
      kind: 'other',
      original_name: name,
      origin: 'firm',
      created_at: now(),
    })
  )
  stored.set(versionId, bytes)
  await db
    .from('documents')
    .where('id', id)
    .update({ current_version_id: versionId, version_number: Number(most ?? 0) + 1 })
  return versionId
}

/** What was kept of the reading of a version. */
export async function readingOf(versionId: number) {
  const version = await db.from('document_versions').where('id', versionId).first()
  const texts = await db.from('document_texts').where('version_id', versionId).orderBy('id')
  return {
    state: version.text_state as string,
    reason: version.text_reason as string | null,
    tries: Number(version.text_tries),
    texts: texts.map(({ kind, number, text }) => `${kind} ${number}: ${text}`),
  }
}

/** Puts the bytes of a version where the product keeps files. */
export async function storeBytes(versionId: number): Promise<void> {
  const { storage_key: key } = await db.from('document_versions').where('id', versionId).firstOrFail()
  const path = join(documents.kept, key)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, stored.get(versionId)!)
}

/** A document whose first version is kept as the product keeps files. */
export async function keptDocument(...[matter, name, bytes, mime]: Parameters<typeof documentRow>) {
  const made = await documentRow(matter, name, bytes, mime)
  await storeBytes(made.versionId)
  return made
}
