import { Note } from '~/components/feedback/note'
import type { MatterTabProps } from '~/features/matters/matter_parts'
import { useMessages } from '~/hooks/use_messages'
import { AgreementSection } from './agreement_section'
import { FundSection } from './fund_section'
import { WorkSection } from './work_section'

/** What was agreed with the client of a matter, its time and expenses, and the money that is held for it. */
export default function FeesTab({ matter, content }: MatterTabProps<'fees'>) {
  const t = useMessages()
  return (
    <div className="grid max-w-240 gap-4">
      {!content.hasClient && <Note tone="warning">{t('fees.no_client')}</Note>}
      <AgreementSection matterId={matter.id} content={content} />
      <WorkSection matterId={matter.id} content={content} />
      <FundSection matterId={matter.id} content={content} />
    </div>
  )
}
