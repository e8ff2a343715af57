import { Link } from '@inertiajs/react'
import { Badge } from '~/components/display/badge'
import { DateTime } from '~/components/display/date_time'
import { Table, Tbody, Td, Thead, Tr, TwoLines } from '~/components/lists/table'
import { Th } from '~/components/lists/table_head'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { routeName, termName, type Computation } from './types'

/** Computed terms of the firm. */
export function ComputationsTable({ computations }: { computations: Computation[] }) {
  const t = useMessages()
  return (
    <Table caption={t('deadlines.filed')}>
      <Thead>
        <Th>{t('deadlines.list.computation')}</Th>
        <Th>{t('deadlines.field.runs_from')}</Th>
        <Th>{t('deadlines.sheet.last_day')}</Th>
        <Th>{t('deadlines.sheet.confirmed')}</Th>
      </Thead>
      <Tbody>
        {computations.map((one) => {
          const href = route('law_firm.calculator.show', { id: one.id })
          return (
            <Tr key={one.id} href={href}>
              <Td phone="title">
                <TwoLines
                  first={
                    <Link href={href} className="font-medium">
                      {one.title ?? t(termName(one.term))}
                    </Link>
                  }
                  second={[one.folio, one.title && t(termName(one.term)), t(routeName(one.notification))]
                    .filter(Boolean)
                    .join(' · ')}
                />
              </Td>
              <Td phone="meta" label={t('deadlines.field.runs_from')}>
                <DateTime value={one.notifiedOn} />
              </Td>
              <Td phone="meta" label={t('deadlines.sheet.last_day')}>
                {one.lastDay ? <DateTime value={one.lastDay} format="weekday" /> : t('deadlines.any_time')}
              </Td>
              <Td phone="end" label={t('deadlines.sheet.confirmed')}>
                {one.confirmedAt ? (
                  <Badge tone="success">{one.confirmedBy ?? t('deadlines.sheet.nobody')}</Badge>
                ) : (
                  <Badge tone="warning">{t('deadlines.list.unconfirmed')}</Badge>
                )}
              </Td>
            </Tr>
          )
        })}
      </Tbody>
    </Table>
  )
}
