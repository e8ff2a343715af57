import { Link } from '@inertiajs/react'
import { Table, Tbody, Td, Thead, Tr, TwoLines } from '~/components/lists/table'
import { Th } from '~/components/lists/table_head'
import { useMessages } from '~/hooks/use_messages'
import { tagOf } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'
import { judgesAddress } from './address'
import type { JudgeLine } from './types'

interface JudgesTableProps {
  judges: JudgeLine[]
  filters: { q: string; page: number; judge: number | null }
}

/** The judges in two-line rows; a press opens the panel of one. */
export function JudgesTable({ judges, filters }: JudgesTableProps) {
  const t = useMessages()
  const { locale } = useLocale()
  return (
    <Table caption={t('judiciary.judges.caption')}>
      <Thead>
        <Th>{t('judiciary.judges.name')}</Th>
        <Th className="w-28" align="end">
          {t('judiciary.judges.rulings')}
        </Th>
      </Thead>
      <Tbody>
        {judges.map((judge) => (
          <Tr
            key={judge.id}
            href={judgesAddress({ ...filters, judge: judge.id })}
            selected={judge.id === filters.judge}
          >
            <Td phone="title">
              <TwoLines
                strong
                title={judge.court ?? judge.name}
                first={
                  <Link
                    href={judgesAddress({ ...filters, judge: judge.id })}
                    data-row-link
                    className="underline-offset-3 hover:underline"
                  >
                    {judge.name}
                  </Link>
                }
                second={judge.court ?? t('judiciary.judges.courts', { count: 0 })}
              />
            </Td>
            <Td label={t('judiciary.judges.rulings')} align="end">
              <span className="tabular-nums">{judge.rulings.toLocaleString(tagOf(locale))}</span>
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  )
}
