import type { Author } from '#app/core/audit/author'
import { changeDeadline } from './change_deadline.js'
import { signedKindOf } from '#app/docket/domain/kinds'
import type MatterDeadline from '#app/docket/models/matter_deadline'
import { docketSettings } from '#app/docket/queries/docket_settings'
import type Matter from '#app/matters/models/matter'
import { notifyOfDeadline } from './deadline_notices.js'

export interface Seen {
  id: number
  /** The version that was looked at. */
  version: number
}

/** A person answers for a proposed deadline and says who keeps it; then a second one signs it, where the firm asks for that. */
export class ConfirmDeadline {
  handle(
    author: Author,
    matter: Matter,
    { id, version, responsibleId }: Seen & { responsibleId: number }
  ): Promise<MatterDeadline> {
    return changeDeadline({ author, matter, id, version }, async (deadline, trx) => {
      const { signedKinds } = await docketSettings(matter.workspaceId, trx)
      deadline.confirm(author.userId!, { needsSignature: signedKinds.includes(signedKindOf(deadline)) })
      deadline.responsibleId = responsibleId
      await notifyOfDeadline(trx, {
        ...{ kind: 'deadline_assigned', actorId: author.userId, matter, deadline, to: [responsibleId] },
      })
      const { lastDay, needsSignature } = deadline
      return { action: 'deadline.confirmed', after: { responsibleId, lastDay, needsSignature } }
    })
  }

  /** The second person: not the one who confirmed. */
  sign(author: Author, matter: Matter, seen: Seen): Promise<MatterDeadline> {
    return changeDeadline({ author, matter, ...seen }, (deadline) => {
      deadline.sign(author.userId!)
      return { action: 'deadline.signed', after: { lastDay: deadline.lastDay } }
    })
  }
}
