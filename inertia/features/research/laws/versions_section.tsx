import { TextLink } from '~/components/text_link'
import { SideSection } from '~/features/research/reading/side_section'
import { useMessages } from '~/hooks/use_messages'
import { formatDate } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'

interface VersionsSectionProps {
  document: { source: string; slug: string }
  versions: number
  /** Since when the text reads as it does. */
  since: string | null
}

/** How many states of a text the library holds, and the way to compare them. */
export function VersionsSection({ document: { source, slug }, versions, since }: VersionsSectionProps) {
  const t = useMessages()
  const { locale } = useLocale()
  return (
    <SideSection title={t('laws.versions')}>
      {since && (
        <p className="text-sm text-fg-muted">{t('laws.reads_so_since', { date: formatDate(since, 'long', locale) })}</p>
      )}
      <p className="mt-1 text-sm">
        {versions > 1 ? (
          <TextLink href={`/search/b-search/analysis/${source}/${slug}/versiones`}>
            {t('laws.compare_versions', { count: versions })}
          </TextLink>
        ) : (
          <span className="text-fg-subtle">{t('laws.one_version')}</span>
        )}
      </p>
    </SideSection>
  )
}
