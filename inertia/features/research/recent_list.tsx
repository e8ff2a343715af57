import { Link } from '@inertiajs/react'
import { RelativeTime } from '~/components/display/date_time'
import type { RecentSearch } from '~/features/research/types'
import { searchInWords, valuesInWords } from '~/features/research/words'
import { useMessages } from '~/hooks/use_messages'
import { tagOf } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'

/** The searches that the reader made before, to go on with one. */
export function RecentList({ recent }: { recent: RecentSearch[] }) {
  const t = useMessages()
  return (
    <section>
      <h2 className="pb-2 text-sm">{t('research.recent')}</h2>
      {recent.length === 0 ? (
        <p className="border-t border-line-subtle py-3 text-sm text-fg-muted">{t('research.recent_none')}</p>
      ) : (
        <RecentRows recent={recent} />
      )}
    </section>
  )
}

/** The rows alone: words, filters, how many results, when. */
export function RecentRows({ recent }: { recent: RecentSearch[] }) {
  return (
    <ul className="border-t border-line-subtle">
      {recent.map((search) => (
        <RecentRow key={search.id} search={search} />
      ))}
    </ul>
  )
}

function RecentRow({ search }: { search: RecentSearch }) {
  const t = useMessages()
  const { locale } = useLocale()
  const filters = search.filters.map(
    (filter) => `${filter.label[locale]}: ${valuesInWords(t, locale, filter, filter.values)}`
  )
  const title = search.text || searchInWords(t, locale, search)
  const figure = search.total.toLocaleString(tagOf(locale))

  return (
    <li className="relative flex min-h-row-2 items-center gap-4 border-line-subtle px-1 not-last:border-b py-1.5 hover:bg-surface-hover">
      <span className="min-w-0 flex-1">
        <Link href={search.href} className="block truncate font-medium after:absolute after:inset-0" title={title}>
          {title}
        </Link>
        <span className="block truncate text-sm text-fg-subtle">
          {[search.source[locale], ...(search.text ? filters : [])].join(' · ')}
        </span>
      </span>
      <span className="flex-none text-right text-sm text-fg-subtle tabular-nums">
        <span className="block">{t('research.results', { count: search.total, figure })}</span>
        <RelativeTime value={search.searchedAt} className="relative" />
      </span>
    </li>
  )
}
