import { useState, type ReactNode } from 'react'
import { Facts } from '~/components/layout/facts'
import { Section } from '~/features/settings/section'
import { zoneOption } from '~/features/settings/time_zones'
import { useMessages } from '~/hooks/use_messages'
import { regimeOption } from './firm_form'
import { areaOptions, type FirmFacts } from './types'

/** What a firm says of itself, for who may only read it. */
export function FirmFactsList({ firm }: { firm: FirmFacts }) {
  const t = useMessages()
  const [now] = useState(() => new Date())
  const place = [...new Set([firm.address, firm.zip, firm.city, firm.state].filter(Boolean))].join(', ')
  const said = (value: ReactNode) => value || <span className="text-fg-subtle">{t('firm.no_value')}</span>
  const areas = areaOptions(firm.practiceAreas, t).map(({ label }) => label)
  return (
    <>
      <Section title={t('firm.section.identity')}>
        <Facts
          items={[
            { label: t('firm.field.name'), value: firm.name },
            { label: t('firm.field.slug'), value: firm.slug },
            { label: t('firm.field.public'), value: t(firm.publicProfile ? 'firm.public.on' : 'firm.public.off') },
          ]}
        />
      </Section>
      <Section title={t('firm.section.contact')}>
        <Facts
          items={[
            { label: t('firm.field.phone'), value: said(firm.phone) },
            { label: t('firm.field.address'), value: said(place) },
            { label: t('firm.field.time_zone'), value: zoneOption(firm.timeZone, t, now).label },
            { label: t('firm.field.areas'), value: said(areas.join(', ')) },
          ]}
        />
      </Section>
      <Section title={t('firm.section.tax')}>
        <Facts
          items={[
            { label: t('firm.field.rfc'), value: said(firm.rfc) },
            { label: t('firm.field.tax_name'), value: said(firm.taxName) },
            { label: t('firm.field.regime'), value: said(firm.taxRegime && regimeOption(firm.taxRegime, t).label) },
            { label: t('firm.field.tax_zip'), value: said(firm.taxZip) },
          ]}
        />
      </Section>
    </>
  )
}
