import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { FieldProblem } from '#app/core/errors/field_problem'
import { isDuplicate } from '#app/core/models/duplicate'
import type { Tenant } from '#app/core/tenancy/tenanted'
import { fold } from '#app/core/text/fold'
import Group from '#app/workspaces/models/group'
import { lockWorkspace } from '#app/workspaces/queries/lock_workspace'

export interface GroupFields {
  name: string
  description?: string | null
}

const nameTaken = (error: unknown): never => {
  throw isDuplicate(error) ? new FieldProblem('name', 'members.group_name_taken') : error
}

/** Creates and renames groups. Names that differ only in accents or capitals are one name. */
export class ManageGroup {
  async create(author: Author, workspace: Tenant, { name, description = null }: GroupFields): Promise<Group> {
    return db
      .transaction(async (trx) => {
        const firm = await lockWorkspace(trx, workspace)
        this.assertFree(await Group.in(firm, trx), name)
        const group = await Group.create({ workspaceId: firm.id, name, description }, { client: trx })
        const audited = {
          action: 'group.created',
          subject: { type: 'group', id: group.id },
          after: { name, description },
        }
        await record(trx, author, { workspaceId: firm.id, ...audited })
        return group
      })
      .catch(nameTaken)
  }

  async edit(author: Author, { id, workspaceId }: Group, { name, description = null }: GroupFields): Promise<void> {
    await db
      .transaction(async (trx) => {
        const firm = await lockWorkspace(trx, { id: workspaceId })
        const group = await Group.findIn(firm, id, trx)
        const others = await Group.in(firm, trx).whereNot('id', id)
        this.assertFree(others, name)
        const before = { name: group.name, description: group.description }
        if (before.name === name && before.description === description) return
        await group.merge({ name, description }).save()
        const audited = { action: 'group.edited', subject: { type: 'group', id }, before, after: { name, description } }
        await record(trx, author, { workspaceId, ...audited })
      })
      .catch(nameTaken)
  }

  private assertFree(others: Group[], name: string) {
    if (others.some((other) => fold(other.name) === fold(name)))
      throw new FieldProblem('name', 'members.group_name_taken')
  }
}
