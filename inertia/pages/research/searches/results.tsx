import { Head, Link, router } from '@inertiajs/react'
import { Landmark, SearchX } from 'lucide-react'
import { EmptyState } from '~/components/feedback/empty_state'
import { Icon } from '~/components/display/icon'
import { resultsAddress } from '~/features/research/address'
import { RecentList } from '~/features/research/recent_list'
import { SourceSection } from '~/features/research/results/source_section'
import { SearchForm } from '~/features/research/search_form'
import type { RecentSearch, Source, SourceResults, SourceTab } from '~/features/research/types'
import { useMessages } from '~/hooks/use_messages'
import { useLocale } from '~/i18n/provider'
import { route } from '~/routes'

interface ResultsProps {
  sources: SourceTab[]
  source: Source
  /** Empty at the entry. */
  text: string
  results: SourceResults[]
  recent: RecentSearch[]
}

const examples = ['one', 'two', 'three', 'four'] as const

/** Without words, where to begin; with them, what every source has. */
export default function Results({ sources, source, text, results, recent }: ResultsProps) {
  const t = useMessages()
  return (
    <div className="max-w-260 px-6 pt-3.5 pb-12 max-md:px-4 max-md:pt-3">
      <Head title={text ? t('research.title_of', { text }) : t('research.title')} />
      <h1 className="mb-2.5 flex min-h-8 items-center text-xl tracking-(--tracking-tight)">{t('research.title')}</h1>
      <SearchForm
        source={source.slug}
        text={text}
        autoFocus={text === ''}
        onSearch={(typed) => router.visit(typed ? resultsAddress(typed) : route('research.searches.results'))}
      />
      {text ? <AllResults text={text} results={results} /> : <Entry sources={sources} recent={recent} />}
    </div>
  )
}

function AllResults({ text, results }: Pick<ResultsProps, 'text' | 'results'>) {
  const t = useMessages()
  const meant = results.find(({ didYouMean, total }) => didYouMean && total === 0)?.didYouMean
  const isEmpty = results.every(({ total }) => total === 0)
  return (
    <>
      {meant && (
        <p className="pt-3 text-sm">
          {t.rich('research.did_you_mean', {
            link: () => (
              <Link key="meant" href={resultsAddress(meant)} className="link font-medium">
                {meant}
              </Link>
            ),
          })}
        </p>
      )}
      {isEmpty && (
        <EmptyState icon={SearchX} title={t('research.none.title', { text })} text={t('research.none.words')} />
      )}
      {!isEmpty && results.map((one) => <SourceSection key={one.slug} results={one} text={text} />)}
    </>
  )
}

function Entry({ sources, recent }: Pick<ResultsProps, 'sources' | 'recent'>) {
  const t = useMessages()
  const { locale } = useLocale()
  return (
    <>
      <p className="mt-2.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-fg-subtle">
        {t('research.try')}
        {examples.map((example) => (
          <Link
            key={example}
            href={resultsAddress(t(`research.example.${example}`))}
            className="inline-flex h-control-sm items-center rounded-md border border-line px-2 text-fg-muted hover:bg-surface-hover hover:text-fg max-md:h-10"
          >
            {t(`research.example.${example}`)}
          </Link>
        ))}
      </p>
      <div className="mt-8 grid grid-cols-1 items-start gap-x-10 gap-y-8 md:grid-cols-[minmax(0,1fr)_18rem]">
        <RecentList recent={recent} />
        <section>
          <h2 className="pb-2 text-sm">{t('research.sources')}</h2>
          <ul className="border-t border-line-subtle">
            {sources.map(({ slug, name }) => (
              <li key={slug} className="border-b border-line-subtle">
                <Link
                  href={route('research.searches.show', { source: slug })}
                  className="flex min-h-row items-center gap-2.5 px-1 py-1.5 hover:bg-surface-hover"
                >
                  <Icon of={Landmark} className="text-fg-subtle" />
                  {name[locale]}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  )
}
