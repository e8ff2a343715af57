import type { Trx } from '#app/core/database/trx'
import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { FieldProblem } from '#app/core/errors/field_problem'
import { NotFound } from '#app/core/errors/no_access'
import type Matter from '#app/matters/models/matter'
import MatterLink from '#app/matters/models/matter_link'
import type { LinkKind } from '#app/matters/domain/party_roles'
import { lockMatters } from '#app/matters/queries/lock_matter'

/** Says what one matter is to another one of the firm, and takes it back. Both are seen by who says it. */
export class LinkMatters {
  /** `matter` is `kind` of `other`. Throws FieldProblem for a matter with itself and for two that are linked already. */
  async link(author: Author, matter: Matter, other: Matter, kind: LinkKind): Promise<void> {
    if (matter.id === other.id) throw new FieldProblem('otherId', 'matters.link.same')
    await db.transaction(async (trx) => {
      await lockMatters(trx, [matter, other])
      if (await between(trx, matter, other)) throw new FieldProblem('otherId', 'matters.link.already')
      const { workspaceId, id: matterId } = matter
      await MatterLink.create({ workspaceId, matterId, otherId: other.id, kind }, { client: trx })
      await this.tell(trx, author, 'matter.linked', { matter, other, kind })
    })
  }

  /** `id` is the link's, of either side. NotFound when it is not of this matter. Returns the other one's id. */
  async unlink(author: Author, matter: Matter, id: number): Promise<void> {
    await db.transaction(async (trx) => {
      const link = await MatterLink.findIn({ id: matter.workspaceId }, id, trx)
      if (link.matterId !== matter.id && link.otherId !== matter.id) throw new NotFound('matter_links')
      const found = await lockMatters(trx, [
        matter,
        { ...matter, id: link.matterId + link.otherId - matter.id } as Matter,
      ])
      const of = (wanted: number) => found.find((each) => each.id === wanted)!
      await link.useTransaction(trx).delete()
      await this.tell(trx, author, 'matter.unlinked', {
        matter: of(link.matterId),
        other: of(link.otherId),
        kind: link.kind,
      })
    })
  }

  /** Each of the two tells it in its own history, which may be read by who must not know of the other one. */
  private async tell(trx: Trx, author: Author, action: string, said: { matter: Matter; other: Matter; kind: string }) {
    const { matter, other, kind } = said
    const pairs = [
      [matter, other, kind],
      [other, matter, `${kind}_of`],
    ] as const
    for (const [one, another, as] of pairs) {
      const subject = { type: 'matter', id: one.id }
      const told = { kind: as, otherId: another.id, reference: another.private ? '' : another.reference }
      const change = action === 'matter.linked' ? { after: told } : { before: told }
      await record(trx, author, { workspaceId: one.workspaceId, action, subject, ...change })
    }
  }
}

async function between(trx: Trx, { workspaceId, id }: Matter, other: Matter): Promise<boolean> {
  const link = await MatterLink.in({ id: workspaceId }, trx)
    .where((either) => {
      void either
        .where({ matterId: id, otherId: other.id })
        .orWhere((back) => void back.where({ matterId: other.id, otherId: id }))
    })
    .first()
  return link !== null
}
