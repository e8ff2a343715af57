import { Tabs } from '~/components/actions/tabs'
import { resultsAddress, searchAddress } from '~/features/research/address'
import type { SearchQuery } from '~/features/research/address'
import type { SourceTab } from '~/features/research/types'
import { useMessages } from '~/hooks/use_messages'
import { tagOf } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'

interface SourceTabsProps {
  sources: SourceTab[]
  query: SearchQuery
  /** How many results the words have in each source. */
  totals: Record<string, number>
  /** Of the source that is shown, with its filters. */
  total: number
}

/** The sources of the library; the words go along from one to another, filters are each source's own. */
export function SourceTabs({ sources, query, totals, total }: SourceTabsProps) {
  const t = useMessages()
  const { locale } = useLocale()
  const items = sources.map(({ slug, name }) => {
    const current = slug === query.source
    return {
      href: searchAddress(current ? query : { ...query, source: slug, filters: {}, page: 1 }),
      label: name[locale],
      count: (current ? total : (totals[slug] ?? 0)).toLocaleString(tagOf(locale)),
      current,
    }
  })
  const all = { href: resultsAddress(query.text), label: t('research.all_sources'), current: false }
  return <Tabs label={t('research.sources')} items={query.text ? [all, ...items] : items} className="mt-1.5" />
}
