import type { LegalDocument, RawPage, Source } from '#sources/contract/contract'
import { RecordRejected } from '#sources/contract/contract'
import type { Reason } from './reason.js'

/** What a page turned out to be. */
export type Reading = { document: LegalDocument } | { rejection: Reason }

/** Eight million characters: ten times the longest ruling there is, and half of what MariaDB takes in one statement. */
const MAX_BODY_LENGTH = 8_000_000
const MAX_LENGTHS = { slug: 120, externalId: 80, fingerprint: 64, documentType: 30 } as const

/** Turns a binary answer into text first, where its source asks for that, then parses and maps it as `readPage` does. */
export async function readPrepared(source: Source, page: RawPage): Promise<Reading> {
  if (!source.prepare) return readPage(source, page)
  try {
    return readPage(source, await source.prepare(page))
  } catch (error) {
    return { rejection: rejectionOf(error) }
  }
}

/** Parses and maps a page. Whatever is wrong with it, or with how its source reads it, becomes a rejection. */
export function readPage(source: Source, page: RawPage): Reading {
  try {
    const document = source.map(source.parse(page), page)
    const rejection = flawOf(document, page) ?? flawOfParts(source, document)
    return rejection ? { rejection } : { document: { ...tidy(document), parts: document.parts?.map(tidy) } }
  } catch (error) {
    return { rejection: rejectionOf(error) }
  }
}

function rejectionOf(error: unknown): Reason {
  if (error instanceof RecordRejected) return { code: error.code, detail: error.detail }
  return mappingFailed(error instanceof Error ? error.message : String(error))
}

/** Parts share a table with other documents: a kind of their own, and an id and an address each. */
function flawOfParts({ manifest }: Source, { parts = [] }: LegalDocument): Reason | null {
  const kinds = new Set(manifest.partKinds?.map(({ slug }) => slug))
  const seen = new Set<string>()
  for (const part of parts) {
    if (!kinds.has(part.kind)) return mappingFailed(`part of kind ${part.kind}`)
    const flaw = flawOfDocument(part)
    if (flaw) return flaw
    for (const name of [`${part.kind} ${part.externalId}`, part.slug]) {
      if (seen.has(name)) return mappingFailed(`part ${name} twice`)
      seen.add(name)
    }
  }
  return null
}

/** What the database would refuse, and what would store one record in the place of another. */
function flawOf(document: LegalDocument, page: RawPage): Reason | null {
  if (document.externalId !== page.externalId || document.kind !== page.kind)
    return {
      code: 'idMismatch',
      detail: `asked ${page.kind} ${page.externalId}, mapped to ${document.kind} ${document.externalId}`,
    }
  return flawOfDocument(document)
}

function flawOfDocument(document: LegalDocument): Reason | null {
  if (!/^[a-z0-9-]+$/.test(document.slug)) return mappingFailed(`slug ${document.slug}`)
  if (document.publishedOn !== null && !/^\d{4}-\d{2}-\d{2}$/.test(document.publishedOn))
    return mappingFailed(`date ${document.publishedOn}`)

  const long = (Object.keys(MAX_LENGTHS) as (keyof typeof MAX_LENGTHS)[]).find(
    (field) => document[field].length > MAX_LENGTHS[field]
  )
  if (long) return mappingFailed(`${long} of ${document[long].length} characters`)
  if (document.body.length > MAX_BODY_LENGTH) return { code: 'tooLarge', detail: `${document.body.length} characters` }
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
