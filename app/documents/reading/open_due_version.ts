import DocumentVersion from '#app/documents/models/document_version'
import { readVersion } from '#app/documents/storage/open_version'
import type { OpenFile } from '#app/documents/reading/actions/read_versions'

/** The bytes of a version that the job reads, from where documents are kept. */
export const openDueVersion: OpenFile = async ({ id, workspace_id: workspaceId }, most) => {
  const version = await DocumentVersion.in({ id: workspaceId }).where('id', id).first()
  return version ? readVersion(version, most) : null
}
