import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/core/clock'
import { noticeKinds, type Channel } from '#app/core/contributions/registries'
import { toSqlInstant } from '#app/core/models/columns'
import { channelsChosen, choicesOf } from '#app/accounts/queries/channels_of'

/** What stands at the crossing of a kind of notice and a channel. */
export type Cell = 'on' | 'off' | 'locked' | 'absent'

/** One kind of notice; no interface, since those are not taken for JSON. */
export type NoticeRow = {
  event: string
  area: string
  cells: Record<Channel, Cell>
  /** How many of them there were in the last seven days, by whatever channel or none. */
  lastWeek: number
}

/** Every kind of notice that a person may get with what they chose for each channel, in the order in which the page shows them. */
export async function noticeMatrix(userId: number, isForClient = false): Promise<NoticeRow[]> {
  const choices = await choicesOf(userId)
  const lastWeek = await countsOfLastWeek(userId)
  const kinds = noticeKinds.all().filter(({ toClients }) => toClients || !isForClient)
  return kinds.map((kind) => {
    const chosen = channelsChosen(kind, choices)
    const cell = (channel: Channel): Cell => {
      if (!kind.channels.includes(channel)) return 'absent'
      if (kind.locked?.includes(channel)) return 'locked'
      return chosen[channel] ? 'on' : 'off'
    }
    return {
      event: kind.key,
      area: kind.area,
      cells: { app: cell('app'), email: cell('email') },
      lastWeek: lastWeek.get(kind.key) ?? 0,
    }
  })
}

async function countsOfLastWeek(userId: number): Promise<Map<string, number>> {
  const since = toSqlInstant(clock.now().minus({ days: 7 }))
  const rows = await db
    .from('notices')
    .where('user_id', userId)
    .where('created_at', '>=', since)
    .groupBy('kind')
    .select('kind')
    .count('* as total')
  return new Map(rows.map(({ kind, total }) => [kind, Number(total)]))
}
