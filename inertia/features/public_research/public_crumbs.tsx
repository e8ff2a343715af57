import { Breadcrumbs } from '~/components/layout/breadcrumbs'
import { PUBLIC_FINDER } from '~/features/public_research/addresses'
import type { SourceTab } from '~/features/research/types'
import { useMessages } from '~/hooks/use_messages'
import { useLocale } from '~/i18n/provider'
import { route } from '~/routes'

/** The way to a document of the public library. */
export function PublicCrumbs({ source, title }: { source: SourceTab; title: string }) {
  const t = useMessages()
  const { locale } = useLocale()
  return (
    <Breadcrumbs
      items={[
        { label: t('public.search.heading'), href: PUBLIC_FINDER },
        { label: source.name[locale], href: route('public.research.searches.show', { source: source.slug }) },
        { label: title },
      ]}
    />
  )
}
