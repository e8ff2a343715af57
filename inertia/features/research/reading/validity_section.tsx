import { TextLink } from '~/components/actions/text_link'
import type { Light } from '~/features/research/reading/citation_types'
import { LightBadge } from '~/features/research/reading/light_badge'
import { SideSection } from '~/features/research/reading/side_section'
import { useMessages } from '~/hooks/use_messages'
import { formatDate } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'

type Evidence = Light['evidence'][number]

/** Whether the document still holds, with what that rests on; without evidence it says so. */
export function ValiditySection({ light }: { light: Light }) {
  const t = useMessages()
  return (
    <SideSection title={t('citations.validity')}>
      <LightBadge status={light.status} />
      {light.status === 'unknown' && <p className="mt-2 text-sm text-fg-muted">{t('citations.unknown')}</p>}
      <ul className="mt-2 grid gap-2.5 text-sm empty:hidden">
        {light.evidence.map((one, place) => (
          <EvidenceItem key={place} evidence={one} />
        ))}
      </ul>
      {light.more > 0 && (
        <p className="mt-1.5 text-sm text-fg-subtle">{t('citations.evidence.more', { count: light.more })}</p>
      )}
      {light.isDerived && <p className="mt-2 text-xs text-fg-subtle">{t('citations.derived')}</p>}
    </SideSection>
  )
}

function EvidenceItem({ evidence: { status, from, text, document, on } }: { evidence: Evidence }) {
  const t = useMessages()
  const { locale } = useLocale()
  const date = on ? formatDate(on, 'short', locale) : ''
  const ended = on ? 'ended' : 'ended_unknown'
  const register = status === 'ended' ? ended : status === 'withdrawn' ? status : 'standing'
  const head = {
    note: t('citations.evidence.note'),
    thesis: t('citations.evidence.thesis'),
    reform: t('citations.evidence.reform', { date }),
    register: t(`citations.evidence.${register}`, { date }),
    provision: t('citations.evidence.provision', { date }),
  }[from]
  return (
    <li className="min-w-0 wrap-anywhere">
      <span className="block text-fg-muted">{head}</span>
      {text && (
        <blockquote lang="es-MX" className="my-1 line-clamp-6 border-l-2 border-line pl-2.5 font-serif">
          {text}
        </blockquote>
      )}
      {document && (
        <span>
          {from === 'note' && `${t('citations.evidence.replaced_by')} `}
          <TextLink href={document.href}>{document.title}</TextLink>
        </span>
      )}
    </li>
  )
}
