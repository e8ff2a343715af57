import type { HttpContext } from '@adonisjs/core/http'
import { NoAccess, NotFound } from '#app/core/errors/no_access'
import Document from '#app/documents/models/document'
import DocumentPolicy from '#app/documents/policies/document_policy'
import { authorizedMatter } from '#app/matters/http/load_matter'
import type Matter from '#app/matters/models/matter'

/** What may be done with documents. */
export type DocumentAbility = 'view' | 'create' | 'edit' | 'delete'

/** The matter of an address, for who sees it and may do this with its documents. */
export async function authorizedMatterForDocuments(
  ctx: HttpContext,
  ability: DocumentAbility,
  id: number = ctx.params.dossierId
): Promise<Matter> {
  const matter = await authorizedMatter(ctx, 'view', id)
  if (matter.readOnly && ability !== 'view') throw new NoAccess({ readOnly: true })
  await ctx.bouncer.with(DocumentPolicy).authorize(ability, matter)
  return matter
}

/** The document of this matter that an address names. Throws NotFound for those of other matters and for what lies in the trash, unless it is asked for. */
export async function authorizedDocument(
  ctx: HttpContext,
  ability: DocumentAbility,
  matter: Matter,
  { trashed = false } = {}
): Promise<Document> {
  await ctx.bouncer.with(DocumentPolicy).authorize(ability, matter)
  const document = await Document.findIn({ id: matter.workspaceId }, ctx.params.documentId)
  if (document.matterId !== matter.id || document.trashed !== trashed) throw new NotFound('documents')
  return document
}
