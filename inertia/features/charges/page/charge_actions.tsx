import {
  Ban,
  BellRing,
  CheckCircle2,
  Copy,
  Ellipsis,
  FilePen,
  FileText,
  HandCoins,
  Send,
  Trash2,
  Undo2,
  XCircle,
  CalendarClock,
} from 'lucide-react'
import { Button } from '~/components/actions/button'
import { ButtonLink } from '~/components/actions/button_link'
import { Menu, type MenuItems } from '~/components/actions/menu'
import type { ChargeCard } from '~/features/charges/types'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import type { ChargeCan, ChargeCommand } from './charge_dialogs'

interface ChargeActionsProps {
  charge: ChargeCard
  can: ChargeCan
  onChoose: (command: ChargeCommand) => void
}

const reminderOf = (id: number, label: string) => ({
  label,
  icon: BellRing,
  href: route('law_firm.charges.reminder', { id }),
  external: true,
})

/** What can be done with a charge as it is: the next step as a button, the rest in a menu. */
export function ChargeActions({ charge, can, onChoose }: ChargeActionsProps) {
  const t = useMessages()
  const { id, state, status, client } = charge
  const [isDraft, isIssued] = [state === 'draft', state === 'issued']
  const isPaid = status === 'paid'
  const item = (shows: boolean, command: ChargeCommand, icon: typeof Send, tone?: 'danger') =>
    shows ? [{ label: t(`charges.action.${command}`), icon, tone, onSelect: () => onChoose(command) }] : []
  const mayEdit = can.edit && charge.hasFreeAmounts && !isPaid
  const changes: MenuItems = [
    ...(mayEdit ? [{ label: t('common.edit'), icon: FilePen, href: route('law_firm.charges.edit', { id }) }] : []),
    ...item(can.edit && !isDraft && state !== 'canceled', 'terms', CalendarClock),
    ...(can.add
      ? [
          {
            label: t('charges.action.copy'),
            icon: Copy,
            href: route('law_firm.charges.create', {}, { copy: String(id) }),
          },
        ]
      : []),
  ]
  const papers: MenuItems = charge.isOpen && charge.remaining > 0 ? [reminderOf(id, t('charges.action.reminder'))] : []
  const states: MenuItems = [
    ...item(can.edit && isIssued && !isPaid, 'settle', CheckCircle2),
    ...item(can.edit && (isIssued || state === 'written_off') && isPaid, 'reopen', Undo2),
    ...item(can.delete && isIssued && charge.remaining > 0, 'write_off', XCircle, 'danger'),
    ...item(can.delete && isIssued && charge.paid === 0, 'cancel', Ban, 'danger'),
    ...item(can.delete && isDraft, 'delete', Trash2, 'danger'),
  ]
  const first: MenuItems = [...changes, ...papers]
  const items: MenuItems =
    first.length > 0 && states.length > 0 ? [...first, 'separator', ...states] : [...first, ...states]
  return (
    <>
      {items.length > 0 && (
        <Menu align="end" trigger={{ label: t('charges.actions'), iconEnd: Ellipsis }} items={items} />
      )}
      <ButtonLink icon={FileText} href={route('law_firm.charges.pdf', { id })} external download>
        {t('charges.action.pdf')}
      </ButtonLink>
      {isDraft && can.edit && (
        <Button variant="primary" icon={Send} onClick={() => onChoose('issue')}>
          {t('charges.issue')}
        </Button>
      )}
      {isIssued && can.pay && charge.remaining > 0 && (
        <ButtonLink
          variant="primary"
          icon={HandCoins}
          href={route('law_firm.payments.create', {}, { client: String(client?.id ?? ''), charge: String(id) })}
        >
          {t('charges.action.pay')}
        </ButtonLink>
      )}
    </>
  )
}
