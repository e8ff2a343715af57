/** What a division of a text is. `heading` = a part of a ruling; `article` also stands for transitory provisions. */
export type DivisionKind =
  'book' | 'part' | 'title' | 'chapter' | 'section' | 'apartado' | 'article' | 'decree' | 'annex' | 'heading'

/** A line of a document's outline. */
export interface Division {
  kind: DivisionKind
  /** 0 for the highest. A division ends where the next one of its own or a higher level begins. */
  level: number
  /** As the text writes it: `CAPÍTULO I`, `Artículo 107`. */
  label: string
  /** Its name or epigraph: `Disposiciones fundamentales`; null when it has none. */
  name: string | null
  /** Offset in `LegalDocument.body` where it begins, heading included, in UTF-16 units. */
  start: number
  /** Slug of the part that holds its text, when it is a document of its own. */
  slug: string | null
}

/**
 * A time in which a norm is law. ISO dates; null = not known, or open. A day of entry into force is that of a transitory provision that was read, which goes
 * with it as `metadata` `entryIntoForce`; a day of publication is none.
 */
export interface Validity {
  from: string | null
  /** The first day on which it is not in force any more; may lie ahead. */
  until: string | null
}

/** What a mapper makes of a record, in our vocabulary. */
export interface LegalDocument {
  kind: string
  documentType: string
  externalId: string
  /** Address segment, unique within the source: `tesis-2024494`. Lower case ASCII letters, digits and hyphens. */
  slug: string
  title: string
  /** Plain text, paragraphs separated by one `\n`. */
  body: string
  /** ISO date (`2024-01-31`) when the document was published or decided; orders equal scores. `null` when unknown. */
  publishedOn: string | null
  /** The source's own change detector (`huellaDigital`), or a hash of the record. */
  fingerprint: string
  /** Official page for a person, or null. */
  url: string | null
  /** Filter name → values. Every name is one of `source.filters`. */
  facets: Record<string, string[]>
  /** Shown on the analysis page in this order: label key (`research.scjn.<key>` in the catalogues) → text. */
  metadata: { key: string; value: string }[]
  /** Ready to paste, as the profession writes it. */
  citation: string
  /** Keys by which other documents cite this one, normalised (`1a./J. 45/2023 (11a.)`, `2024494`, `Ley de Amparo#107`). */
  citationKeys: string[]
  /** What is searched in place of `body`: of a law its names and headings, since its articles are searched for themselves. */
  searchText?: string
  outline?: Division[]
  validity?: Validity
  /** ISO date since which the text reads as it does: of a law, its last reform. */
  versionOn?: string | null
  /** Documents that live and die with this one, in their order: the articles of a law. They have no parts; their kind is one of `manifest.partKinds`. */
  parts?: LegalDocument[]
}
