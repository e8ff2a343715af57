import { Download, FileCheck } from 'lucide-react'
import { ButtonLink } from '~/components/actions/button_link'
import { RelativeTime } from '~/components/display/date_time'
import { EmptyState } from '~/components/feedback/empty_state'
import { Pager } from '~/components/lists/pager'
import { RowsTable } from '~/components/lists/rows_table'
import { TwoLines } from '~/components/lists/table'
import { useMessages } from '~/hooks/use_messages'
import { useLocale } from '~/i18n/provider'
import { route } from '~/routes'
import { wordsOf } from './vocabulary'
import type { Kind, RejectedRecord } from './vocabulary'

interface RejectionsProps {
  records: RejectedRecord[]
  kinds: Kind[]
  paging: { page: number; perPage: number; total: number }
}

/** The records that became no document, the last seen first. */
export function Rejections({ records, kinds, paging }: RejectionsProps) {
  const t = useMessages()
  const { locale } = useLocale()
  const nameOf = ({ source, kind }: RejectedRecord) =>
    kinds.find((one) => one.source === source && one.kind === kind)?.kindName[locale] ?? kind
  if (paging.total === 0)
    return (
      <EmptyState
        icon={FileCheck}
        title={t('sources.rejections.none')}
        text={t('sources.rejections.none_text')}
        level={3}
      />
    )
  return (
    <>
      <RowsTable
        caption={t('sources.rejections.caption')}
        rows={records}
        columns={[
          {
            name: t('sources.rejections.record'),
            lines: (record) => ({
              first: <span className="tabular-nums">{record.externalId}</span>,
              second: nameOf(record),
              strong: false,
            }),
            width: 'w-56',
          },
          {
            name: t('sources.rejections.reason'),
            cell: ({ reason }) => (
              <TwoLines first={wordsOf(t, 'reason', reason)} second={reason.detail} title={reason.detail} />
            ),
          },
          {
            name: t('sources.rejections.when'),
            width: 'w-40',
            align: 'end',
            className: 'text-sm text-fg-muted',
            cell: ({ checkedAt }) => <RelativeTime value={checkedAt} />,
          },
          {
            name: t('sources.rejections.answer'),
            width: 'w-32',
            align: 'end',
            phone: 'end',
            cell: ({ id, externalId }) => (
              <ButtonLink
                href={route('settings.rejected_answers.show', { id })}
                external
                download
                size="sm"
                icon={Download}
              >
                {t('sources.rejections.answer')}
                <span className="sr-only"> {externalId}</span>
              </ButtonLink>
            ),
          },
        ]}
      />
      <Pager {...paging} href={(page) => route('settings.sources.index', {}, { page })} />
    </>
  )
}
