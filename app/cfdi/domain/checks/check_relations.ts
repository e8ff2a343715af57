import type { CfdiRecord } from '#app/cfdi/domain/cfdi_record'
import { hasKey, SAT_CATALOGUES } from '#app/cfdi/domain/sat_catalogues'
import { mustHold } from '#app/cfdi/parsing/fault'
import { isUuid } from '#app/cfdi/parsing/read_stamp'

/** What it names is named by a key of the catalogue and a UUID, and is not itself. */
export function checkRelations({ relations, stamp, type }: CfdiRecord): void {
  for (const { kind, uuids } of relations) {
    if (type !== 'R') mustHold(hasKey(SAT_CATALOGUES.relation, kind), 'relation', { kind: kind.slice(0, 20) || '—' })
    for (const uuid of uuids) {
      mustHold(isUuid(uuid), 'relation_uuid', { uuid: uuid.slice(0, 60) || '—' })
      mustHold(uuid !== stamp.uuid, 'relation_self')
    }
  }
}
