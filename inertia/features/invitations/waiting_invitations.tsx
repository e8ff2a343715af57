import { Note } from '~/components/feedback/note'
import { TextLink } from '~/components/actions/text_link'
import type { PanelProps } from '~/features/home/panel_parts'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

/** Panel of the homes: invitations that wait for an answer. */
export default function WaitingInvitations({ content: { count, firm } }: PanelProps<'invitations.waiting'>) {
  const t = useMessages()
  return (
    <Note tone="info" className="col-span-full">
      {t('invitations.waiting.text', { count, firm })}{' '}
      <TextLink href={route('law_firm.invitations.index', {}, { tab: 'received' })}>
        {t('invitations.waiting.open', { count })}
      </TextLink>
    </Note>
  )
}
