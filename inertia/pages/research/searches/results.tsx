import { Head, Link, router } from '@inertiajs/react'
import { Landmark } from 'lucide-react'
import { Icon } from '~/components/icon'
import { searchAddress } from '~/features/research/address'
import { RecentList } from '~/features/research/recent_list'
import { SearchForm } from '~/features/research/search_form'
import type { RecentSearch, Source, SourceTab } from '~/features/research/types'
import { useMessages } from '~/hooks/use_messages'
import { useLocale } from '~/i18n/provider'

interface ResultsProps {
  sources: SourceTab[]
  source: Source
  recent: RecentSearch[]
}

const examples = ['one', 'two', 'three', 'four'] as const

export default function Results({ sources, source, recent }: ResultsProps) {
  const t = useMessages()
  const { locale } = useLocale()
  const ask = (text: string) => searchAddress({ source: source.slug, text, filters: {} })

  return (
    <div className="max-w-260 px-6 pt-3.5 pb-12 max-md:px-4 max-md:pt-3">
      <Head title={t('research.title')} />
      <h1 className="mb-2.5 flex min-h-8 items-center text-xl tracking-(--tracking-tight)">{t('research.title')}</h1>
      <SearchForm source={source.slug} text="" autoFocus onSearch={(text) => router.visit(ask(text))} />
      <p className="mt-2.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-fg-subtle">
        {t('research.try')}
        {examples.map((example) => (
          <Link
            key={example}
            href={ask(t(`research.example.${example}`))}
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
                  href={`/search/b-search/${slug}`}
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
    </div>
  )
}
