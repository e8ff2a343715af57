import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { FieldProblem } from '#app/core/errors/field_problem'
import {
  EDITABLE,
  storedFields,
  type EditableField,
  type MatterFields,
  type StoredFields,
} from '#app/matters/domain/matter_fields'
import { lockMatter } from '#app/matters/queries/lock_matter'
import type Matter from '#app/matters/models/matter'
import { joinTeam } from './join_team.js'
import { syncClients } from './sync_clients.js'
import { noteStage } from './note_stage.js'

type Told = Partial<Record<EditableField | 'clients', unknown>>

/** Changes the fields of a matter. */
export class EditMatter {
  /** `version` is the one that was edited. Throws FieldProblem when the matter has another by now; then nothing is changed. */
  async handle(
    author: Author,
    matter: Matter,
    { version, ...fields }: MatterFields & { version: number }
  ): Promise<void> {
    await db.transaction(async (trx) => {
      const current = await lockMatter(trx, matter)
      if (current.version !== version) throw new FieldProblem('version', 'matters.stale')
      const [before, after] = await this.change(trx, author, current, fields)
      if (Object.keys(after).length === 0 && !current.$isDirty) return
      await current.merge({ version: version + 1 }).save()
      const subject = { type: 'matter', id: current.id }
      await record(trx, author, { workspaceId: current.workspaceId, action: 'matter.edited', subject, before, after })
    })
  }

  /** What differs: the old values and the new ones. */
  private async change(
    trx: TransactionClientContract,
    author: Author,
    current: Matter,
    fields: MatterFields
  ): Promise<[Told, Told]> {
    const old = snapshot(current)
    const { clientName, ...plain } = storedFields(fields)
    current.merge(plain)
    if (!fields.clients && current.clientId === null) current.clientName = clientName
    if (current.stage !== old.stage) await noteStage(trx, author, current)
    const clients = fields.clients ? await syncClients(trx, author, current, fields.clients) : null
    if (current.responsibleId) await joinTeam(trx, current, [current.responsibleId])
    const changed = EDITABLE.filter((name) => current[name] !== old[name] && !(clients && name === 'clientName'))
    const only = (of: Pick<StoredFields, EditableField>): Told =>
      Object.fromEntries(changed.map((name) => [name, of[name]]))
    const [before, after] = [only(old), only(current as StoredFields)]
    return clients
      ? [
          { ...before, clients: clients.before },
          { ...after, clients: clients.after },
        ]
      : [before, after]
  }
}

const snapshot = (matter: Matter) =>
  Object.fromEntries(EDITABLE.map((name) => [name, matter[name]])) as Pick<StoredFields, EditableField>
