import { Head, router } from '@inertiajs/react'
import { Send } from 'lucide-react'
import { PostButton } from '~/components/actions/post_button'
import { Tabs } from '~/components/actions/tabs'
import { ButtonLink } from '~/components/actions/button_link'
import { TextLink } from '~/components/actions/text_link'
import { EmptyState } from '~/components/feedback/empty_state'
import { Note } from '~/components/feedback/note'
import { PageHead } from '~/components/layout/page_head'
import { Pager } from '~/components/lists/pager'
import { RowsTable } from '~/components/lists/rows_table'
import { DraftStateBadge } from '~/features/client_reports/draft_state'
import type { DraftCounts, DraftLine, DraftState } from '~/features/client_reports/types'
import { buildAddress } from '~/features/lists/address'
import { TaskPanel } from '~/features/transfers/task_panel'
import type { TaskView } from '~/features/transfers/types'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

type BatchProps = {
  batch: { id: number; person: string | null; at: string }
  counts: DraftCounts & { all: number }
  drafts: DraftLine[]
  paging: { page: number; perPage: number; total: number }
  filters: { state: DraftState | null; page: number }
  /** What prepares or sends them, or did. */
  task: TaskView | null
}

const STATES: (DraftState | null)[] = [null, 'draft', 'approved', 'skipped', 'sent']

/** Reports to many clients: each is read, approved or left out, and the approved ones are sent. */
export default function ClientReportBatch({ batch, counts, drafts, paging, filters, task }: BatchProps) {
  const t = useMessages()
  const own = route('law_firm.client_report_batches.show', { id: batch.id })
  const open = (draftId: number) => route('law_firm.client_report_drafts.show', { id: batch.id, draftId })
  const name = batch.person ?? t('client_reports.everybody')
  const first = drafts.find(({ state }) => state === 'draft')
  return (
    <>
      <Head title={name} />
      <PageHead
        title={name}
        crumbs={[
          { label: t('client_reports.batches'), href: route('law_firm.client_report_batches.index') },
          { label: name },
        ]}
        meta={t('client_reports.batch_counts', { ...counts })}
        actions={
          <span className="flex flex-wrap gap-2">
            {first && <ButtonLink href={open(first.id)}>{t('client_reports.review_all')}</ButtonLink>}
            <PostButton
              variant="primary"
              icon={Send}
              disabled={counts.approved === 0}
              address={route('law_firm.client_report_batches.send', { id: batch.id })}
              pendingText={t('client_reports.sending')}
            >
              {t('client_reports.send_approved', { count: counts.approved })}
            </PostButton>
          </span>
        }
      />
      {task && (
        <div className="px-6 pb-2 max-md:px-4">
          <TaskPanel key={task.id} taskId={task.id} task={task} onEnd={() => router.reload()} />
        </div>
      )}
      <Tabs
        label={t('client_reports.states')}
        items={STATES.map((state) => ({
          label: t(state === null ? 'client_reports.state.all' : `client_reports.state.${state}`),
          href: buildAddress(own, { state }),
          count: counts[state ?? 'all'],
          current: state === filters.state,
        }))}
      />
      {drafts.length === 0 ? (
        <EmptyState
          icon={Send}
          title={t('client_reports.none_in_state')}
          text={t('client_reports.none_in_state_text')}
        />
      ) : (
        <RowsTable
          caption={name}
          rows={drafts}
          nameOf={({ client }) => client.name}
          href={({ id }) => open(id)}
          columns={[
            {
              name: t('client_reports.client'),
              phone: 'title',
              lines: ({ id, client, to }) => ({
                strong: true,
                href: open(id),
                first: client.name,
                second: to ?? t('client_reports.no_email'),
              }),
            },
            {
              name: t('client_reports.standing'),
              phone: 'meta',
              cell: (draft) => (
                <span className="flex flex-wrap items-center gap-2">
                  <DraftStateBadge {...draft} />
                  {draft.problem === 'no_email' && (
                    <TextLink href={route('law_firm.clients.show', { id: draft.client.id })}>
                      {t('client_reports.open_client')}
                    </TextLink>
                  )}
                </span>
              ),
            },
            {
              name: t('client_reports.told_of'),
              phone: 'meta',
              cell: ({ matters }) => t('client_reports.matters', { count: matters }),
            },
          ]}
        />
      )}
      {paging.total > paging.perPage && (
        <Pager {...paging} href={(page) => buildAddress(own, { state: filters.state, page })} />
      )}
      {counts.waiting > 0 && task === null && (
        <div className="px-6 py-2 max-md:px-4">
          <Note tone="warning">{t('client_reports.left_waiting', { count: counts.waiting })}</Note>
        </div>
      )}
    </>
  )
}
