import { CalendarsList, type CalendarsPage } from '~/features/deadlines/calendars/calendars_list'

export default function Calendars(props: CalendarsPage) {
  return <CalendarsList area="law_firm" {...props} />
}
