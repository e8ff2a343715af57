import { Head } from '@inertiajs/react'
import { FileChartColumn, Plus } from 'lucide-react'
import { ButtonLink } from '~/components/actions/button_link'
import { DateTime } from '~/components/display/date_time'
import { EmptyState } from '~/components/feedback/empty_state'
import { PageHead } from '~/components/layout/page_head'
import { RowsTable } from '~/components/lists/rows_table'
import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'
import { route } from '~/routes'

type ReportsProps = {
  reports: {
    id: number
    title: string
    subject: string
    author: string | null
    isOwn: boolean
    rhythm: string | null
    nextAt: string | null
    roles: number
  }[]
  /** Reports to begin with. */
  ready: { key: string; subject: string }[]
  can: { create: boolean }
}

/** The reports that a person made, and those that are shared with their role. */
export default function Reports({ reports, ready, can }: ReportsProps) {
  const t = useMessages()
  const add = can.create && (
    <ButtonLink variant="primary" icon={Plus} href={route('law_firm.reports.create')}>
      {t('insights.reports.new')}
    </ButtonLink>
  )
  const actions = can.create && (
    <span className="flex flex-wrap gap-2">
      <ButtonLink href={route('law_firm.client_reports.index')}>{t('client_reports.title')}</ButtonLink>
      {add}
    </span>
  )
  return (
    <>
      <Head title={t('insights.reports.title')} />
      <PageHead title={t('insights.reports.title')} meta={t('insights.reports.lead')} actions={actions} />
      {ready.length > 0 && (
        <section className="grid gap-2 px-6 pt-1 pb-3 max-md:px-4" aria-labelledby="ready-reports">
          <h2 id="ready-reports" className="text-sm font-medium text-fg-muted">
            {t('insights.ready.title')}
          </h2>
          <ul className="flex flex-wrap gap-2">
            {ready.map(({ key }) => (
              <li key={key}>
                <ButtonLink size="sm" href={route('law_firm.reports.create', {}, { ready: key })}>
                  {t(`insights.ready.${key}` as MessageId)}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      {reports.length === 0 ? (
        <EmptyState
          icon={FileChartColumn}
          title={t('insights.reports.none_yet')}
          text={t('insights.reports.none_yet_text')}
          actions={add}
        />
      ) : (
        <RowsTable
          caption={t('insights.reports.title')}
          rows={reports}
          nameOf={({ title }) => title}
          href={({ id }) => route('law_firm.reports.show', { id })}
          columns={[
            {
              name: t('insights.reports.title_field'),
              phone: 'title',
              lines: ({ id, title, subject }) => ({
                strong: true,
                href: route('law_firm.reports.show', { id }),
                first: title,
                second: t(`insights.reports.subject.${subject}` as MessageId),
              }),
            },
            {
              name: t('insights.reports.author'),
              phone: 'meta',
              cell: ({ author, isOwn, roles }) => (
                <>
                  {isOwn ? t('insights.reports.own') : (author ?? t('insights.reports.nobody'))}
                  {roles > 0 && (
                    <span className="text-fg-muted"> · {t('insights.reports.shared', { count: roles })}</span>
                  )}
                </>
              ),
            },
            {
              name: t('insights.reports.rhythm'),
              phone: 'meta',
              cell: ({ rhythm, nextAt }) =>
                rhythm && nextAt ? (
                  <>
                    {t(`insights.reports.${rhythm}` as MessageId)} · <DateTime value={nextAt} />
                  </>
                ) : (
                  t('insights.reports.never')
                ),
            },
          ]}
        />
      )}
    </>
  )
}
