import { partsOf } from '#app/core/contributions/define_module'
import { clientPanels } from '#app/clients/client_parts'
import { matterPanels } from '#app/matters/matter_parts'
import type ConflictCheck from './models/conflict_check.js'
import { lastCheck, peopleOfMatter, uncheckedOf } from './queries/people_of_matter.js'

function told(last: ConflictCheck | null, unchecked: string[]) {
  const check = last && {
    id: last.id,
    folio: last.folio,
    decision: last.decision,
    found: last.found > 0,
    checkedAt: last.createdAt.toISO()!,
  }
  return { check, unchecked }
}

export const conflictParts = [
  partsOf(clientPanels, {
    key: 'conflicts',
    order: 80,
    permission: 'expedientes:leer',
    async load({ id, workspaceId, name, rfc, curp }) {
      const last = await lastCheck(workspaceId, 'client_id', id)
      return told(last, uncheckedOf([{ name, rfc, curp }], last))
    },
  }),
  partsOf(matterPanels, {
    key: 'conflicts',
    order: 80,
    permission: 'clientes:leer',
    async load(matter) {
      const { searched } = await peopleOfMatter(matter)
      if (searched.length === 0) return null
      const last = await lastCheck(matter.workspaceId, 'matter_id', matter.id)
      return told(last, uncheckedOf(searched, last))
    },
  }),
]
