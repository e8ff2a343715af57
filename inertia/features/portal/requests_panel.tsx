import { ButtonLink } from '~/components/actions/button_link'
import { Note } from '~/components/feedback/note'
import type { PanelProps } from '~/features/home/panel_parts'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

/** Panel of a firm's home: people who ask it to work for them. */
export default function RequestsPanel({ content: { count } }: PanelProps<'portal.requests'>) {
  const t = useMessages()
  return (
    <Note
      tone="info"
      title={t('portal_firm.requests.waiting', { count })}
      className="col-span-full"
      end={<ButtonLink href={route('law_firm.client_requests.index')}>{t('portal_firm.requests.open')}</ButtonLink>}
    />
  )
}
