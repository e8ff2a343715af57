import { Facts } from '~/components/layout/facts'
import { Panel } from '~/components/layout/panel'
import { useMessages } from '~/hooks/use_messages'
import type { SaidOfXml } from './types'
import { useSatNames } from './use_sat_names'

/** What a certificate of withholdings says. */
export function RetentionPanel({ retention }: { retention: NonNullable<SaidOfXml['retention']> }) {
  const t = useMessages()
  const names = useSatNames()
  const { firstMonth: first, lastMonth: last, year, key, description, operation, taxed, exempt, withheld } = retention
  const items = [
    { label: t('cfdi.pdf.retention_key'), value: [key, description].filter(Boolean).join(' · ') },
    { label: t('cfdi.show.period'), value: t('cfdi.show.months', { first, last, year }) },
    { label: t('cfdi.pdf.operation'), value: operation },
    { label: t('cfdi.pdf.taxed'), value: taxed },
    { label: t('cfdi.pdf.exempt'), value: exempt },
    { label: t('cfdi.pdf.withheld'), value: withheld },
    ...retention.lines.map(({ tax, base, amount }, at) => ({
      label: `${at + 1}. ${names('tax', tax.padStart(3, '0'))}`,
      value: base ? `${amount} (${t('cfdi.pdf.column.base')}: ${base})` : amount,
    })),
  ]
  return (
    <Panel title={t('cfdi.show.retention')}>
      <Facts wide items={items.filter(({ value }) => value)} />
    </Panel>
  )
}
