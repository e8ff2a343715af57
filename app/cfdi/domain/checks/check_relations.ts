import type { CfdiRecord } from '#app/cfdi/domain/cfdi_record'
import { hasKey, SAT_CATALOGUES } from '#app/cfdi/domain/sat_catalogues'
import { mustHold } from '#app/cfdi/parsing/fault'
import { isUuid } from '#app/cfdi/parsing/read_stamp'

/** Documents that one XML names at most: each is a row that is written while the firm's CFDI are held. */
export const MOST_NAMED = 5_000

/** What it names is named by a key of the catalogue and a UUID, and is not itself. */
export function checkRelations({ relations, stamp, type }: CfdiRecord): void {
  const named = relations.reduce((count, { uuids }) => count + uuids.length, 0)
  mustHold(named <= MOST_NAMED, 'too_many_named', { most: MOST_NAMED })
  for (const { kind, uuids } of relations) {
    // Certificates of withholdings have a catalogue of their own, of two digits too.
    const isKnown = type === 'R' ? /^\d{2}$/.test(kind) : hasKey(SAT_CATALOGUES.relation, kind)
    mustHold(isKnown, 'relation', { kind: kind.slice(0, 20) || '—' })
    for (const uuid of uuids) {
      mustHold(isUuid(uuid), 'relation_uuid', { uuid: uuid.slice(0, 60) || '—' })
      mustHold(uuid !== stamp.uuid, 'relation_self')
    }
  }
}
