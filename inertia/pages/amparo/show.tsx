import { Head, Link, router } from '@inertiajs/react'
import { Bell, BellOff, CheckCheck, ClipboardPaste, ExternalLink, Pencil, Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { ButtonLink } from '~/components/actions/button_link'
import { PostButton } from '~/components/actions/post_button'
import { Note } from '~/components/feedback/note'
import { PageHead } from '~/components/layout/page_head'
import { Panel } from '~/components/layout/panel'
import { Pager } from '~/components/lists/pager'
import { NewsForm } from '~/features/amparo/news_form'
import { NewsList } from '~/features/amparo/news_list'
import { PasteForm } from '~/features/amparo/paste_form'
import { ProceedingFacts } from '~/features/amparo/proceeding_facts'
import { ProceedingForm } from '~/features/amparo/proceeding_form'
import { StagePanel, type Stage } from '~/features/amparo/stage_panel'
import { TermPanel, type TermPanelProps } from '~/features/amparo/term_panel'
import {
  kindName,
  stageName,
  type NearProceeding,
  type NewsLine,
  type NotificationRule,
  type ProceedingCard,
} from '~/features/amparo/types'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

type ShowProps = Omit<TermPanelProps, 'matter' | 'usual'> & {
  proceeding: ProceedingCard
  matter: { id: number; reference: string; title: string } | null
  stages: Stage[]
  parent: NearProceeding | null
  children: NearProceeding[]
  notifications: NotificationRule[]
  /** The last news that came; 0 for none. */
  newestId: number
  news: { items: NewsLine[]; paging: { total: number; page: number; perPage: number } }
  /** The last news that the person read; null for who does not follow the case. */
  seenId: number | null
  officialPage: string
  canEdit: boolean
}

/** A proceeding of amparo or a followed case: its facts, stages, deadlines and what the court published. */
export default function AmparoProceeding({ proceeding, matter, stages, news, seenId, canEdit, ...props }: ShowProps) {
  const t = useMessages()
  const { parent, children, officialPage, articles, deadlines, today, trigger, notifications, newestId } = props
  const [open, setOpen] = useState<'edit' | 'news' | 'paste' | 'remedy' | null>(null)
  const { id } = proceeding
  const close = () => setOpen(null)
  const title = `${t(kindName(proceeding.kind))} ${proceeding.number ?? t('amparo.no_number')}`
  const usual = stages.find(({ key }) => key === proceeding.stage)?.resolutions ?? []
  return (
    <>
      <Head title={title} />
      <PageHead
        title={title}
        crumbs={[{ label: t('amparo.title'), href: route('amparo.index') }, { label: title }]}
        actions={
          <span className="flex flex-wrap gap-2">
            {seenId === null ? (
              <PostButton icon={Bell} address={route('amparo.follow', { id })}>
                {t('amparo.follow')}
              </PostButton>
            ) : (
              <Button icon={BellOff} onClick={() => router.delete(route('amparo.unfollow', { id }))}>
                {t('amparo.unfollow')}
              </Button>
            )}
            <ButtonLink icon={ExternalLink} external href={officialPage}>
              {t('amparo.official')}
            </ButtonLink>
            {canEdit && (
              <Button icon={Pencil} variant="primary" onClick={() => setOpen('edit')}>
                {t('common.edit')}
              </Button>
            )}
          </span>
        }
      />
      <div className="grid gap-6 px-6 pt-2 pb-10 max-md:px-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 content-start gap-6">
          {proceeding.isOddNumber && <Note tone="warning">{t('amparo.odd_number')}</Note>}
          <Panel title={t('amparo.news')}>
            <div className="mb-3 flex flex-wrap gap-2 empty:hidden">
              {seenId !== null && newestId > seenId && (
                <Button
                  size="sm"
                  icon={CheckCheck}
                  onClick={() =>
                    router.post(route('amparo.sighting', { id }), { upTo: newestId }, { preserveScroll: true })
                  }
                >
                  {t('amparo.news.mark_read')}
                </Button>
              )}
              {canEdit && (
                <>
                  <Button size="sm" icon={ClipboardPaste} onClick={() => setOpen('paste')}>
                    {t('amparo.paste')}
                  </Button>
                  <Button size="sm" icon={Plus} onClick={() => setOpen('news')}>
                    {t('amparo.news.add')}
                  </Button>
                </>
              )}
            </div>
            {news.items.length === 0 ? (
              <p className="text-sm text-fg-muted">{t('amparo.news.none')}</p>
            ) : (
              <NewsList
                proceedingId={id}
                items={news.items}
                {...{ seenId, canEdit }}
                isShown={proceeding.shownToClient}
              />
            )}
          </Panel>
          {news.paging.total > news.paging.perPage && (
            <Pager {...news.paging} href={(page) => route('amparo.show', { id }, { page })} />
          )}
        </div>
        <div className="grid min-w-0 content-start gap-6">
          <Panel title={t('amparo.facts')}>
            <ProceedingFacts {...{ proceeding, matter, parent, notifications }} />
          </Panel>
          <StagePanel key={proceeding.version} {...{ proceeding, stages, articles, canEdit }} />
          <TermPanel {...{ matter, deadlines, articles, today, trigger, usual }} />
          {(children.length > 0 || canEdit) && (
            <Panel title={t('amparo.related')}>
              {children.length === 0 && <p className="text-sm text-fg-muted">{t('amparo.related.none')}</p>}
              <ul className="grid gap-1.5 text-sm">
                {children.map((near) => (
                  <li key={near.id}>
                    <Link href={route('amparo.show', { id: near.id })} className="font-medium hover:underline">
                      {t(kindName(near.kind))} {near.name}
                    </Link>{' '}
                    <span className="text-fg-muted">{t(stageName(near.stage))}</span>
                  </li>
                ))}
              </ul>
              {canEdit && (
                <span className="mt-3 block">
                  <Button size="sm" icon={Plus} onClick={() => setOpen('remedy')}>
                    {t('amparo.related.add')}
                  </Button>
                </span>
              )}
            </Panel>
          )}
        </div>
      </div>
      {open === 'edit' && <ProceedingForm {...{ proceeding, matter, parent, notifications }} onClose={close} />}
      {open === 'remedy' && (
        <ProceedingForm
          proceeding={null}
          isOwn={proceeding.isOwn}
          parent={{ id, kind: proceeding.kind, stage: proceeding.stage, number: proceeding.number, name: title }}
          {...{ matter, notifications }}
          onClose={close}
        />
      )}
      {open === 'news' && <NewsForm proceedingId={id} onClose={close} />}
      {open === 'paste' && <PasteForm proceedingId={id} officialPage={officialPage} onClose={close} />}
    </>
  )
}
