/**
 * SQL for a table of two columns: `document_id`, a document that cites one of some others or is one of them, and `about`, which one. Takes the ids of
 * those others twice.
 */
export function citingOrSame(count: number): string {
  const marks = Array.from({ length: count }, () => '?').join(', ')
  const cited = `select document_id, cited_document_id as about from citations where cited_document_id in (${marks})`
  return `(${cited} union select id as document_id, id as about from legal_documents where id in (${marks}))`
}
