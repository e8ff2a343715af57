import { Link } from '@inertiajs/react'
import { History } from 'lucide-react'
import { Badge } from '~/components/display/badge'
import { DateTime } from '~/components/display/date_time'
import { EmptyState } from '~/components/feedback/empty_state'
import { Table, Tbody, Td, Thead, Tr, TwoLines } from '~/components/lists/table'
import { Th } from '~/components/lists/table_head'
import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'
import { route } from '~/routes'
import type { Subject, TransferLine } from './types'

const TONES = { running: 'info', undoing: 'info', done: 'success', undone: 'neutral', draft: 'neutral' } as const

/** What the reader brought in and changed lately. */
export function HistoryList({ subject, history }: { subject: Subject; history: TransferLine[] }) {
  const t = useMessages()
  if (history.length === 0)
    return (
      <EmptyState icon={History} title={t('transfers.history.empty')} level={2}>
        {t('transfers.history.empty_text')}
      </EmptyState>
    )
  return (
    <Table caption={t('transfers.history.caption')} phone="stack">
      <Thead>
        <Th>{t('transfers.history.what')}</Th>
        <Th className="w-32">{t('transfers.history.state')}</Th>
        <Th className="w-40">{t('transfers.history.when')}</Th>
      </Thead>
      <Tbody>
        {history.map((line) => {
          const href = route(
            `law_firm.bulk_${subject}.show`,
            {},
            { [line.action === 'import' ? 'import' : 'change']: line.id }
          )
          const name = line.action === 'import' ? line.fileName : t(`transfers.change.${line.field}` as MessageId)
          return (
            <Tr key={line.id} href={href}>
              <Td phone="title">
                <TwoLines
                  strong
                  first={
                    <Link href={href} data-row-link className="underline-offset-3 hover:underline">
                      {name}
                    </Link>
                  }
                  second={t(`transfers.history.${line.action}`, { count: line.total })}
                />
              </Td>
              <Td phone="end" label={t('transfers.history.state')}>
                <Badge tone={TONES[line.state]}>{t(`transfers.state.${line.state}`)}</Badge>
              </Td>
              <Td label={t('transfers.history.when')} className="text-sm text-fg-muted">
                <DateTime value={line.createdAt} format="short-time" />
              </Td>
            </Tr>
          )
        })}
      </Tbody>
    </Table>
  )
}
