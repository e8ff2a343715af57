import { Tabs } from '~/components/tabs'
import { searchAddress } from '~/features/research/address'
import type { Asked } from '~/features/research/address'
import type { SourceTab } from '~/features/research/types'
import { useMessages } from '~/hooks/use_messages'
import { tagOf } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'

interface SourceTabsProps {
  sources: SourceTab[]
  asked: Asked
  total: number
}

/** The sources of the library; the words go along from one to another, filters are each source's own. */
export function SourceTabs({ sources, asked, total }: SourceTabsProps) {
  const t = useMessages()
  const { locale } = useLocale()
  const items = sources.map(({ slug, name }) => {
    const current = slug === asked.source
    return {
      href: searchAddress(current ? asked : { source: slug, text: asked.text, filters: {} }),
      label: name[locale],
      count: current ? total.toLocaleString(tagOf(locale)) : undefined,
      current,
    }
  })
  return <Tabs label={t('research.sources')} items={items} className="mt-1.5" />
}
