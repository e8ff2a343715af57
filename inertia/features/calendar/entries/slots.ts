import { addDays } from '../days'
import type { EntryCard, Slot } from './types'

const NINE = 9
const hour = (of: number) => `${String(of).padStart(2, '0')}:00`

/** An hour on a day: the next whole one of today, nine o'clock of another day. */
export function hourOn(day: string, now: string): Slot {
  const next = Number(now.slice(11, 13)) + 1
  const from = day === now.slice(0, 10) && next < 23 ? next : NINE
  return { firstDay: day, lastDay: day, startTime: hour(from), endTime: hour(from + 1) }
}

/** What was pulled over in the grid: moments on the wall, the end not included. One day of a month gets an hour. */
export function slotBetween(
  { start, end, allDay }: { start: string; end: string; allDay: boolean },
  now: string
): Slot {
  if (!allDay) {
    const [firstDay, lastDay] = [start.slice(0, 10), end.slice(0, 10)]
    return { firstDay, lastDay, startTime: start.slice(11, 16), endTime: end.slice(11, 16) }
  }
  const [firstDay, lastDay] = [start.slice(0, 10), addDays(end.slice(0, 10), -1)]
  return firstDay === lastDay ? hourOn(firstDay, now) : { firstDay, lastDay, startTime: null, endTime: null }
}

export const slotOf = ({ firstDay, lastDay, startTime, endTime }: EntryCard): Slot => ({
  firstDay,
  lastDay,
  startTime,
  endTime,
})
