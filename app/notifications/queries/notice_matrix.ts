import { noticeKinds, type Channel } from '#app/core/contributions/registries'
import { channelsChosen, choicesOf } from '#app/accounts/queries/channels_of'

/** What stands at the crossing of a kind of notice and a channel. */
export type Cell = 'on' | 'off' | 'locked' | 'absent'

/** One kind of notice; no interface, since those are not taken for JSON. */
export type NoticeRow = {
  event: string
  area: string
  cells: Record<Channel, Cell>
}

/** Every kind of notice with what a person chose for each channel, in the order in which the page shows them. */
export async function noticeMatrix(userId: number): Promise<NoticeRow[]> {
  const choices = await choicesOf(userId)
  return noticeKinds.all().map((kind) => {
    const chosen = channelsChosen(kind, choices)
    const cell = (channel: Channel): Cell => {
      if (!kind.channels.includes(channel)) return 'absent'
      if (kind.locked?.includes(channel)) return 'locked'
      return chosen[channel] ? 'on' : 'off'
    }
    return { event: kind.key, area: kind.area, cells: { app: cell('app'), email: cell('email') } }
  })
}
