import { FormDialog } from '~/components/forms/form_dialog'
import { useFields } from '~/components/forms/use_fields'
import { email as isEmail, required } from '~/components/forms/validators'
import type { BoxOption } from '~/components/forms/choices/select_box'
import { TextField } from '~/components/forms/inputs/text_field'
import { optionsFrom } from '~/features/shell/requests/load_options'
import { MattersField } from '~/features/invitations/matters_field'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import type { ClientFacts } from './types'

const loadMatters = optionsFrom('law_firm.matters.options')

interface InviteToPortalProps {
  client: ClientFacts
  /** The address that is proposed. */
  email: string
  mayShowMatters: boolean
  open: boolean
  onClose: () => void
}

/** Invites this client to follow the matters that the firm chooses. */
export function InviteToPortal({ client, email, mayShowMatters, open, onClose }: InviteToPortalProps) {
  const t = useMessages()
  const form = useFields<{ email: string; matterIds: BoxOption[] }>(
    { email, matterIds: [] },
    {
      email: { label: t('invitations.field.email'), rules: [required(), isEmail()] },
      matterIds: { label: t('invitations.field.matters') },
    },
    { prefix: 'portal' }
  )
  form.transform((data) => ({ email: data.email, matterIds: data.matterIds.map(({ value }) => Number(value)) }))

  return (
    <FormDialog
      {...{ open, onClose, form }}
      method="post"
      action={route('law_firm.client_invitations.store', { id: client.id })}
      size="md"
      title={t('clients.portal.invite_title', { name: client.name })}
      verb={t('invitations.send')}
      pendingText={t('invitations.sending')}
    >
      <p>{t('invitations.client_text')}</p>
      <TextField {...form.field('email')} type="email" autoComplete="off" autoFocus />
      {mayShowMatters && <MattersField {...form.field('matterIds')} load={loadMatters} />}
    </FormDialog>
  )
}
