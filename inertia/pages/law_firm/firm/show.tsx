import { BankSection } from '~/features/firm/bank_section'
import { DangerSection } from '~/features/firm/danger_section'
import { EditFirm } from '~/features/firm/edit_firm'
import { FirmFactsList } from '~/features/firm/firm_facts'
import { LeaveSection } from '~/features/firm/leave_section'
import type { FirmChoices, FirmFacts } from '~/features/firm/types'
import { SettingsFrame } from '~/features/settings/settings_frame'
import { useMessages } from '~/hooks/use_messages'

interface FirmProps {
  firm: FirmFacts
  choices: FirmChoices
  can: { edit: boolean; delete: boolean }
}

export default function Firm({ firm, choices, can }: FirmProps) {
  const t = useMessages()
  return (
    <SettingsFrame area="firm" title={t('firm.title')} lead={t(can.edit ? 'firm.lead' : 'firm.read_only')}>
      {can.edit ? <EditFirm key={firm.id} firm={firm} choices={choices} /> : <FirmFactsList firm={firm} />}
      <BankSection account={firm.bankAccount} canEdit={can.edit} />
      <LeaveSection firm={firm.name} />
      {can.delete && <DangerSection name={firm.name} />}
    </SettingsFrame>
  )
}
