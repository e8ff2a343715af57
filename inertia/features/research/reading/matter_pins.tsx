import type { AnalysisPanelContents } from '@generated/parts'
import { Check, TriangleAlert } from 'lucide-react'
import { Icon } from '~/components/display/icon'
import { TextLink } from '~/components/actions/text_link'
import { SideSection } from '~/features/research/reading/side_section'
import { useMessages } from '~/hooks/use_messages'
import { formatDate } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'
import { route } from '~/routes'

export type MatterPins = AnalysisPanelContents['matters.pins']

/** The matters of the firm to which the document is pinned, and whether its text is still that of that day. */
export function MatterPinsSection({ content: { items } }: { content: MatterPins }) {
  const t = useMessages()
  const { locale, timeZone } = useLocale()
  return (
    <SideSection title={t('research.pins')} count={items.length} className="print:hidden">
      <ul className="grid gap-3 text-sm">
        {items.map(({ id, number, title, note, pinnedAt, comparisonHref }) => (
          <li key={id} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
            <TextLink href={route('law_firm.matters.show', { dossierId: id })} className="self-start whitespace-nowrap">
              {number}
            </TextLink>
            <span className="min-w-0">
              <span className="block truncate" title={title}>
                {title}
              </span>
              {note && <span className="line-clamp-3 wrap-anywhere text-fg-muted">{note}</span>}
              <span className={`flex items-start gap-1.5 ${comparisonHref ? 'text-warning-fg' : 'text-fg-subtle'}`}>
                <Icon of={comparisonHref ? TriangleAlert : Check} size={14} className="mt-0.75" />
                {t(comparisonHref ? 'research.pinned_changed' : 'research.pinned_same', {
                  date: formatDate(pinnedAt, 'short', locale, timeZone),
                })}
              </span>
              {comparisonHref && <TextLink href={comparisonHref}>{t('matters.pin.compare')}</TextLink>}
            </span>
          </li>
        ))}
      </ul>
    </SideSection>
  )
}
