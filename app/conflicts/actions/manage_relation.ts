import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import type { Relation } from '#app/conflicts/match'
import ConflictRelation from '#app/conflicts/models/conflict_relation'
import { dropNames, saveName } from '#app/conflicts/names/save_names'
import { readName } from '#app/conflicts/names/reading'

/** What is said: `name` is `kind` of `otherName`. */
export interface RelationFields {
  name: string
  kind: Relation
  otherName: string
}

/** Writes down who is what to whom, and takes it back. */
export class ManageRelation {
  async add(
    author: Author,
    workspace: { id: number },
    { name, kind, otherName }: RelationFields
  ): Promise<ConflictRelation> {
    return db.transaction(async (trx) => {
      const ends = { sorted: readName(name).sorted, otherSorted: readName(otherName).sorted }
      const own = { workspaceId: workspace.id, createdById: author.userId }
      const relation = await ConflictRelation.create({ name, kind, otherName, ...ends, ...own }, { client: trx })
      const filed = { workspaceId: workspace.id, recordId: relation.id }
      await saveName(trx, { ...filed, kind: 'relation', name })
      await saveName(trx, { ...filed, kind: 'related', name: otherName })
      const subject = { type: 'conflict_relation', id: relation.id }
      const audited = { action: 'conflict_relation.added', subject, after: { name, kind, otherName } }
      await record(trx, author, { workspaceId: workspace.id, ...audited })
      return relation
    })
  }

  async remove(author: Author, relation: ConflictRelation): Promise<void> {
    await db.transaction(async (trx) => {
      const { id, workspaceId, name, kind, otherName } = relation
      for (const end of ['relation', 'related'] as const) await dropNames(trx, { kind: end, record_id: id })
      await ConflictRelation.in({ id: workspaceId }, trx).where('id', id).delete()
      const subject = { type: 'conflict_relation', id }
      await record(trx, author, {
        workspaceId,
        action: 'conflict_relation.removed',
        subject,
        before: { name, kind, otherName },
      })
    })
  }
}
