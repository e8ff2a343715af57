import { searchFold } from '#app/core/text/fold'
import type { CfdiRecord } from './cfdi_record.js'

const MAX_CONCEPTS = 50

/** What searching for a CFDI reads: its folio, UUID, both sides and its first concepts, folded. */
export const cfdiText = ({ series, folio, stamp, issuer, receiver, concepts }: CfdiRecord): string =>
  searchFold(
    [
      ...[`${series}${folio}`, `${series}-${folio}`, stamp.uuid, issuer.rfc, issuer.name, receiver.rfc, receiver.name],
      ...concepts.slice(0, MAX_CONCEPTS).map(({ description }) => description.slice(0, 200)),
    ].join('\n')
  )
