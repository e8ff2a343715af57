import { Building2 } from 'lucide-react'
import type { Data } from '@generated/data'
import { Badge } from '~/components/display/badge'
import { DateTime } from '~/components/display/date_time'
import { EmptyState } from '~/components/feedback/empty_state'
import { RowsTable } from '~/components/lists/rows_table'
import { TwoLines } from '~/components/lists/table'
import { OperatorList, type OperatorPage } from '~/features/backoffice/operator_list'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

const PATH = route('settings.workspaces.index')

export default function Workspaces({ rows, paging, q }: OperatorPage & { rows: Data.Backoffice.WorkspaceRow[] }) {
  const t = useMessages()
  return (
    <OperatorList
      title={t('backoffice.workspaces')}
      lead={t('backoffice.workspaces_lead')}
      find={t('backoffice.find_workspace')}
      {...{ path: PATH, q, paging }}
    >
      {rows.length === 0 ? (
        <EmptyState icon={Building2} title={t('backoffice.no_workspace')} text={t('backoffice.nobody_text')} />
      ) : (
        <RowsTable
          caption={t('backoffice.workspaces')}
          rows={rows}
          columns={[
            {
              name: t('backoffice.workspace'),
              cell: ({ name, slug, deletedAt }) => (
                <span className="flex items-center gap-2">
                  <TwoLines first={name} second={slug} title={name} strong />
                  {deletedAt && <Badge tone="void">{t('backoffice.deleted')}</Badge>}
                </span>
              ),
              phone: 'title',
            },
            { name: t('backoffice.owner'), cell: ({ owner }) => owner.name },
            { name: t('backoffice.city'), width: 'w-52', cell: ({ city }) => city ?? '—' },
            {
              name: t('backoffice.members'),
              width: 'w-28',
              className: 'tabular-nums',
              cell: ({ members }) => members,
            },
            {
              name: t('backoffice.since'),
              width: 'w-34',
              cell: ({ createdAt }) => <DateTime value={createdAt} />,
            },
          ]}
        />
      )}
    </OperatorList>
  )
}
