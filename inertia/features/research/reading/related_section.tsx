import { useEffect, useState } from 'react'
import { TextLink } from '~/components/actions/text_link'
import type { Related } from '~/features/research/reading/citation_types'
import { SideSection } from '~/features/research/reading/side_section'
import { distinctTitles } from '~/features/research/reading/distinct_titles'
import { valueInWords } from '~/features/research/words'
import { fetchJson } from '~/features/shell/requests/requests'
import { useMessages } from '~/hooks/use_messages'
import { formatDate } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'

/** Documents about the same matter; asked for once the document itself is there. */
export function RelatedSection({ address }: { address: string }) {
  const t = useMessages()
  const { locale } = useLocale()
  const [related, setRelated] = useState<Related[]>([])

  useEffect(() => {
    const call = new AbortController()
    fetchJson<{ data: Related[] }>(`${address}/related`, { signal: call.signal }).then(
      ({ data }) => setRelated(data),
      // It is a help: without it the document reads as well.
      () => undefined
    )
    return () => call.abort()
  }, [address])

  if (related.length === 0) return null
  const shown = distinctTitles(related.map(({ title }) => title))
  return (
    <SideSection title={t('citations.related')} className="print:hidden">
      <ul className="grid gap-2.5 text-sm">
        {related.map(({ href, title, documentType, number, publishedOn }, place) => (
          <li key={href} className="min-w-0 wrap-anywhere">
            <TextLink href={href} title={title} className="line-clamp-3">
              {shown[place]}
            </TextLink>
            <span className="block text-xs text-fg-subtle">
              {[
                valueInWords(t, 'documentType', documentType),
                number,
                publishedOn && formatDate(publishedOn, 'short', locale),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </SideSection>
  )
}
