import { ArrowRight } from 'lucide-react'
import { ButtonLink } from '~/components/actions/button_link'
import { searchAddress } from '~/features/research/address'
import { Result } from '~/features/research/results/result'
import { UnreadNote } from '~/features/research/results/unread_note'
import type { SourceResults } from '~/features/research/types'
import { useMessages } from '~/hooks/use_messages'
import { tagOf } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'

/** The first results of a source, how many there are, and the way to all of them. */
export function SourceSection({ results, text }: { results: SourceResults; text: string }) {
  const t = useMessages()
  const { locale } = useLocale()
  const { slug, name, total, unread, hits } = results
  const query = { text, filters: {} }
  const figure = total.toLocaleString(tagOf(locale))

  return (
    <section aria-labelledby={`source-${slug}`} className="pt-5">
      <div className="flex min-h-8 flex-wrap items-baseline gap-x-3 pb-1">
        <h2 id={`source-${slug}`} className="text-md">
          {name[locale]}
        </h2>
        <span className="text-sm text-fg-subtle tabular-nums">{t('research.results', { count: total, figure })}</span>
        {total > 0 && (
          <ButtonLink
            href={searchAddress({ source: slug, ...query })}
            variant="ghost"
            size="sm"
            iconEnd={ArrowRight}
            className="ml-auto max-md:h-auto max-md:py-2 max-md:text-left max-md:whitespace-normal"
          >
            {t('research.see_all_of', { source: name[locale] })}
          </ButtonLink>
        )}
      </div>
      <UnreadNote unread={unread} />
      {hits.map((hit) => (
        <Result key={hit.document.id} hit={hit} query={query} />
      ))}
    </section>
  )
}
