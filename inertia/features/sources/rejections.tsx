import { Download, FileCheck } from 'lucide-react'
import { ButtonLink } from '~/components/actions/button_link'
import { RelativeTime } from '~/components/display/date_time'
import { EmptyState } from '~/components/feedback/empty_state'
import { Pager } from '~/components/lists/pager'
import { Table, Tbody, Td, Thead, Tr, TwoLines } from '~/components/lists/table'
import { Th } from '~/components/lists/table_head'
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
      <EmptyState icon={FileCheck} title={t('sources.rejections.none')} level={3}>
        {t('sources.rejections.none_text')}
      </EmptyState>
    )
  return (
    <>
      <Table caption={t('sources.rejections.caption')}>
        <Thead>
          <Th className="w-56">{t('sources.rejections.record')}</Th>
          <Th>{t('sources.rejections.reason')}</Th>
          <Th align="end" className="w-40">
            {t('sources.rejections.when')}
          </Th>
          <Th align="end" className="w-32">
            {t('sources.rejections.answer')}
          </Th>
        </Thead>
        <Tbody>
          {records.map((record) => (
            <Tr key={record.id}>
              <Td phone="title">
                <TwoLines first={<span className="tabular-nums">{record.externalId}</span>} second={nameOf(record)} />
              </Td>
              <Td label={t('sources.rejections.reason')}>
                <TwoLines
                  first={wordsOf(t, 'reason', record.reason)}
                  second={record.reason.detail}
                  title={record.reason.detail}
                />
              </Td>
              <Td align="end" label={t('sources.rejections.when')} className="text-sm text-fg-muted">
                <RelativeTime value={record.checkedAt} />
              </Td>
              <Td align="end" phone="end" label={t('sources.rejections.answer')}>
                <ButtonLink
                  href={route('settings.rejected_answers.show', { id: record.id })}
                  external
                  download
                  size="sm"
                  icon={Download}
                >
                  {t('sources.rejections.answer')}
                  <span className="sr-only"> {record.externalId}</span>
                </ButtonLink>
              </Td>
            </Tr>
          ))}
        </Tbody>
      </Table>
      <Pager {...paging} href={(page) => route('settings.sources.index', {}, { page })} />
    </>
  )
}
