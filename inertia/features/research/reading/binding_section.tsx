import { Badge } from '~/components/display/badge'
import { courtInWords } from '~/features/research/court/court_in_words'
import type { BindingForce } from '~/features/research/reading/citation_types'
import { SideSection } from '~/features/research/reading/side_section'
import { useMessages } from '~/hooks/use_messages'
import { formatDate } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'

/** When it was published, since when it binds, and whether it binds the reader's court, with the article that says so. */
export function BindingSection({ force: { publishedOn, bindsFrom, court, binding } }: { force: BindingForce }) {
  const t = useMessages()
  const { locale } = useLocale()
  const day = (date: string) => formatDate(date, 'long', locale)
  return (
    <SideSection title={t('citations.binding')}>
      <div className="grid gap-1.5 text-sm">
        {publishedOn && <p className="text-fg-muted">{t('citations.binding.published', { date: day(publishedOn) })}</p>}
        {bindsFrom && <p className="font-medium">{t('citations.binding.since', { date: day(bindsFrom) })}</p>}
        {binding && court ? (
          <>
            <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
              <Force binds={binding.binds} />
              <span className="text-fg-muted">{t('citations.binding.before', { court: courtInWords(t, court) })}</span>
            </p>
            <p>{t(`citations.binding.reason.${binding.reason}`, { votes: binding.votes ?? '' })}</p>
            <p lang="es-MX" className="text-xs text-fg-subtle">
              {binding.basis}
            </p>
          </>
        ) : (
          <p className="text-fg-subtle print:hidden">{t('citations.binding.choose')}</p>
        )}
      </div>
    </SideSection>
  )
}

function Force({ binds }: { binds: boolean | null }) {
  const t = useMessages()
  if (binds === null) return <Badge tone="warning">{t('citations.binding.maybe')}</Badge>
  return binds ? (
    <Badge tone="solid-accent">{t('citations.binding.yes')}</Badge>
  ) : (
    <Badge tone="outline">{t('citations.binding.no')}</Badge>
  )
}
