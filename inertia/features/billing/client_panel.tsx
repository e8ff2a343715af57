import { TextLink } from '~/components/actions/text_link'
import { Panel } from '~/components/layout/panel'
import { clientAddress } from '~/features/clients/address'
import type { ClientPanelProps } from '~/features/clients/client_parts'
import { useMessages } from '~/hooks/use_messages'
import { Balances } from './balances'

/** What a client owes. */
export default function ClientBillingPanel({ client, content }: ClientPanelProps<'billing'>) {
  const t = useMessages()
  const all = (
    <TextLink href={clientAddress(client.id, 'billing')} className="text-sm">
      {t('billing.account.see_all')}
    </TextLink>
  )
  return (
    <Panel title={t('billing.account.balance')} end={all}>
      <Balances {...content} />
    </Panel>
  )
}
