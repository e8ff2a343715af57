import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { settingOf } from '#app/notifications/queries/notice_setting_of'

/** When e-mails with notices come. Hours of the person's zone, 0 to 23; no silence when either end is null. */
export interface Delivery {
  emailRhythm: 'at_once' | 'daily' | 'never'
  digestHour: number
  quietFrom: number | null
  quietTo: number | null
}

/** Keeps when e-mails with notices may come to a person. */
export class SetDelivery {
  async handle(author: Author, userId: number, delivery: Delivery): Promise<void> {
    await db.transaction(async (trx) => {
      const setting = await settingOf(userId, trx)
      const names = Object.keys(delivery) as (keyof Delivery)[]
      const changed = names.filter((name) => setting[name] !== delivery[name])
      const told = (from: Delivery) => Object.fromEntries(changed.map((name) => [name, from[name]]))
      const before = told(setting)
      await setting.merge(delivery).save()
      if (changed.length === 0) return
      const subject = { type: 'user', id: userId }
      await record(trx, author, { workspaceId: null, action: 'notices.timed', subject, before, after: told(delivery) })
    })
  }
}
