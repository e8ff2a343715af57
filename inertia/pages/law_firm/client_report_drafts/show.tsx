import { Head } from '@inertiajs/react'
import { ButtonLink } from '~/components/actions/button_link'
import { PostButton } from '~/components/actions/post_button'
import { Note } from '~/components/feedback/note'
import { PageHead } from '~/components/layout/page_head'
import { DraftForm } from '~/features/client_reports/draft_form'
import type { ReviewedDraft } from '~/features/client_reports/types'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

type DraftProps = {
  draft: ReviewedDraft
  client: { id: number; name: string }
  /** The next that waits for its review. */
  nextId: number | null
}

/** One report of many: read, changed, and approved or left out. */
export default function ClientReportDraft({ draft, client, nextId }: DraftProps) {
  const t = useMessages()
  const { id: draftId, batchId: id, state, problem, isHidden } = draft
  const isOpen = state !== 'sent' && state !== 'waiting'
  return (
    <>
      <Head title={client.name} />
      <PageHead
        title={client.name}
        crumbs={[
          { label: t('client_reports.batches'), href: route('law_firm.client_report_batches.index') },
          { label: t('client_reports.batch'), href: route('law_firm.client_report_batches.show', { id }) },
          { label: client.name },
        ]}
        meta={`${t(`client_reports.state.${state}`)} · ${t('client_reports.matters', { count: draft.matters })}`}
        actions={
          <span className="flex flex-wrap gap-2">
            <ButtonLink href={route('law_firm.clients.show', { id: client.id })}>
              {t('client_reports.open_client')}
            </ButtonLink>
            {nextId !== null && (
              <ButtonLink href={route('law_firm.client_report_drafts.show', { id, draftId: nextId })}>
                {t('client_reports.next')}
              </ButtonLink>
            )}
          </span>
        }
      />
      <div className="grid max-w-3xl gap-6 px-6 pt-2 pb-10 max-md:px-4">
        {problem && <Note tone="warning">{t(`client_reports.problem.${problem}`)}</Note>}
        {isHidden && isOpen && (
          <div>
            <PostButton
              address={route('law_firm.client_report_drafts.prepare', { id, draftId })}
              pendingText={t('client_reports.preparing')}
            >
              {t('client_reports.prepare_again')}
            </PostButton>
          </div>
        )}
        {!isHidden && isOpen && <DraftForm key={`${draftId} ${draft.version}`} draft={draft} />}
        {!isHidden && state === 'sent' && (
          <article className="grid gap-3">
            <p className="text-fg-muted">{draft.to}</p>
            <h2 className="font-semibold">{draft.subject}</h2>
            <p className="whitespace-pre-line">{draft.body}</p>
          </article>
        )}
        {state === 'waiting' && <Note>{t('client_reports.problem.waiting')}</Note>}
      </div>
    </>
  )
}
