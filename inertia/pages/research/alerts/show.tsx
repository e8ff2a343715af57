import { Head, Link, router } from '@inertiajs/react'
import { BellOff, BellRing, ExternalLink, Pause, Play } from 'lucide-react'
import { Badge } from '~/components/display/badge'
import { Button } from '~/components/actions/button'
import { ButtonLink } from '~/components/actions/button_link'
import { RelativeTime } from '~/components/display/date_time'
import { EmptyState } from '~/components/feedback/empty_state'
import { PageHead } from '~/components/layout/page_head'
import { Pager } from '~/components/lists/pager'
import { TextLink } from '~/components/actions/text_link'
import { shelfAddress } from '~/features/collections/address'
import { useAlertName } from '~/features/collections/alerts_list'
import type { AlertHit, AlertLine } from '~/features/collections/types'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

type Places = {
  matters: { id: number; reference: string; title: string }[]
  collections: { id: number; name: string }[]
}

type AlertProps = {
  alert: AlertLine
  hits: AlertHit[]
  places: Record<number, Places>
  paging: { total: number; page: number; perPage: number }
}

/** What an alert told, newest first, and where the firm uses it. */
export default function AlertPage({ alert, hits, places, paging }: AlertProps) {
  const t = useMessages()
  const name = useAlertName()(alert)
  const root = route('research.alerts.show', { id: alert.id })
  return (
    <>
      <Head title={name} />
      <PageHead
        title={name}
        crumbs={[{ label: t('collections.tab.alerts'), href: shelfAddress('alerts') }, { label: name }]}
        badges={alert.paused && <Badge tone="warning">{t('collections.alerts.paused')}</Badge>}
        meta={<span>{t(`collections.alerts.${alert.frequency}`)}</span>}
        actions={
          <>
            {alert.leads && (
              <ButtonLink href={alert.leads} icon={ExternalLink} variant="ghost">
                {t(alert.kind === 'search' ? 'collections.alerts.open_search' : 'collections.alerts.open_document')}
              </ButtonLink>
            )}
            <Button
              icon={alert.paused ? Play : Pause}
              onClick={() => (alert.paused ? router.delete(`${root}/pause`) : router.post(`${root}/pause`))}
            >
              {t(alert.paused ? 'collections.alerts.resume' : 'collections.alerts.pause')}
            </Button>
            {alert.kind !== 'saved' && (
              <Button icon={BellOff} variant="danger-quiet" onClick={() => router.delete(root)}>
                {t('collections.alerts.stop')}
              </Button>
            )}
          </>
        }
      />
      <div className="px-6 pb-10 max-md:px-4">
        {hits.length === 0 ? (
          <EmptyState
            icon={BellRing}
            title={t('collections.alerts.none.title')}
            text={t('collections.alerts.none.text')}
          />
        ) : (
          <>
            <ul className="border-t border-line-subtle">
              {hits.map((hit) => (
                <HitRow key={hit.id} hit={hit} places={places[hit.documentId]} />
              ))}
            </ul>
            <Pager {...paging} href={(page) => (page > 1 ? `${root}?page=${page}` : root)} className="px-0!" />
          </>
        )}
      </div>
    </>
  )
}

function HitRow({ hit, places }: { hit: AlertHit; places?: Places }) {
  const t = useMessages()
  const isLoss = ['ended', 'withdrawn', 'superseded', 'interrupted', 'substituted'].includes(hit.what)
  const tone = isLoss ? 'danger' : hit.what === 'new' ? 'info' : 'warning'
  return (
    <li className="grid max-w-198 gap-1 border-b border-line-subtle py-3.5">
      <p className="flex items-center gap-2 text-xs text-fg-subtle">
        <Badge tone={tone}>{t(`collections.what.${hit.what as 'new'}`)}</Badge>
        <RelativeTime value={hit.at} />
      </p>
      <h2 className="font-serif text-[0.84375rem]/[1.3125rem] font-[570] tracking-[.022em] wrap-anywhere" lang="es-MX">
        <Link href={hit.href} className="hover:underline">
          {hit.title}
        </Link>
      </h2>
      <p className="font-serif text-snippet wrap-anywhere text-fg-muted" lang="es-MX">
        {hit.citation}
      </p>
      {places && (
        <p className="flex flex-wrap gap-x-2 gap-y-1 text-sm text-fg-muted">
          {t('collections.alerts.kept_in')}
          {places.matters.map(({ id, reference, title }) => (
            <span key={`m${id}`} title={title}>
              <TextLink href={route('law_firm.matters.show', { dossierId: id })}>{reference}</TextLink>
            </span>
          ))}
          {places.collections.map(({ id, name }) => (
            <TextLink key={`c${id}`} href={route('research.collections.show', { id })}>
              {name}
            </TextLink>
          ))}
        </p>
      )}
    </li>
  )
}
