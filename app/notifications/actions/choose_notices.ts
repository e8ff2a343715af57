import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { noticeKinds, type Channel } from '#app/core/contributions/registries'
import NotificationChoice from '#app/accounts/models/notification_choice'

export interface Choice {
  event: string
  channel: Channel
  enabled: boolean
}

const nameOf = ({ event, channel }: Choice) => `${event}.${channel}`

/** Keeps by which channels a person wants which notices. What cannot be chosen (locked, or not of the kind) is passed over. */
export class ChooseNotices {
  async handle(author: Author, userId: number, choices: Choice[]): Promise<void> {
    const possible = choices.filter(({ event, channel }) => {
      const kind = noticeKinds.find(event)
      return kind?.channels.includes(channel) && !kind.locked?.includes(channel)
    })
    await db.transaction(async (trx) => {
      const kept = await NotificationChoice.query({ client: trx }).where('user_id', userId).forUpdate()
      const before = (choice: Choice) => kept.find((known) => nameOf(known) === nameOf(choice))?.enabled ?? true
      const changed = possible.filter((choice) => before(choice) !== choice.enabled)
      if (changed.length === 0) return
      await NotificationChoice.say(userId, changed, trx)
      await record(trx, author, {
        workspaceId: null,
        action: 'notices.chosen',
        subject: { type: 'user', id: userId },
        before: Object.fromEntries(changed.map((choice) => [nameOf(choice), before(choice)])),
        after: Object.fromEntries(changed.map((choice) => [nameOf(choice), choice.enabled])),
      })
    })
  }
}
