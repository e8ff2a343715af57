import DocumentVersion from '#app/documents/models/document_version'
import type Document from '#app/documents/models/document'
import User from '#app/accounts/models/user'

const MAX_VERSIONS = 500

/** A version as the page of its document lists it. */
export type VersionLine = {
  id: number
  number: number
  name: string
  size: number
  createdAt: string
  by: string | null
  comment: string | null
  restoredFrom: number | null
  reading: { state: string; reason: string | null; isCut: boolean }
}

/** The versions of a document, newest first, each with who brought it. Two queries. */
export async function versionLines(document: Document): Promise<VersionLine[]> {
  const versions = await DocumentVersion.in({ id: document.workspaceId })
    .where('document_id', document.id)
    .orderBy('number', 'desc')
    .limit(MAX_VERSIONS)
  const ids = versions.flatMap(({ uploadedById }) => uploadedById ?? [])
  const people = await User.query()
    .whereIn('id', [...new Set(ids)])
    .select('id', 'name')
  const names = new Map(people.map(({ id, name }) => [id, name]))
  return versions.map((version) => lineOf(version, names.get(version.uploadedById ?? 0) ?? null))
}

const lineOf = (version: DocumentVersion, by: string | null): VersionLine => ({
  id: version.id,
  number: version.number,
  name: version.originalName,
  size: Number(version.size),
  createdAt: version.createdAt.toISO()!,
  by,
  comment: version.comment,
  restoredFrom: version.restoredFrom,
  reading: { state: version.textState, reason: version.textReason, isCut: Boolean(version.textCut) },
})
