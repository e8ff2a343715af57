import type { Language } from '#app/core/messages/catalogue'
import { LOCALES, translate } from '#app/core/messages/catalogue'
import type DocumentMark from '#app/collections/models/document_mark'
import type CollectionItem from '#app/collections/models/collection_item'
import { writCitation } from '#app/research/reading/citation_forms'

/** What a file says of one document of a collection. */
export interface ExportedItem {
  title: string
  /** As a writ cites it. */
  citation: string
  /** What a thesis says, a line for each paragraph; null for what is no thesis, and for one that the library has no more. */
  text: string | null
  passage: string | null
  note: string | null
  /** What whoever relies on it must know: that the firm holds it invalid, that it changed, that it is gone. */
  remarks: string[]
}

/** The documents of a collection as a file tells them; `texts` are those of its theses. Needs `document` loaded. */
export function exportedItems(
  items: CollectionItem[],
  marks: Map<number, DocumentMark['state']>,
  texts: Map<number, string>,
  language: Language
): ExportedItem[] {
  return items.map((item) => ({
    title: item.document?.title ?? item.title,
    citation: citationOf(item),
    text: (item.document && texts.get(item.document.id)) ?? null,
    passage: item.passage,
    note: item.note,
    remarks: remarksOf(item, marks).map((key) => translate(language, key)),
  }))
}

/** The citation of a document as it is now; as it was kept when the library has it no more. */
export const citationOf = (item: CollectionItem): string =>
  item.document ? writCitation(item.document) : item.citation

function remarksOf({ documentId, document, fingerprint }: CollectionItem, marks: Map<number, DocumentMark['state']>) {
  const mark = documentId === null ? undefined : marks.get(documentId)
  return [
    ...(mark ? [`collections.file.mark.${mark}`] : []),
    ...(!document || document.withdrawnAt ? ['collections.file.gone'] : []),
    ...(document && document.fingerprint !== fingerprint ? ['collections.file.changed'] : []),
  ]
}

/** A day as the readers of a language write it. */
export function dayOf(date: Date, language: Language, timeZone: string): string {
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone }).format(date)
}
