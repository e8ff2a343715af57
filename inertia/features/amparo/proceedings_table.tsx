import { Badge } from '~/components/display/badge'
import { RowsTable } from '~/components/lists/rows_table'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { kindName, stageName, suspensionName, type ProceedingLine } from './types'

/** Proceedings and followed cases; cards on a phone. */
export function ProceedingsTable({ rows }: { rows: ProceedingLine[] }) {
  const t = useMessages()
  return (
    <RowsTable
      caption={t('amparo.title')}
      rows={rows}
      href={({ id }) => route('amparo.show', { id })}
      columns={[
        {
          name: t('amparo.column.case'),
          phone: 'title',
          lines: ({ id, kind, number, complainant, isOwn, isOddNumber }) => {
            const title = `${t(kindName(kind))} ${number ?? t('amparo.no_number')}`
            return {
              strong: true,
              href: route('amparo.show', { id }),
              title,
              first: title,
              second: [
                isOwn ? t('amparo.mine') : t('amparo.followed'),
                complainant,
                isOddNumber && t('amparo.odd_number_short'),
              ]
                .filter(Boolean)
                .join(' · '),
            }
          },
        },
        {
          name: t('amparo.column.stage'),
          width: 'w-56',
          phone: 'meta',
          cell: ({ stage, suspension }) => (
            <span className="grid text-sm">
              {t(stageName(stage))}
              {suspension !== 'none' && <span className="text-fg-muted">{t(suspensionName(suspension))}</span>}
            </span>
          ),
        },
        {
          name: t('amparo.column.court'),
          width: 'w-64',
          hidden: 'md:max-desk:hidden',
          phone: 'meta',
          cell: ({ court }) => <span className="text-sm text-fg-muted">{court ?? ''}</span>,
        },
        {
          name: t('amparo.column.matter'),
          width: 'w-40',
          hidden: 'md:max-lg:hidden',
          phone: 'meta',
          cell: ({ matter }) => <span className="text-sm">{matter?.reference ?? ''}</span>,
        },
        {
          name: t('amparo.column.news'),
          width: 'w-44',
          phone: 'end',
          cell: ({ unread }) =>
            unread > 0 ? <Badge tone="accent">{t('amparo.unread', { count: unread })}</Badge> : null,
        },
      ]}
    />
  )
}
