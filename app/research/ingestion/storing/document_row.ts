import type { LegalDocument } from '#sources/contract/contract'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'

/** Where a document is filed: the number of its change, and of a part the document it belongs to and its place in it. */
export interface Filing {
  source: string
  seq: number
  parentId?: number
  ordinal?: number
}

/** A document as its row of `legal_documents`. */
export function documentRow(document: LegalDocument, { source, seq, parentId, ordinal }: Filing) {
  const now = toSqlInstant(clock.now())
  return {
    source,
    kind: document.kind,
    external_id: document.externalId,
    document_type: document.documentType,
    slug: document.slug,
    title: document.title,
    body: document.body,
    search_text: document.searchText ?? null,
    outline: document.outline ? JSON.stringify(document.outline) : null,
    published_on: document.publishedOn,
    version_on: document.versionOn ?? null,
    in_force_from: document.validity?.from ?? null,
    in_force_until: document.validity?.until ?? null,
    fingerprint: document.fingerprint,
    url: document.url,
    facets: JSON.stringify(document.facets),
    metadata: JSON.stringify(document.metadata),
    citation: document.citation,
    citation_keys: JSON.stringify(document.citationKeys),
    parent_id: parentId ?? null,
    ordinal: ordinal ?? null,
    withdrawn_at: null,
    change_seq: seq,
    created_at: now,
    updated_at: now,
  }
}

export type DocumentRow = ReturnType<typeof documentRow>

/** Characters of a row that count towards the length of a statement. */
export function sizeOf({ body, search_text: searchText, outline }: DocumentRow): number {
  return body.length + (searchText?.length ?? 0) + (outline?.length ?? 0) + 2_000
}
