import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { Badge } from '~/components/display/badge'
import { RowsTable } from '~/components/lists/rows_table'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { CalendarDialog } from './calendar_dialog'
import { CalendarsFrame } from './calendars_frame'
import { warningMark, type CalendarArea, type CalendarLine } from './types'

export type CalendarsPage = { calendars: CalendarLine[]; can: { edit: boolean } }

/** The calendars of a place, with the years that each knows and what should be seen to. */
export function CalendarsList({ area, calendars, can }: CalendarsPage & { area: CalendarArea }) {
  const t = useMessages()
  const [isAdding, setAdding] = useState(false)
  return (
    <CalendarsFrame
      area={area}
      title={t('deadlines.calendars.title')}
      lead={t(area === 'law_firm' ? 'deadlines.calendars.lead' : 'deadlines.calendars.operators_lead')}
      actions={
        can.edit && (
          <Button variant="primary" icon={Plus} onClick={() => setAdding(true)}>
            {t('deadlines.calendars.new')}
          </Button>
        )
      }
      flush
    >
      <RowsTable
        caption={t('deadlines.calendars.title')}
        rows={calendars.map((line) => ({ ...line, id: line.key }))}
        href={({ key }) => route(`${area}.calendars.show`, { calendar: key })}
        columns={[
          {
            name: t('deadlines.calendars.calendar'),
            phone: 'title',
            lines: ({ key, name, origin }) => ({
              first: name,
              second: t(`deadlines.calendar.origin.${origin}`),
              title: name,
              href: route(`${area}.calendars.show`, { calendar: key }),
              strong: true,
            }),
          },
          {
            name: t('deadlines.calendars.years'),
            width: 'w-60',
            cell: ({ years }) => <Years years={years} />,
          },
          {
            name: t('deadlines.calendars.to_see'),
            width: 'w-64',
            cell: ({ warnings }) => (
              <span className="flex flex-wrap gap-1">
                {warnings.map((warning) => (
                  <Badge key={warning} tone={warning === 'unverified' ? 'neutral' : 'warning'}>
                    {t(warningMark(warning))}
                  </Badge>
                ))}
              </span>
            ),
          },
        ]}
      />
      {isAdding && <CalendarDialog area={area} onClose={() => setAdding(false)} />}
    </CalendarsFrame>
  )
}

/** Years with who verified each, a law without them. */
function Years({ years }: { years: CalendarLine['years'] }) {
  const t = useMessages()
  if (!years) return <span className="text-fg-muted">{t('deadlines.calendar.every_year')}</span>
  if (years.length === 0) return <span className="text-fg-muted">{t('deadlines.calendar.no_year')}</span>
  return <span className="tabular-nums">{years.map(({ year }) => year).join(', ')}</span>
}
