import { TextLink } from '~/components/actions/text_link'
import { Panel } from '~/components/layout/panel'
import { matterAddress } from '~/features/matters/address'
import type { MatterPanelProps } from '~/features/matters/matter_parts'
import { useMessages } from '~/hooks/use_messages'
import { Balances } from './balances'

/** The money of a matter. */
export default function MatterBillingPanel({ matter, content }: MatterPanelProps<'billing'>) {
  const t = useMessages()
  const all = (
    <TextLink href={matterAddress(matter.id, 'billing')} className="text-sm">
      {t('billing.account.see_all')}
    </TextLink>
  )
  return (
    <Panel title={t('billing.account.matter_balance')} end={all}>
      <Balances {...content} />
    </Panel>
  )
}
