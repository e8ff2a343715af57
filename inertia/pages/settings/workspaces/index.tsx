import { Head } from '@inertiajs/react'
import { Building2 } from 'lucide-react'
import type { Data } from '@generated/data'
import { Badge } from '~/components/display/badge'
import { DateTime } from '~/components/display/date_time'
import { EmptyState } from '~/components/feedback/empty_state'
import { PageHead } from '~/components/layout/page_head'
import { Pager } from '~/components/lists/pager'
import { Table, Tbody, Td, Thead, Tr, TwoLines } from '~/components/lists/table'
import { Th } from '~/components/lists/table_head'
import { addressOf, SearchBox } from '~/features/backoffice/search_box'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

interface WorkspacesProps {
  rows: Data.Backoffice.WorkspaceRow[]
  paging: { page: number; perPage: number; total: number }
  q: string
}

const PATH = route('settings.workspaces.index')

export default function Workspaces({ rows, paging, q }: WorkspacesProps) {
  const t = useMessages()
  return (
    <>
      <Head title={t('backoffice.workspaces')} />
      <PageHead title={t('backoffice.workspaces')} meta={t('backoffice.workspaces_lead')} />
      <div className="px-6 pb-3 max-md:px-4">
        <SearchBox label={t('backoffice.find_workspace')} path={PATH} q={q} />
      </div>
      {rows.length === 0 ? (
        <EmptyState icon={Building2} title={t('backoffice.no_workspace')}>
          {t('backoffice.nobody_text')}
        </EmptyState>
      ) : (
        <Table caption={t('backoffice.workspaces')}>
          <Thead>
            <Th>{t('backoffice.workspace')}</Th>
            <Th>{t('backoffice.owner')}</Th>
            <Th className="w-52">{t('backoffice.city')}</Th>
            <Th className="w-28">{t('backoffice.members')}</Th>
            <Th className="w-34">{t('backoffice.since')}</Th>
          </Thead>
          <Tbody>
            {rows.map((row) => (
              <Tr key={row.id}>
                <Td phone="title">
                  <span className="flex items-center gap-2">
                    <TwoLines first={row.name} second={row.slug} title={row.name} strong />
                    {row.deletedAt && <Badge tone="void">{t('backoffice.deleted')}</Badge>}
                  </span>
                </Td>
                <Td label={t('backoffice.owner')}>{row.owner.name}</Td>
                <Td label={t('backoffice.city')}>{row.city ?? '—'}</Td>
                <Td label={t('backoffice.members')} className="tabular-nums">
                  {row.members}
                </Td>
                <Td label={t('backoffice.since')}>
                  <DateTime value={row.createdAt} />
                </Td>
              </Tr>
            ))}
          </Tbody>
        </Table>
      )}
      <Pager {...paging} href={addressOf(PATH, q)} />
    </>
  )
}
