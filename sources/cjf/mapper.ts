import { createHash } from 'node:crypto'
import type { LegalDocument, RawPage } from '#sources/contract/contract'
import { mapCase } from '#sources/cjf/cases/map_case'
import { mapRuling } from '#sources/cjf/rulings/map_ruling'
import type { CjfRecord } from './records.js'

/** A case or a ruling in our vocabulary. Its fingerprint is made of what it says, since pages change with every request. */
export function map(record: CjfRecord, page: RawPage): LegalDocument {
  const document = record.kind === 'sentencia' ? mapRuling(record, page) : mapCase(record, page)
  const fingerprint = createHash('sha256').update(JSON.stringify(document)).digest('hex')
  return { ...document, fingerprint }
}
