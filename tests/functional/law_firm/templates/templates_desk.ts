import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import MatterTemplate from '#app/matter_templates/models/matter_template'
import { firm, type Firm } from '#tests/helpers/people'
import { TRIAL } from '#tests/helpers/templates'
import { atDesk } from '../matters/desk.js'

export const FIRMS = '/law-firm/settings/templates'
export const OWN = '/settings/templates'

/** The owner of a new firm at their desk. */
export async function ownersDesk(client: ApiClient) {
  const ours = await firm('Rivas y Mena')
  return { ours, desk: await atDesk(client, ours.owner, ours.workspace) }
}

/** What the editor sends. */
export function formOf(part: Record<string, unknown> = {}) {
  return {
    title: 'Ordinario mercantil',
    description: 'Cobro de pesos entre comerciantes',
    materia: 'commercial',
    proceeding: 'Ordinario mercantil',
    stages: ['Demanda', 'Pruebas', 'Sentencia'],
    sections: [{ key: 'data', title: 'Partes y cuantía', fields: TRIAL }],
    slots: {},
    ...part,
  }
}

/** The templates that somebody reaches, by id. */
export function reached({ workspace, owner }: Firm): Promise<MatterTemplate[]> {
  return MatterTemplate.reachedBy({ userId: owner.id, workspaceId: workspace.id }).orderBy('id')
}

/** What the log tells of templates: action, before and after. */
export async function auditEntriesOf(action: string) {
  const rows = await db.from('audit_entries').where({ action }).orderBy('id')
  return rows.map(({ workspace_id: workspaceId, matter_id: matterId, before, after }) => ({
    workspaceId,
    matterId,
    before: JSON.parse(before ?? 'null'),
    after: JSON.parse(after ?? 'null'),
  }))
}
