import { RowsTable } from '~/components/lists/rows_table'
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
  const address = ({ id }: JudgeLine) => judgesAddress({ ...filters, judge: id })
  return (
    <RowsTable
      caption={t('judiciary.judges.caption')}
      rows={judges}
      href={address}
      isSelected={({ id }) => id === filters.judge}
      columns={[
        {
          name: t('judiciary.judges.name'),
          lines: (judge) => ({
            first: judge.name,
            second: judge.court ?? t('judiciary.judges.courts', { count: 0 }),
            title: judge.court ?? judge.name,
            href: address(judge),
          }),
        },
        {
          name: t('judiciary.judges.rulings'),
          width: 'w-28',
          align: 'end',
          cell: ({ rulings }) => <span className="tabular-nums">{rulings.toLocaleString(tagOf(locale))}</span>,
        },
      ]}
    />
  )
}
