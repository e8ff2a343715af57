import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/core/errors/no_access'
import { authorizedDocument, authorizedMatterForDocuments } from '#app/documents/load_document'
import type Document from '#app/documents/models/document'
import DocumentVersion from '#app/documents/models/document_version'
import type Matter from '#app/matters/models/matter'

/** The document that an address names, in its matter, for who may see it. */
export async function presentDocument(
  ctx: HttpContext,
  ability: 'view' | 'edit' = 'view'
): Promise<{ matter: Matter; document: Document }> {
  const matter = await authorizedMatterForDocuments(ctx, ability)
  return { matter, document: await authorizedDocument(ctx, ability, matter) }
}

/** The version of a document with this number; the current one when none is named. Throws NotFound. */
export async function versionOf(document: Document, number: unknown): Promise<DocumentVersion> {
  const versions = DocumentVersion.in({ id: document.workspaceId }).where('document_id', document.id)
  if (number === undefined) versions.where('id', document.currentVersionId ?? 0)
  else if (typeof number === 'string' && /^\d{1,6}$/.test(number)) versions.where('number', Number(number))
  else throw new NotFound('document_versions')
  const version = await versions.first()
  if (!version) throw new NotFound('document_versions')
  return version
}
