import { Money } from '~/components/display/money'
import type { ChargeCard } from '~/features/charges/types'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { ReasonDialog } from './reason_dialog'
import { SeenDialog } from './seen_dialog'
import { SettleDialog } from './settle_dialog'
import { TermsDialog } from './terms_dialog'

export type ChargeCommand = 'issue' | 'terms' | 'settle' | 'reopen' | 'write_off' | 'cancel' | 'delete'

export type ChargeCan = {
  add: boolean
  edit: boolean
  delete: boolean
  pay: boolean
  seeClients: boolean
  seeMatters: boolean
}

interface ChargeDialogsProps {
  command: ChargeCommand
  charge: ChargeCard
  can: ChargeCan
  onClose: () => void
}

/** The question that belongs to what somebody wants to do with a charge. */
export function ChargeDialogs({ command, charge, can, onClose }: ChargeDialogsProps) {
  const t = useMessages()
  const { id, version, remaining, currency } = charge
  const shared = { version, onClose }
  const owed = { amount: <Money amount={remaining} currency={currency} /> }
  if (command === 'terms') return <TermsDialog {...{ charge, onClose }} />
  if (command === 'settle' && remaining > 0) return <SettleDialog {...{ charge, can, onClose }} />
  if (command === 'write_off')
    return (
      <ReasonDialog
        {...shared}
        title={t('charges.write_off.title')}
        verb={t('charges.settle.write_off_verb')}
        pendingText={t('common.saving')}
        action={route('law_firm.charge_write_offs.store', { id })}
      >
        <p>{t.rich('charges.write_off.text', owed)}</p>
      </ReasonDialog>
    )
  if (command === 'cancel')
    return (
      <ReasonDialog
        {...shared}
        title={t('charges.cancel.title')}
        verb={t('charges.cancel.verb')}
        pendingText={t('common.saving')}
        action={route('law_firm.charge_cancellations.store', { id })}
      >
        <p>{t('charges.cancel.text')}</p>
      </ReasonDialog>
    )
  const asked = {
    issue: { action: route('law_firm.charge_issues.store', { id }), method: 'post' },
    settle: { action: route('law_firm.charge_settlements.store', { id }), method: 'post' },
    reopen: { action: route('law_firm.charge_settlements.destroy', { id }), method: 'delete' },
    delete: { action: route('law_firm.charges.destroy', { id }), method: 'delete' },
  } as const
  const isGivenUp = command === 'reopen' && charge.writtenOff > 0
  return (
    <SeenDialog
      {...shared}
      {...asked[command]}
      title={t(`charges.${command}.title`)}
      verb={t(`charges.${command}.verb`)}
      pendingText={t('common.saving')}
    >
      <p>{t(`charges.${command}.text`)}</p>
      {isGivenUp && (
        <p>
          {t.rich('charges.reopen.write_off', { amount: <Money amount={charge.writtenOff} currency={currency} /> })}
        </p>
      )}
    </SeenDialog>
  )
}
