import { cx } from '~/components/cx'
import { useMessages } from '~/hooks/use_messages'
import { formatDate } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'
import { kindName, weekdayName, type CalendarView } from './types'

const SUNDAY_FIRST = [7, 1, 2, 3, 4, 5, 6]
const twoDigits = (number: number) => String(number).padStart(2, '0')
const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() || 7
const nextDay = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)

type GridView = Pick<CalendarView, 'calendar' | 'year' | 'known'>
type DayLook = { look: 'closed' | 'weekly' | 'opened'; reason: string }

/** What is said of each day that does not simply work. */
function useLooks({ calendar, known }: GridView): (day: string) => DayLook | null {
  const t = useMessages()
  const said = new Map<string, DayLook>()
  for (const { day, basis } of calendar.yearly) said.set(day, { look: 'closed', reason: basis })
  for (const { from, to, kind, basis } of known?.ranges ?? [])
    for (let day = from; day <= to; day = nextDay(day))
      said.set(day, { look: 'closed', reason: `${t(kindName(kind))}: ${basis}` })
  for (const { on, basis } of known?.opened ?? [])
    said.set(on, { look: 'opened', reason: `${t('deadlines.calendar.opened')}: ${basis}` })
  const weekly = new Map(calendar.weekly.map(({ weekday, basis }) => [weekday, basis]))
  return (day) => {
    const basis = weekly.get(weekdayOf(day))
    return said.get(day) ?? (basis === undefined ? null : { look: 'weekly', reason: basis })
  }
}

/** A year in twelve months, Sunday first: days that do not work are shaded and say why. */
export function YearGrid(view: GridView) {
  const lookOf = useLooks(view)
  return (
    <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4">
      {Array.from({ length: 12 }, (_, index) => (
        <Month key={index} month={`${view.year}-${twoDigits(index + 1)}`} lookOf={lookOf} />
      ))}
    </div>
  )
}

function Month({ month, lookOf }: { month: string; lookOf: (day: string) => DayLook | null }) {
  const t = useMessages()
  const { locale } = useLocale()
  return (
    <table className="w-full table-fixed border-collapse self-start text-center text-xs tabular-nums">
      <caption className="pb-1 text-left text-sm font-semibold first-letter:uppercase">
        {formatDate(month, 'long', locale)}
      </caption>
      <thead>
        <tr>
          {SUNDAY_FIRST.map((weekday) => (
            <th key={weekday} scope="col" abbr={t(weekdayName(weekday))} className="py-0.5 font-medium text-fg-subtle">
              <span aria-hidden="true">{t(weekdayName(weekday)).slice(0, 1).toUpperCase()}</span>
              <span className="sr-only">{t(weekdayName(weekday))}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((day, index) => (
              <DayCell key={index} day={day} said={day ? lookOf(day) : null} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const looks: Record<DayLook['look'], string> = {
  closed: 'bg-danger-subtle font-semibold text-danger-fg',
  weekly: 'bg-surface-subtle text-fg-subtle',
  opened: 'bg-success-subtle font-semibold text-success-fg',
}

function DayCell({ day, said }: { day: string | null; said: DayLook | null }) {
  if (day === null) return <td />
  return (
    <td title={said?.reason} className="p-px">
      <span className={cx('block rounded-sm py-1', said && looks[said.look])}>
        {Number(day.slice(8))}
        {said && said.look !== 'weekly' && <span className="sr-only"> {said.reason}</span>}
      </span>
    </td>
  )
}

/** The days of a month in weeks from Sunday on; null where a week begins before it or ends after it. */
function weeksOf(month: string): (string | null)[][] {
  const days: string[] = []
  for (let day = `${month}-01`; day.startsWith(month); day = nextDay(day)) days.push(day)
  const cells: (string | null)[] = [...Array<null>(weekdayOf(days[0]!) % 7).fill(null), ...days]
  while (cells.length % 7 > 0) cells.push(null)
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7))
}
