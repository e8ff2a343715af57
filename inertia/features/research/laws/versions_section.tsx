import { TextLink } from '~/components/actions/text_link'
import { originInWords } from '~/features/research/laws/origin_in_words'
import type { ListedDocument } from '~/features/research/types'
import { SideSection } from '~/features/research/reading/side_section'
import { useMessages } from '~/hooks/use_messages'
import { useLocale } from '~/i18n/provider'
import { route } from '~/routes'

interface VersionsSectionProps {
  document: Pick<ListedDocument, 'source' | 'slug' | 'origin' | 'state'>
  versions: number
  /** A law: its reforms are listed on the same page. */
  isLaw?: boolean
}

/** How the text came about, how many states of it the library holds, and the way to compare them. */
export function VersionsSection({ document, versions, isLaw }: VersionsSectionProps) {
  const { source, slug } = document
  const t = useMessages()
  const { locale } = useLocale()
  return (
    <SideSection title={t('laws.versions')}>
      <p className="text-sm text-fg-muted empty:hidden">{originInWords(t, locale, document, 'long')}</p>
      <p className="mt-1 text-sm">
        {versions > 1 ? (
          <TextLink href={route('research.versions.index', { source, slug })}>
            {t('laws.compare_versions', { count: versions })}
          </TextLink>
        ) : (
          <span className="text-fg-subtle">{t('laws.one_version')}</span>
        )}
      </p>
      {isLaw && (
        <p className="mt-1 text-sm">
          <TextLink href={`${route('research.versions.index', { source, slug })}#reformas`}>
            {t('laws.reforms')}
          </TextLink>
        </p>
      )}
    </SideSection>
  )
}
