import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { nextInSequence } from '#app/core/sequences/sequence'
import type { FiledMatch, Searched } from '#app/conflicts/match'
import ConflictCheck from '#app/conflicts/models/conflict_check'
import { findConflicts, type Except } from '#app/conflicts/queries/find_conflicts'

/** What is looked for, and of whom it is: a client, the people of a matter, or nobody yet. */
export interface CheckRequest {
  searched: Searched[]
  clientId?: number | null
  matterId?: number | null
  /** Left out of what is found, for each that is looked for. */
  except?: Except[]
}

const TITLE = 250

/** Looks for conflicts and files what was found, to be decided. */
export class FileCheck {
  async handle(author: Author, workspace: { id: number }, asked: CheckRequest): Promise<ConflictCheck> {
    const { searched, clientId = null, matterId = null, except } = asked
    const matches: FiledMatch[] = []
    for (const [index, one] of searched.entries()) {
      const found = await findConflicts(workspace.id, one, except?.[index])
      matches.push(...found.map((match) => ({ ...match, searched: index })))
    }
    return db.transaction(async (trx) => {
      const number = await nextInSequence(trx, workspace.id, 'conflict_checks')
      const title = searched
        .map(({ name }) => name)
        .join(', ')
        .slice(0, TITLE)
      const values = { workspaceId: workspace.id, number, clientId, matterId, title, searched, matches }
      const own = { found: matches.length, decision: 'pending' as const, checkedById: author.userId }
      const check = await ConflictCheck.create({ ...values, ...own }, { client: trx })
      await record(trx, author, {
        workspaceId: workspace.id,
        ...(matterId && { matterId }),
        action: 'conflict_check.filed',
        subject: { type: 'conflict_check', id: check.id },
        after: { folio: check.folio, searched, found: matches.length },
      })
      return check
    })
  }
}
