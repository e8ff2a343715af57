import { createHash } from 'node:crypto'
import type { LegalDocument, RawPage } from '#sources/contract/contract'
import { mapPublication } from './map_publication.js'
import { mapRuling } from './map_ruling.js'
import { mapThesis } from './map_thesis.js'
import type { ScjnRecord } from './records.js'

/** A record of the Court in our vocabulary. Its fingerprint is the Court's own, or one of the answer. */
export function map(record: ScjnRecord, page: RawPage): LegalDocument {
  const own = record.huellaDigital.trim().toLowerCase()
  const fingerprint = own || createHash('sha256').update(page.body).digest('hex')
  return { ...mapped(record), fingerprint }
}

function mapped(record: ScjnRecord): Omit<LegalDocument, 'fingerprint'> {
  switch (record.kind) {
    case 'tesis':
      return mapThesis(record)
    case 'engrose':
      return mapRuling(record)
    default:
      return mapPublication(record)
  }
}
