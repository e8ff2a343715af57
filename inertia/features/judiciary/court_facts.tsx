import { Facts } from '~/components/layout/facts'
import { Panel } from '~/components/layout/panel'
import { TextLink } from '~/components/actions/text_link'
import { useMessages } from '~/hooks/use_messages'
import { placeOf } from './courts_table'
import { Span } from './span'
import type { CourtRow } from './types'

interface CourtFactsProps {
  court: CourtRow
  /** Names that it had besides the one of today. */
  names: string[]
  /** Its documents in the search. */
  inSearch: string
}

/** What the catalogue tells of a court. */
export function CourtFacts({ court, names, inSearch }: CourtFactsProps) {
  const t = useMessages()
  const items = [
    { label: t('judiciary.courts.kind'), value: t(`judiciary.kind.${court.kind}`) },
    { label: t('judiciary.courts.circuit'), value: court.circuit && t('judiciary.circuit', { number: court.circuit }) },
    { label: t('judiciary.courts.materia'), value: court.materia },
    { label: t('judiciary.courts.place'), value: placeOf(court) },
    {
      label: t('judiciary.court.existed'),
      value: (court.validFrom || court.validTo) && <Span from={court.validFrom} until={court.validTo} />,
    },
  ]
  return (
    <Panel title={t('judiciary.court.about')}>
      <Facts items={items.flatMap(({ label, value }) => (value ? [{ label, value }] : []))} />
      {names.length > 0 && (
        <div className="mt-3 text-sm">
          <p className="text-fg-subtle">{t('judiciary.court.names')}</p>
          <ul className="mt-1 list-disc pl-4">
            {names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </div>
      )}
      <p className="mt-3 text-sm">
        <TextLink href={inSearch}>{t('judiciary.court.in_search')}</TextLink>
      </p>
    </Panel>
  )
}
