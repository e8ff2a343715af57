import type { DateTime } from 'luxon'
import { NoticeSettingSchema } from '#database/schema'

/** When e-mails with notices may come to somebody: at once, once a day at an hour, or never; and the hours of the night when none does. */
export default class NoticeSetting extends NoticeSettingSchema {
  static override selfAssignPrimaryKey = true

  /** Whether a moment (in the person’s zone) lies in the hours of silence. `quietFrom` belongs to them, `quietTo` no more. */
  isQuiet(at: DateTime): boolean {
    const { quietFrom, quietTo } = this
    if (quietFrom === null || quietTo === null || quietFrom === quietTo) return false
    const isLate = at.hour >= quietFrom
    const isEarly = at.hour < quietTo
    return quietFrom < quietTo ? isLate && isEarly : isLate || isEarly
  }

  /** Whether the digest of the day is due at a moment in the person’s zone. */
  isDigestDue(at: DateTime): boolean {
    if (at.hour < this.digestHour) return false
    return this.digestSentAt === null || this.digestSentAt.setZone(at.zone) < at.startOf('day')
  }
}
