import { Plus, Wallet } from 'lucide-react'
import { ButtonLink } from '~/components/actions/button_link'
import { EmptyState } from '~/components/feedback/empty_state'
import { Panel } from '~/components/layout/panel'
import { clientAddress } from '~/features/clients/address'
import type { ClientTabProps } from '~/features/clients/client_parts'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { AccountCharges } from './account_charges'
import { Balances } from './balances'
import { ClientPayments } from './client_payments'

/** The account of a client: what they owe, their charges and their payments. */
export default function ClientBillingTab({ client, content }: ClientTabProps<'billing'>) {
  const t = useMessages()
  const { charges, paging, balances, payments, hasMorePayments, paymentSums, can } = content
  const actions = !client.archived && (
    <>
      {can.pay && (
        <ButtonLink href={route('law_firm.payments.create', {}, { client: client.id })} icon={Plus}>
          {t('billing.new_payment')}
        </ButtonLink>
      )}
      {can.create && (
        <ButtonLink href={route('law_firm.charges.create', {}, { client: client.id })} variant="primary" icon={Plus}>
          {t('billing.new_charge')}
        </ButtonLink>
      )}
    </>
  )
  if (charges.length + payments.length === 0)
    return (
      <EmptyState
        icon={Wallet}
        level={3}
        title={t('billing.account.client_empty')}
        text={t('billing.account.client_empty_text')}
        actions={actions}
      />
    )
  return (
    <div className="grid grid-cols-1 gap-4">
      {actions && <div className="flex flex-wrap justify-end gap-2">{actions}</div>}
      <Panel title={t('billing.account.balance')} level={3} className="max-w-120">
        <Balances balances={balances} paymentSums={paymentSums} />
      </Panel>
      {charges.length > 0 && (
        <Panel title={t('billing.account.charges')} level={3} flush>
          <AccountCharges
            {...{ charges, paging }}
            beside="matters"
            href={(page) => `${clientAddress(client.id, 'billing')}&page=${page}`}
          />
        </Panel>
      )}
      {payments.length > 0 && (
        <Panel title={t('billing.account.payments')} level={3} flush>
          <ClientPayments clientId={client.id} payments={payments} hasMore={hasMorePayments} />
        </Panel>
      )}
    </div>
  )
}
