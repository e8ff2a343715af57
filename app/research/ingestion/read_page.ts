import type { LegalDocument, RawPage, Source } from '#sources/contract'
import { RecordRejected } from '#sources/contract'
import type { Reason } from './reason.js'

/** What a page turned out to be. */
export type Reading = { document: LegalDocument } | { rejection: Reason }

/** Eight million characters: ten times the longest ruling there is, and half of what MariaDB takes in one statement. */
const LONGEST_BODY = 8_000_000
const LONGEST = { slug: 120, externalId: 80, fingerprint: 64, documentType: 30 } as const

/** Parses and maps a page. Whatever is wrong with it, or with how its source reads it, becomes a rejection. */
export function readPage(source: Source, page: RawPage): Reading {
  try {
    const document = source.map(source.parse(page), page)
    const rejection = flawOf(document, page)
    return rejection ? { rejection } : { document: tidy(document) }
  } catch (error) {
    if (error instanceof RecordRejected) return { rejection: { code: error.code, detail: error.detail } }
    return { rejection: mappingFailed(error instanceof Error ? error.message : String(error)) }
  }
}

/** What the database would refuse, and what would store one record in the place of another. */
function flawOf(document: LegalDocument, page: RawPage): Reason | null {
  if (document.externalId !== page.externalId || document.kind !== page.kind)
    return {
      code: 'idMismatch',
      detail: `asked ${page.kind} ${page.externalId}, mapped to ${document.kind} ${document.externalId}`,
    }
  if (!/^[a-z0-9-]+$/.test(document.slug)) return mappingFailed(`slug ${document.slug}`)
  if (document.publishedOn !== null && !/^\d{4}-\d{2}-\d{2}$/.test(document.publishedOn))
    return mappingFailed(`date ${document.publishedOn}`)

  const long = (Object.keys(LONGEST) as (keyof typeof LONGEST)[]).find(
    (field) => document[field].length > LONGEST[field]
  )
  if (long) return mappingFailed(`${long} of ${document[long].length} characters`)
  if (document.body.length > LONGEST_BODY) return { code: 'tooLarge', detail: `${document.body.length} characters` }
  return null
}

/** Lone halves of characters and blanks at the ends of keys, on which databases do not agree. */
function tidy(document: LegalDocument): LegalDocument {
  const keys = document.citationKeys.map((key) => key.trim().toWellFormed()).filter((key) => key && key.length <= 120)
  return {
    ...document,
    title: document.title.toWellFormed(),
    body: document.body.toWellFormed(),
    citation: document.citation.toWellFormed(),
    citationKeys: [...new Set(keys)],
  }
}

function mappingFailed(detail: string): Reason {
  return { code: 'mappingFailed', detail }
}
