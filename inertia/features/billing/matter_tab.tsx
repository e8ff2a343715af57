import { Plus, Wallet } from 'lucide-react'
import { ButtonLink } from '~/components/actions/button_link'
import { EmptyState } from '~/components/feedback/empty_state'
import { Panel } from '~/components/layout/panel'
import { matterAddress } from '~/features/matters/address'
import type { MatterTabProps } from '~/features/matters/matter_parts'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { AccountCharges } from './account_charges'
import { Balances } from './balances'

/** What was charged for a matter, and what of it is owed. */
export default function MatterBillingTab({ matter, content }: MatterTabProps<'billing'>) {
  const t = useMessages()
  const { charges, paging, balances, clientId, mayCreate } = content
  const ofMatter = { matter: matter.id, ...(clientId !== null && { client: clientId }) }
  const add = mayCreate && (
    <ButtonLink href={route('law_firm.charges.create', {}, ofMatter)} variant="primary" icon={Plus}>
      {t('billing.new_charge')}
    </ButtonLink>
  )
  if (charges.length === 0)
    return (
      <EmptyState
        icon={Wallet}
        level={3}
        title={t('billing.account.matter_empty')}
        text={t('billing.account.matter_empty_text')}
        actions={add}
      />
    )
  const isShared = charges.some(({ matters }) => matters.length > 1)
  return (
    <div className="grid grid-cols-1 gap-4">
      {add && <div className="justify-self-end">{add}</div>}
      {balances.length > 0 && (
        <Panel title={t('billing.account.matter_balance')} level={3} className="max-w-120">
          <Balances balances={balances} />
          {isShared && <p className="mt-2 text-sm text-fg-subtle">{t('billing.account.shared')}</p>}
        </Panel>
      )}
      <Panel title={t('billing.account.charges')} level={3} flush>
        <AccountCharges
          {...{ charges, paging }}
          beside="client"
          href={(page) => `${matterAddress(matter.id, 'billing')}&page=${page}`}
        />
      </Panel>
    </div>
  )
}
