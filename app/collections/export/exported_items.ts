import type { Language } from '#app/core/messages/catalogue'
import { LOCALES, translate } from '#app/core/messages/catalogue'
import type DocumentMark from '#app/collections/models/document_mark'
import type CollectionItem from '#app/collections/models/collection_item'

/** What a file says of one document of a collection. */
export interface ExportedItem {
  title: string
  /** As the Semanario writes it, or as the source of the document does. */
  citation: string
  passage: string | null
  note: string | null
  /** What whoever relies on it must know: that the firm holds it invalid, that it changed, that it is gone. */
  remarks: string[]
}

/** The documents of a collection as a file tells them. Needs `document` loaded. */
export function exportedItems(
  items: CollectionItem[],
  marks: Map<number, DocumentMark['state']>,
  language: Language
): ExportedItem[] {
  return items.map((item) => ({
    title: item.document?.title ?? item.title,
    citation: citationOf(item),
    passage: item.passage,
    note: item.note,
    remarks: remarksOf(item, marks).map((key) => translate(language, key)),
  }))
}

/** The citation of a document as it is now; as it was kept when the library has it no more. */
export const citationOf = (item: CollectionItem): string => item.document?.citation ?? item.citation

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
