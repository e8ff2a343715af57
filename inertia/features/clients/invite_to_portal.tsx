import { Button } from '~/components/actions/button'
import { Dialog } from '~/components/overlays/dialog'
import { Form } from '~/components/forms/form'
import { useFields, type Visit } from '~/components/forms/use_fields'
import { email as isEmail, required } from '~/components/forms/validators'
import { MultiSelectBox } from '~/components/forms/multi_select_box'
import type { BoxOption } from '~/components/forms/select_box'
import { TextField } from '~/components/forms/text_field'
import { fetchJson } from '~/features/shell/requests/requests'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import type { ClientFacts } from './types'

const loadMatters = async (query: string, signal: AbortSignal) => {
  const path = `${route('law_firm.matters.options')}?q=${encodeURIComponent(query)}`
  return (await fetchJson<{ data: BoxOption[] }>(path, { signal })).data
}

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
  const action = route('law_firm.client_invitations.store', { id: client.id })
  const visit: Visit = { preserveState: true, onSuccess: close }

  function close() {
    form.reset()
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      size="md"
      busy={form.processing}
      title={t('clients.portal.invite_title', { name: client.name })}
      actions={
        <>
          <Button onClick={close} disabled={form.processing}>
            {t('common.cancel')}
          </Button>
          <Button
            variant="primary"
            pending={form.processing}
            pendingText={t('invitations.sending')}
            onClick={() => form.submit('post', action, visit)}
          >
            {t('invitations.send')}
          </Button>
        </>
      }
    >
      <p>{t('invitations.client_text')}</p>
      <Form form={form} method="post" action={action} visit={visit}>
        <TextField {...form.field('email')} type="email" autoComplete="off" autoFocus />
        {mayShowMatters && (
          <MultiSelectBox
            {...form.field('matterIds')}
            optional
            load={loadMatters}
            placeholder={t('invitations.matters_placeholder')}
            help={t('invitations.matters_help')}
          />
        )}
      </Form>
    </Dialog>
  )
}
