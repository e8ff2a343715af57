import { route } from '#app/core/addresses'
import { MEXICO_ZONE } from '#app/core/mexico'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#app/core/clock'
import { eachItem, notPutOff } from '#app/core/jobs/each_item'
import { noticeKinds } from '#app/core/contributions/registries'
import { putMail } from '#app/core/mail/mail'
import { isClient } from '#app/core/mail/readers'
import { clientVoice, translate, type Language } from '#app/core/messages/catalogue'
import { toSqlInstant } from '#app/core/models/columns'
import type NoticeSetting from '#app/notifications/models/notice_setting'
import Notice from '#app/notifications/models/notice'
import { readableNotices } from '#app/notifications/notice_subject'
import { settingOf } from '#app/notifications/queries/notice_setting_of'
import User from '#app/accounts/models/user'

const JOB = 'notices'
const PEOPLE = 200
/** Lines of one e-mail; the rest is counted and read in the product. */
const LINES = 25

/**
 * Sends the e-mails that are due: one per person, with all that they have not read yet. Each person's email and the mark that it went are one
 * transaction, so it may be killed at any moment and holds up no other's. Returns how many emails went.
 */
export async function sendDueNotices(isStopping = () => false): Promise<number> {
  let sent = 0
  for (let last = 0; !isStopping();) {
    const people = await db
      .from('notices')
      .where('email_state', 'due')
      .where('user_id', '>', last)
      .where(notPutOff(JOB, 'notices.user_id'))
      .distinct('user_id')
      .orderBy('user_id')
      .limit(PEOPLE)
    const ids = people.map((row) => Number(row.user_id))
    const work = (id: number) => db.transaction((trx) => sendTo(trx, id))
    sent += (await eachItem({ job: JOB, ids, isStopping, work })).filter(Boolean).length
    if (people.length < PEOPLE) break
    last = ids.at(-1)!
  }
  return sent
}

async function sendTo(trx: TransactionClientContract, userId: number): Promise<boolean> {
  const user = await User.query({ client: trx }).where('id', userId).firstOrFail()
  const setting = await settingOf(userId, trx)
  const due = await Notice.query({ client: trx })
    .where({ user_id: userId, email_state: 'due' })
    .orderBy('id')
    .forUpdate()
  const timely = due.filter((notice) => isTime(notice, setting, user.timeZone))
  const wanted = timely.filter(
    (notice) => notice.readAt === null && (setting.emailRhythm !== 'never' || isUrgent(notice))
  )
  const unread = await readableNotices(userId, wanted, trx)
  if (unread.length > 0) await putMail(trx, toEmail(user, unread, await isClient(user.email, trx)))
  await mark(trx, timely, unread)
  if (setting.emailRhythm === 'daily' && timely.length > 0) await setting.merge({ digestSentAt: clock.now() }).save()
  return unread.length > 0
}

const isUrgent = ({ kind }: Notice) => noticeKinds.find(kind)?.urgent === true

/** Whether the time of a notice has come. For who wants no e-mails that is at once, so that it does not wait for ever. */
function isTime(notice: Notice, setting: NoticeSetting, zone: string | null): boolean {
  if (isUrgent(notice) || setting.emailRhythm === 'never') return true
  const now = clock.now().setZone(zone ?? MEXICO_ZONE)
  if (setting.isQuiet(now)) return false
  return setting.emailRhythm === 'at_once' || setting.isDigestDue(now)
}

async function mark(trx: TransactionClientContract, timely: Notice[], sent: Notice[]): Promise<void> {
  const ids = new Set(sent.map(({ id }) => id))
  const states = [
    ['sent', [...ids]],
    ['none', timely.map(({ id }) => id).filter((id) => !ids.has(id))],
  ] as const
  for (const [email_state, which] of states) {
    if (which.length > 0)
      await trx
        .from('notices')
        .whereIn('id', [...which])
        .update({ email_state })
  }
}

function toEmail(user: { email: string; name: string; language: Language }, notices: Notice[], toClient: boolean) {
  const voice = toClient ? clientVoice(user.language) : user.language
  const say = ({ kind, values }: Notice) => `• ${translate(voice, `notices.${kind}`, values)}`
  const lines = notices.slice(0, LINES).map(say)
  const values = {
    name: user.name,
    count: notices.length,
    first: lines[0]!.slice(2),
    rest: notices.length - lines.length,
    lines: lines.join('\n\n'),
  }
  const brand = toClient ? firmOf(notices) : undefined
  return {
    kind: 'notices',
    to: user.email,
    language: user.language,
    toClient,
    brand,
    values,
    action: route('main.notices.index'),
  }
}

/** The firm that all of them come from. */
function firmOf(notices: Notice[]) {
  const firms = new Map(notices.map(({ values: { from = '', logo = '' } }) => [from, logo]))
  const [[name, logo] = ['', '']] = firms
  return firms.size === 1 && name ? { name, picture: logo || null } : undefined
}

/** What was told longer ago than this is deleted. */
const KEPT_DAYS = 180

/** Which notices are of no more use. */
export const oldNotices = {
  table: 'notices',
  key: 'id',
  isOver: (query: { where(column: string, operator: string, value: string): unknown }) =>
    void query.where('created_at', '<', toSqlInstant(clock.now().minus({ days: KEPT_DAYS }))),
}
