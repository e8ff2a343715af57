import { Head, Link } from '@inertiajs/react'
import { CONSTANTS } from '@generated/constants'
import { Search as SearchIcon } from 'lucide-react'
import { Button } from '~/components/actions/button'
import { EmptyState } from '~/components/feedback/empty_state'
import { Icon } from '~/components/display/icon'
import { Note } from '~/components/feedback/note'
import { Pager } from '~/components/lists/pager'
import { publicSearchAddress } from '~/features/public_research/addresses'
import { PublicResult } from '~/features/public_research/public_result'
import type { SearchQuery } from '~/features/research/address'
import { UnreadNote } from '~/features/research/results/unread_note'
import { FilterPanel } from '~/features/research/filters/filter_panel'
import { FilterSheet } from '~/features/research/filters/filter_sheet'
import type { Found, Source, SourceTab } from '~/features/research/types'
import { useSearch } from '~/features/research/use_search'
import { useMessages } from '~/hooks/use_messages'
import { useLocale } from '~/i18n/provider'
import { route } from '~/routes'

type PublicSearchProps = {
  sources: SourceTab[]
  source: Source
  query: SearchQuery
  isCut: boolean
  found: Found
}

export default function PublicSearch({ sources, source, query: answered, isCut, found }: PublicSearchProps) {
  const t = useMessages()
  const { locale } = useLocale()
  const name = source.name[locale]
  const { query, search } = useSearch(answered, publicSearchAddress)
  const panel = <FilterPanel filters={source.filters} query={query} facets={found.facets} onSearch={search} />

  return (
    <div className="mx-auto max-w-300 px-6 pt-6 pb-16 max-md:px-4">
      <Head
        title={
          query.text
            ? t('public.search.title_of', { text: query.text, source: name })
            : t('public.search.title', { source: name })
        }
      />
      <h1 className="text-2xl tracking-(--tracking-tight)">{t('public.search.heading')}</h1>
      <p className="mt-1 max-w-read text-fg-muted">{t('public.search.intro')}</p>
      <form
        role="search"
        action={route('public.research.searches.show', { source: source.slug })}
        className="mt-4 flex max-w-198 gap-2"
      >
        <label className="relative min-w-0 flex-1">
          <span className="sr-only">{t('public.search.label', { source: name })}</span>
          <Icon of={SearchIcon} className="absolute top-1/2 left-3 -translate-y-1/2 text-fg-subtle" />
          <input
            key={query.text}
            type="search"
            name="q"
            defaultValue={query.text}
            placeholder={t('public.search.placeholder')}
            className="input h-control-lg w-full pl-9!"
          />
        </label>
        <Button type="submit" variant="primary" size="lg">
          {t('common.search')}
        </Button>
      </form>
      <nav aria-label={t('research.sources')} className="mt-5 flex gap-1 overflow-x-auto border-b border-line">
        {sources.map(({ slug, name: title }) => (
          <Link
            key={slug}
            href={publicSearchAddress({ ...query, source: slug, filters: {}, page: 1 })}
            aria-current={slug === source.slug ? 'page' : undefined}
            className={`-mb-px flex min-h-10 flex-none items-center border-b-2 px-3 text-sm ${
              slug === source.slug
                ? 'border-accent font-medium text-fg'
                : 'border-transparent text-fg-muted hover:text-fg'
            }`}
          >
            {title[locale]}
          </Link>
        ))}
      </nav>
      <FilterSheet inForce={Object.keys(query.filters).length} total={found.total}>
        {panel}
      </FilterSheet>
      <div className="grid grid-cols-[var(--facets)_minmax(0,1fr)] gap-8 pt-4 max-md:block">
        <aside aria-label={t('common.filters')} className="max-md:hidden">
          {panel}
        </aside>
        <section aria-label={t('research.results_label')}>
          <p role="status" className="pb-2 text-sm text-fg-muted tabular-nums">
            {t('research.results', {
              count: found.total,
              figure: found.total.toLocaleString(locale === 'es' ? 'es-MX' : 'en'),
            })}
          </p>
          {isCut && (
            <Note tone="warning" className="mb-2">
              {t('research.cut')}
            </Note>
          )}
          <UnreadNote unread={found.unread} />
          {found.didYouMean && (
            <p className="pb-2 text-sm">
              {t.rich('research.did_you_mean', {
                link: () => (
                  <Link
                    key="meant"
                    href={publicSearchAddress({ ...query, text: found.didYouMean!, page: 1 })}
                    className="link font-medium"
                  >
                    {found.didYouMean}
                  </Link>
                ),
              })}
            </p>
          )}
          {found.hits.map((hit) => (
            <PublicResult key={hit.document.id} hit={hit} />
          ))}
          {found.hits.length === 0 && (
            <EmptyState icon={SearchIcon} title={t('public.search.none')} text={t('public.search.none.text')} />
          )}
          <Pager
            page={query.page}
            perPage={CONSTANTS.search.pageSize}
            total={found.total}
            href={(page) => publicSearchAddress({ ...query, page })}
            className="border-t border-line px-0!"
          />
        </section>
      </div>
    </div>
  )
}
