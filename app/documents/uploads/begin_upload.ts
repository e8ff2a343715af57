import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/core/clock'
import { randomness } from '#app/core/encryption/tokens'
import documents from '#config/documents'
import { DocumentProblem } from '#app/documents/document_problem'
import DocumentUpload from '#app/documents/models/document_upload'
import { runs } from '#app/documents/receiving/kinds'
import { assertSize, isNamedMedia } from '#app/documents/receiving/size_limit'
import { sentName, displayName } from '#app/documents/names/display_name'
import { assertRoom, usageOf } from '#app/documents/storage/usage'
import type Matter from '#app/matters/models/matter'

/** What is to arrive. */
export interface UploadPlan {
  name: string
  size: number
  folderId: number | null
  path: string | null
  documentId: number | null
  comment: string | null
  onConflict: 'number' | 'version'
}

/** Opens an upload that may be interrupted. What will be refused anyway is refused before its bytes travel. Throws DocumentProblem. */
export async function beginUpload(userId: number, matter: Matter, plan: UploadPlan): Promise<DocumentUpload> {
  const name = displayName(plan.name)
  if (name === null) throw new DocumentProblem('name')
  if (plan.size === 0) throw new DocumentProblem('empty', { name })
  assertSize(name, plan.size, isNamedMedia(plan.name))
  if (runs('', plan.name)) throw new DocumentProblem('program', { name })
  const { id: matterId, workspaceId } = matter
  assertRoom(await usageOf(workspaceId), plan.size + (await arrivingBytes(workspaceId)))
  return DocumentUpload.create({
    ...plan,
    name: sentName(plan.name),
    workspaceId,
    matterId,
    userId,
    key: randomness.bytes(16).toString('hex'),
    state: 'open',
    expiresAt: clock.now().plus({ hours: documents.uploadHours }),
  })
}

/** Room that is promised to uploads which go on. */
async function arrivingBytes(workspaceId: number): Promise<number> {
  const row = await db
    .from('document_uploads')
    .where({ workspace_id: workspaceId, state: 'open' })
    .sum('size as bytes')
    .first()
  return Number(row?.bytes ?? 0)
}
