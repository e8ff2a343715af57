import { Pill } from '~/components/display/pill'
import { usePermission } from '~/features/matters/use_permission'
import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'
import { route } from '~/routes'

interface Part {
  key: string
  label: MessageId
  href: string
}

/** The parts of what a firm earns, in their order. */
const PARTS = [
  { key: 'charges', label: 'billing.part.charges', href: route('law_firm.charges.index') },
  { key: 'payments', label: 'payments.title', href: route('law_firm.payments.index') },
  { key: 'recurring_charges', label: 'recurring_charges.title', href: route('law_firm.recurring_charges.index') },
  {
    key: 'account_statements',
    label: 'billing.part.account_statements',
    href: route('law_firm.account_statements.index'),
  },
  { key: 'bank_statements', label: 'bank_statements.title', href: route('law_firm.bank_statements.index') },
  { key: 'cfdi', label: 'cfdi.title', href: route('law_firm.cfdi.index') },
  { key: 'time', label: 'fees.week.title', href: route('law_firm.time_entries.index') },
] as const satisfies Part[]

export type BillingPart = (typeof PARTS)[number]['key']

/** The parts of Cobranzas, at the top of the list of each of them. Nothing for who may not read what is charged. */
export function BillingTabs({ current }: { current: BillingPart }) {
  const t = useMessages()
  const mayRead = usePermission('facturas:leer')
  if (!mayRead || PARTS.length < 2) return null
  return (
    <nav aria-label={t('billing.parts')} className="fade-end flex gap-1.5 overflow-x-auto px-6 pb-2 max-md:px-4">
      {PARTS.map(({ key, label, href }) => (
        <Pill key={key} href={href} current={key === current}>
          {t(label)}
        </Pill>
      ))}
    </nav>
  )
}
