import { searchFold } from '#app/core/text/fold'
import type { CfdiRecord } from './cfdi_record.js'

const MAX_CONCEPTS = 50

/** Attributes of an XML may be as long as they like; what is searched are names and folios. */
const NAME = 300

/** What searching for a CFDI reads: its folio, UUID, both sides and its first concepts, folded. */
export const cfdiText = ({ series, folio, stamp, issuer, receiver, concepts }: CfdiRecord): string =>
  searchFold(
    [
      ...[`${series}${folio}`, `${series}-${folio}`, issuer.name, receiver.name].map((text) => text.slice(0, NAME)),
      ...[stamp.uuid, issuer.rfc, receiver.rfc],
      ...concepts.slice(0, MAX_CONCEPTS).map(({ description }) => description.slice(0, 200)),
    ].join('\n')
  )
