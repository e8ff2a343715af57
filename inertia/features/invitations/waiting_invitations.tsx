import { Note } from '~/components/feedback/note'
import { TextLink } from '~/components/actions/text_link'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

/** Panel of the homes: invitations that wait for an answer. */
export function WaitingInvitations({ content: { count, firm } }: { content: { count: number; firm: string } }) {
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
