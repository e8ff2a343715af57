import { CalendarPage } from '~/features/deadlines/calendars/calendar_page'
import type { CalendarView } from '~/features/deadlines/calendars/types'

export default function Calendar(props: CalendarView) {
  return <CalendarPage area="law_firm" {...props} />
}
