import { Badge } from '~/components/display/badge'
import { RowsTable } from '~/components/lists/rows_table'
import { useMessages } from '~/hooks/use_messages'
import { courtAddress } from './address'
import type { CourtRow } from './types'

/** The courts in two-line rows; cards on a phone. */
export function CourtsTable({ courts }: { courts: CourtRow[] }) {
  const t = useMessages()
  return (
    <RowsTable
      caption={t('judiciary.courts.caption')}
      rows={courts}
      href={({ id }) => courtAddress(id)}
      columns={[
        {
          name: t('judiciary.courts.name'),
          lines: (court) => ({
            first: court.name,
            second: placeOf(court) || t(`judiciary.kind.${court.kind}`),
            href: courtAddress(court.id),
          }),
        },
        {
          name: t('judiciary.courts.kind'),
          width: 'w-52',
          hidden: 'max-lg:hidden',
          phone: 'hide',
          cell: ({ kind }) => t(`judiciary.kind.${kind}`),
        },
        {
          name: t('judiciary.courts.circuit'),
          width: 'w-32',
          hidden: 'max-desk:hidden',
          phone: 'hide',
          cell: ({ circuit, validTo }) => (
            <span className="flex flex-wrap items-center gap-1.5">
              {circuit !== null && t('judiciary.circuit', { number: circuit })}
              {validTo && <Badge tone="void">{t('judiciary.courts.closed')}</Badge>}
            </span>
          ),
        },
      ]}
    />
  )
}

/** Where it is, each name once. */
export function placeOf({ city, state }: Pick<CourtRow, 'city' | 'state'>): string {
  return [...new Set([city, state].filter(Boolean))].join(', ')
}
