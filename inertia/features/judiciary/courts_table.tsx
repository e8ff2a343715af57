import { Link } from '@inertiajs/react'
import { Badge } from '~/components/display/badge'
import { Table, Tbody, Td, Thead, Tr, TwoLines } from '~/components/lists/table'
import { Th } from '~/components/lists/table_head'
import { useMessages } from '~/hooks/use_messages'
import { courtAddress } from './address'
import type { CourtRow } from './types'

/** The courts in two-line rows; cards on a phone. */
export function CourtsTable({ courts }: { courts: CourtRow[] }) {
  const t = useMessages()
  return (
    <Table caption={t('judiciary.courts.caption')}>
      <Thead>
        <Th>{t('judiciary.courts.name')}</Th>
        <Th className="w-52 max-lg:hidden">{t('judiciary.courts.kind')}</Th>
        <Th className="w-32 max-desk:hidden">{t('judiciary.courts.circuit')}</Th>
      </Thead>
      <Tbody>
        {courts.map((court) => (
          <Tr key={court.id} href={courtAddress(court.id)}>
            <Td phone="title">
              <TwoLines
                strong
                title={court.name}
                first={
                  <Link href={courtAddress(court.id)} data-row-link className="underline-offset-3 hover:underline">
                    {court.name}
                  </Link>
                }
                second={placeOf(court) || t(`judiciary.kind.${court.kind}`)}
              />
            </Td>
            <Td phone="hide" className="max-lg:hidden">
              {t(`judiciary.kind.${court.kind}`)}
            </Td>
            <Td phone="hide" className="max-desk:hidden">
              <span className="flex flex-wrap items-center gap-1.5">
                {court.circuit !== null && t('judiciary.circuit', { number: court.circuit })}
                {court.validTo && <Badge tone="void">{t('judiciary.courts.closed')}</Badge>}
              </span>
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  )
}

/** Where it is, each name once. */
export function placeOf({ city, state }: Pick<CourtRow, 'city' | 'state'>): string {
  return [...new Set([city, state].filter(Boolean))].join(', ')
}
