import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { isDuplicate } from '#app/core/models/duplicate'
import type Workspace from '#app/workspaces/models/workspace'
import { freeSlug } from '#app/workspaces/queries/free_slug'
import { FoundWorkspace } from './found_workspace.js'

interface NewFirm {
  name: string
  city?: string
  state?: string
}

/** How often an address that somebody else took in the same moment is looked for anew. */
const TRIES = 10

/** Opens a firm for a person, who becomes its owner, under an address made of its name. */
@inject()
export class OpenFirm {
  constructor(private readonly found: FoundWorkspace) {}

  async handle(author: Author, owner: User, firm: NewFirm): Promise<Workspace> {
    for (let tries = 1; ; tries++) {
      try {
        return await db.transaction((trx) => this.open(trx, author, { owner, firm }))
      } catch (error) {
        if (tries === TRIES || !isDuplicate(error)) throw error
      }
    }
  }

  private async open(
    trx: TransactionClientContract,
    author: Author,
    { owner, firm }: { owner: User; firm: NewFirm }
  ): Promise<Workspace> {
    const slug = await freeSlug(trx, firm.name)
    const { workspace } = await this.found.handle(trx, owner, { ...firm, slug })
    await record(trx, author, {
      workspaceId: workspace.id,
      action: 'workspace.founded',
      subject: { type: 'workspace', id: workspace.id },
      after: { ...firm, slug, ownerId: owner.id },
    })
    return workspace
  }
}
