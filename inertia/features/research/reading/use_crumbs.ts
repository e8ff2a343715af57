import type { Crumb } from '~/components/layout/breadcrumbs'
import { searchAddress } from '~/features/research/address'
import type { Analysis, SourceTab } from '~/features/research/types'
import { useMessages } from '~/hooks/use_messages'
import { tagOf } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'
import { route } from '~/routes'

/** The way to a document: the results it was opened from, or the search, its source, itself. */
export function useCrumbs(source: SourceTab, { document, trail }: Pick<Analysis, 'document' | 'trail'>): Crumb[] {
  const t = useMessages()
  const { locale } = useLocale()
  const way = trail
    ? {
        label: t('research.results', { count: trail.total, figure: trail.total.toLocaleString(tagOf(locale)) }),
        href: trail.resultsHref,
      }
    : { label: t('research.title'), href: route('research.searches.results') }
  const own = { label: source.name[locale], href: searchAddress({ source: source.slug, text: '', filters: {} }) }
  return [way, own, { label: document.number ?? document.registration ?? document.title }]
}
