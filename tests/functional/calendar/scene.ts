import type { ApiResponse } from '@japa/api-client'
import type { EventLine } from '#app/calendar/domain/event_line'

export interface DaysAnswer {
  events: EventLine[]
  people: { id: number; name: string }[]
  rest: { days: { day: string; reasons: string[] }[]; unknownYears: number[] }
  /** How many more than those there are, by the day. */
  more: Record<string, number>
  isCut: boolean
}

type Desk = { get(path: string): { header(name: string, value: string): Promise<ApiResponse> } }

/** What the calendar answers for some days, as the page asks for it. */
export async function daysOf(desk: Desk, query: string): Promise<DaysAnswer> {
  const answer = await desk.get(`/calendar/days?${query}`).header('accept', 'application/json')
  answer.assertStatus(200)
  return answer.body() as DaysAnswer
}
