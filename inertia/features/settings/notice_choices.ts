export type Channel = 'app' | 'email'
export type Cell = 'on' | 'off' | 'locked' | 'absent'

/** What stands at each crossing of a kind of notice and a channel; no interface, since those are not taken for JSON. */
export type NoticeRow = {
  event: string
  area: string
  cells: Record<Channel, Cell>
  /** How many there were in the last seven days. */
  lastWeek: number
}

/** What is ticked, by `<event>.<channel>`; only what can be chosen. */
export type Chosen = Record<string, boolean>

export const nameOf = (event: string, channel: Channel) => `${event}.${channel}`

function choosable(rows: NoticeRow[]) {
  return rows.flatMap(({ event, cells }) =>
    (['app', 'email'] as const)
      .filter((channel) => cells[channel] === 'on' || cells[channel] === 'off')
      .map((channel) => ({ event, channel, enabled: cells[channel] === 'on' }))
  )
}

/** What is chosen now. */
export function chosenIn(rows: NoticeRow[]): Chosen {
  return Object.fromEntries(choosable(rows).map(({ event, channel, enabled }) => [nameOf(event, channel), enabled]))
}

/** What is sent: every choice that can be made. */
export function choicesOf(rows: NoticeRow[], chosen: Chosen) {
  return choosable(rows).map(({ event, channel }) => ({
    event,
    channel,
    enabled: chosen[nameOf(event, channel)] ?? false,
  }))
}
