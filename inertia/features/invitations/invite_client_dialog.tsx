import { FormDialog } from '~/components/forms/form_dialog'
import { useFields } from '~/components/forms/use_fields'
import { email, required } from '~/components/forms/validators'
import { SelectBox, type BoxOption } from '~/components/forms/choices/select_box'
import { TextField } from '~/components/forms/inputs/text_field'
import { optionsFrom } from '~/features/shell/requests/load_options'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { MattersField } from './matters_field'

const ACTION = route('law_firm.invitations.clients.index')

const loadClients = optionsFrom('law_firm.invitations.clients.index')
const loadMatters = optionsFrom('law_firm.matters.options', { unfollowed: 'yes' })

interface InviteClientDialogProps {
  open: boolean
  /** Whether the reader may show matters to a client. */
  chooseMatters: boolean
  onClose: () => void
}

/** A client that is chosen from the list has its id as value; a new one its own name. */
const parseId = (client: BoxOption | null) =>
  client && client.value !== client.label ? Number(client.value) : undefined

/** Invites a client to follow the matters that the firm chooses. */
export function InviteClientDialog({ open, chooseMatters, onClose }: InviteClientDialogProps) {
  const t = useMessages()
  const form = useFields<{ name: BoxOption | null; email: string; matterIds: BoxOption[] }>(
    { name: null, email: '', matterIds: [] },
    {
      name: { label: t('invitations.field.client'), rules: [required()] },
      email: { label: t('invitations.field.email'), rules: [required(), email()] },
      matterIds: { label: t('invitations.field.matters') },
    },
    { prefix: 'invite-client' }
  )
  form.transform(({ name, email: address, matterIds }) => ({
    clientId: parseId(name),
    name: name?.label,
    email: address,
    matterIds: matterIds.map(({ value }) => Number(value)),
  }))

  function choose(client: BoxOption | null) {
    form.set('name', client)
    if (client?.description && form.data.email === '') form.set('email', client.description)
  }
  return (
    <FormDialog
      {...{ open, onClose, form }}
      method="post"
      action={ACTION}
      size="md"
      title={t('invitations.invite_client')}
      verb={t('invitations.send')}
      pendingText={t('invitations.sending')}
    >
      <p>{t('invitations.client_text')}</p>
      <SelectBox
        {...form.field('name')}
        onChange={choose}
        freeText
        load={loadClients}
        placeholder={t('invitations.client_placeholder')}
      />
      <TextField {...form.field('email')} type="email" autoComplete="off" />
      {chooseMatters && <MattersField {...form.field('matterIds')} load={loadMatters} />}
    </FormDialog>
  )
}
