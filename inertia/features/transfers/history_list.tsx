import { History } from 'lucide-react'
import { Badge } from '~/components/display/badge'
import { DateTime } from '~/components/display/date_time'
import { EmptyState } from '~/components/feedback/empty_state'
import { RowsTable } from '~/components/lists/rows_table'
import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'
import { route } from '~/routes'
import type { Subject, TransferLine } from './types'

const TONES = { running: 'info', undoing: 'info', done: 'success', undone: 'neutral', draft: 'neutral' } as const

/** What the reader brought in and changed lately. */
export function HistoryList({ subject, history }: { subject: Subject; history: TransferLine[] }) {
  const t = useMessages()
  const address = ({ action, id }: TransferLine) =>
    route(`law_firm.bulk_${subject}.show`, {}, { [action === 'import' ? 'import' : 'change']: id })
  if (history.length === 0)
    return <EmptyState icon={History} title={t('transfers.history.empty')} text={t('transfers.history.empty_text')} />
  return (
    <RowsTable
      caption={t('transfers.history.caption')}
      rows={history}
      href={address}
      columns={[
        {
          name: t('transfers.history.what'),
          lines: (line) => ({
            first: line.action === 'import' ? line.fileName : t(`transfers.change.${line.field}` as MessageId),
            second: t(`transfers.history.${line.action}`, { count: line.total }),
            href: address(line),
          }),
        },
        {
          name: t('transfers.history.state'),
          width: 'w-32',
          phone: 'end',
          cell: ({ state }) => <Badge tone={TONES[state]}>{t(`transfers.state.${state}`)}</Badge>,
        },
        {
          name: t('transfers.history.when'),
          width: 'w-40',
          className: 'text-sm text-fg-muted',
          cell: ({ createdAt }) => <DateTime value={createdAt} format="short-time" />,
        },
      ]}
    />
  )
}
