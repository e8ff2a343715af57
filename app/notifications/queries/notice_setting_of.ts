import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import NoticeSetting from '#app/notifications/models/notice_setting'

/** What holds for who never chose: e-mails at once, none at night. */
export const DEFAULT_SETTING = {
  emailRhythm: 'at_once',
  digestHour: 7,
  quietFrom: 22,
  quietTo: 7,
  digestSentAt: null,
} as const

/** When e-mails may come to a person; not stored yet for who never chose. */
export async function settingOf(userId: number, trx?: TransactionClientContract): Promise<NoticeSetting> {
  const query = NoticeSetting.query(trx ? { client: trx } : {}).where('user_id', userId)
  const setting =
    (await (trx ? query.forUpdate() : query).first()) ?? new NoticeSetting().fill({ userId, ...DEFAULT_SETTING })
  return trx ? setting.useTransaction(trx) : setting
}
