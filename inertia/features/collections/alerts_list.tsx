import { Link, router } from '@inertiajs/react'
import { BellRing, Pause, Pencil, Play, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { OPENED, lazily } from '~/components/feedback/lazily'
import { Badge } from '~/components/display/badge'
import { NothingSaved } from '~/features/collections/nothing_saved'
import { RelativeTime } from '~/components/display/date_time'
import { IconButton } from '~/components/actions/icon_button'
import { TextLink } from '~/components/actions/text_link'
import type { AlertLine } from '~/features/collections/types'
import type { SourceNames } from '~/features/collections/favorites_list'
import { useMessages } from '~/hooks/use_messages'
import { useLocale } from '~/i18n/provider'
import { route } from '~/routes'

const AlertDialog = lazily(() => import('~/features/collections/alert_dialog'), OPENED)
const KEEP = { preserveScroll: true, preserveState: true, headers: { blockType: 'button' } } as const

/** What the reader is told of, with what was told last. */
export function AlertsList({ alerts, sources }: { alerts: AlertLine[]; sources: SourceNames[] }) {
  const t = useMessages()
  const [edited, setEdited] = useState<{ alert: AlertLine; open: boolean } | null>(null)
  if (alerts.length === 0)
    return (
      <NothingSaved
        icon={BellRing}
        title={t('collections.alerts.empty.title')}
        text={t('collections.alerts.empty.text')}
      />
    )
  return (
    <div className="px-6 pb-10 max-md:px-4">
      <p className="py-3 text-sm text-fg-muted">
        {t('collections.alerts.lead')}{' '}
        <TextLink href={route('settings.notification')}>{t('collections.alerts.settings')}</TextLink>
      </p>
      <ul className="border-t border-line-subtle">
        {alerts.map((alert) => (
          <AlertRow key={alert.id} alert={alert} sources={sources} onEdit={() => setEdited({ alert, open: true })} />
        ))}
      </ul>
      {edited && (
        <Suspense>
          <AlertDialog
            key={edited.alert.id}
            alert={edited.alert}
            name={edited.alert.name || t('collections.alerts.saved')}
            open={edited.open}
            onClose={() => setEdited({ ...edited, open: false })}
          />
        </Suspense>
      )}
    </div>
  )
}

/** How an alert is called; that for all that one keeps has a name of its own in each language. */
export function useAlertName() {
  const t = useMessages()
  return ({ kind, name }: AlertLine) => (kind === 'saved' ? t('collections.alerts.saved') : name)
}

function AlertRow({ alert, sources, onEdit }: { alert: AlertLine; sources: SourceNames[]; onEdit: () => void }) {
  const t = useMessages()
  const nameOf = useAlertName()
  const { id, hits, last, paused, frequency } = alert
  const root = route('research.alerts.show', { id })
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-1 border-line-subtle py-3 not-last:border-b">
      <div className="grid min-w-0 flex-1 basis-72 gap-0.5">
        <span className="flex flex-wrap items-center gap-2">
          <Link href={root} className="min-w-0 truncate font-medium hover:underline">
            {nameOf(alert)}
          </Link>
          {paused && <Badge tone="warning">{t('collections.alerts.paused')}</Badge>}
        </span>
        <AlertAbout alert={alert} sources={sources} />
        <span className="truncate text-sm text-fg-muted">
          {last ? (
            <>
              {t('collections.alerts.last', { title: last.title })} · <RelativeTime value={last.at} />
            </>
          ) : (
            t('collections.alerts.nothing')
          )}
        </span>
      </div>
      <div className="flex flex-none items-center gap-1 text-sm text-fg-subtle">
        <span className="pr-2 tabular-nums">
          {t(`collections.alerts.${frequency}`)} · {t('collections.alerts.hits', { count: hits })}
        </span>
        <IconButton
          icon={paused ? Play : Pause}
          size="sm"
          label={t(paused ? 'collections.alerts.resume' : 'collections.alerts.pause')}
          onClick={() => (paused ? router.delete(`${root}/pause`, KEEP) : router.post(`${root}/pause`, {}, KEEP))}
        />
        <IconButton icon={Pencil} size="sm" label={t('collections.alerts.edit')} onClick={onEdit} />
        {alert.kind !== 'saved' && (
          <IconButton
            icon={Trash2}
            size="sm"
            label={t('collections.alerts.stop')}
            onClick={() => router.delete(root, KEEP)}
          />
        )}
      </div>
    </li>
  )
}

/** What an alert watches, in one line. */
export function AlertAbout({ alert, sources }: { alert: AlertLine; sources: SourceNames[] }) {
  const t = useMessages()
  const { locale } = useLocale()
  const { kind, source, text, filters } = alert
  const name = sources.find(({ slug }) => slug === source)?.name[locale]
  const words = [text, ...filters].filter(Boolean).join(' · ') || t('collections.alerts.all_searches')
  const about =
    kind === 'saved' ? t('collections.alerts.saved.text') : kind === 'search' ? `${name ?? source}: ${words}` : null
  return (
    <span className="text-sm text-fg-subtle">
      {[t(`collections.alerts.kind.${kind}`), about].filter(Boolean).join(' · ')}
    </span>
  )
}
