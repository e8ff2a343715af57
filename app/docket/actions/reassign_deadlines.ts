import db from '@adonisjs/lucid/services/db'
import type { Author } from '#app/core/audit/author'
import type { Trx } from '#app/core/database/trx'
import { whyLeft, type Move } from '#app/docket/domain/reassignment'
import MatterDeadline from '#app/docket/models/matter_deadline'
import { membersSeeing } from '#app/docket/queries/members_seeing'
import Matter, { type MatterViewer } from '#app/matters/models/matter'
import { notify } from '#app/notifications/actions/notify'
import { heldZone } from '#app/workspaces/queries/firm_zone'
import { tell } from './change_deadline.js'
import { notifyOfDeadline } from './deadline_notices.js'

type Done = { deadline: MatterDeadline; matter: Matter }

/** Gives deadlines of many matters to other people at once. */
export class ReassignDeadlines {
  /**
   * What cannot pass to its person stays, and the others pass: all of that in one transaction. Who gets some learns of it. Returns what takes it back: each deadline that passed
   * in its new version, with whom it had.
   */
  handle(author: Author, viewer: MatterViewer & { workspaceId: number | null }, moves: Move[]): Promise<Move[]> {
    const firm = { id: viewer.workspaceId ?? 0 }
    return db.transaction(async (trx) => {
      await heldZone(firm.id, trx)
      const { matters, deadlines } = await held(trx, firm, viewer, moves)
      const whoSees = membersSeeing(trx)
      const done: Done[] = []
      const back: Move[] = []
      for (const deadline of deadlines) {
        const move = moves.find(({ id }) => id === deadline.id)!
        const matter = matters.get(deadline.matterId)
        if (!matter) continue
        const able = await whoSees(matter)
        if (whyLeft(move, deadline, { readOnly: matter.readOnly, able }) !== null) continue
        const before = { responsibleId: deadline.responsibleId }
        const after = { responsibleId: move.responsibleId }
        await deadline.merge({ ...after, version: deadline.version + 1 }).save()
        await tell(trx, author, deadline, { action: 'deadline.edited', before, after })
        back.push({ id: deadline.id, version: deadline.version, ...before })
        done.push({ deadline, matter })
      }
      await this.notifyOf(trx, author, done)
      return back
    })
  }

  /** Of one deadline its person hears by name, of several how many they are: one notice each. */
  private async notifyOf(trx: Trx, author: Author, done: Done[]): Promise<void> {
    const byPerson = Map.groupBy(done, ({ deadline }) => deadline.responsibleId)
    for (const [id, own] of byPerson) {
      if (id === null || id === author.userId) continue
      const [{ deadline, matter }] = own as [Done]
      const actorId = author.userId
      if (own.length === 1)
        await notifyOfDeadline(trx, { kind: 'deadline_assigned', actorId, matter, deadline, to: [id] })
      else
        await notify(trx, {
          ...{ kind: 'deadlines_assigned', actorId, to: [id], workspaceId: matter.workspaceId },
          values: { count: String(own.length) },
          subject: { type: 'deadlines', id, place: { person: id } },
        })
    }
  }
}

/** Matters first, then their deadlines, each in the order of their ids: as everybody takes them. */
async function held(trx: Trx, firm: { id: number }, viewer: MatterViewer, moves: Move[]) {
  const ids = moves.map(({ id }) => id)
  const matterIds = MatterDeadline.in(firm, trx).whereIn('matter_deadlines.id', ids).select('matter_id')
  const seen = await Matter.seenBy(viewer, trx).whereIn('matters.id', matterIds).orderBy('matters.id').forUpdate()
  const deadlines = await MatterDeadline.in(firm, trx)
    .whereIn('matter_deadlines.id', ids)
    .orderBy('matter_deadlines.id')
    .forUpdate()
  return { matters: new Map(seen.map((matter) => [matter.id, matter])), deadlines }
}
