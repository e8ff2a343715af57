import type { Trx } from '#app/core/database/trx'
import { saidDay } from '#app/core/text/said_day'
import type MatterDeadline from '#app/docket/models/matter_deadline'
import { subjectOfDeadline } from '#app/docket/notice_subject'
import type Matter from '#app/matters/models/matter'
import { membersWithAccess } from '#app/matters/queries/members_with_access'
import { notify } from '#app/notifications/actions/notify'

interface About {
  kind: string
  actorId: number | null
  matter: Matter
  deadline: MatterDeadline
  to: (number | null)[]
  values?: Record<string, string>
  key?: string
  /** Ids of those who see the matter, where they are known. */
  able?: number[]
}

/** What fills the sentences about a deadline. */
export const deadlineValues = ({ title, lastDay }: MatterDeadline, { reference, title: matter }: Matter) => ({
  deadline: title,
  reference,
  matter,
  day: lastDay ? saidDay(lastDay) : 'none',
})

/** Tells people of a deadline, those of them who see its matter. Returns how many. */
export async function notifyOfDeadline(trx: Trx, { matter, deadline, values, able, ...about }: About): Promise<number> {
  const wanted = about.to.filter((id) => id !== null && id !== about.actorId)
  if (wanted.length === 0) return 0
  const to = (able ?? (await membersWithAccess(matter, trx))).filter((id) => wanted.includes(id))
  return notify(trx, {
    ...{ ...about, to, workspaceId: matter.workspaceId, subject: subjectOfDeadline(deadline) },
    values: { ...deadlineValues(deadline, matter), ...values },
  })
}
