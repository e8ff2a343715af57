import { firstDayOfOrigin } from '@generated/fields'
import { DateTime } from '~/components/display/date_time'
import { Table, Tbody, Td, Thead, Tr } from '~/components/lists/table'
import { Th } from '~/components/lists/table_head'
import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'
import type { SheetDay } from './types'

interface DayTableProps {
  days: SheetDay[]
  /** What the term runs from; a notification unless told. */
  origin?: string
  /** In a side panel. */
  narrow?: boolean
}

/** Day by day: whether it counts, its number, and by what it does not. */
export function DayTable({ days, origin, narrow = false }: DayTableProps) {
  const t = useMessages()
  const phaseOf = ({ phase, counts, number }: SheetDay) =>
    phase === 'notification'
      ? t(firstDayOfOrigin(origin))
      : t(`deadlines.phase.${phase}${counts ? '' : '_skipped'}` as MessageId, { number: number ?? 0 })
  return (
    <Table caption={t('deadlines.sheet.day_by_day')} density="one">
      <Thead>
        <Th className={narrow ? 'w-28' : undefined}>{t('deadlines.sheet.day')}</Th>
        <Th>{t('deadlines.sheet.counts_for')}</Th>
        <Th>{t('deadlines.sheet.reason')}</Th>
      </Thead>
      <Tbody>
        {days.map((day) => (
          <Tr key={`${day.phase}-${day.day}`}>
            <Td phone="title">
              <DateTime value={day.day} format={narrow ? 'weekday' : 'weekday-long'} className="whitespace-nowrap" />
            </Td>
            <Td phone="meta" label={t('deadlines.sheet.counts_for')}>
              {phaseOf(day)}
            </Td>
            <Td phone="meta" label={t('deadlines.sheet.reason')} className="text-fg-muted">
              {day.reasons.map(({ kind, basis }, index) => (
                <span key={index} className="block">
                  {t(`deadlines.kind.${kind}` as MessageId)}: {basis}
                </span>
              ))}
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  )
}
