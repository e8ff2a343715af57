import { router } from '@inertiajs/react'
import { useId, useState, type FormEvent } from 'react'
import { Button } from '~/components/button'
import { Dialog } from '~/components/dialog'
import { SelectField } from '~/components/select_field'
import { TextField } from '~/components/text_field'
import { ConfirmIdentityDialog } from '~/features/accounts/confirm_identity_dialog'
import { ScopePicker } from '~/features/auth/scope_picker'
import type { TokenDraft, TokensShown } from '~/features/auth/token_types'
import { useMessages } from '~/hooks/use_messages'

const NAME_LENGTH = 80
const DAYS = ['7', '30', '90', '180', '365']
const EMPTY: TokenDraft = { name: '', scopes: [], days: '90' }

interface CreateTokenProps extends Pick<TokensShown, 'scopes' | 'groups'> {
  open: boolean
  onClose: () => void
}

/** Asks for name, permissions and end of a token, then for the person's proof. */
export function CreateToken({ open, onClose, scopes, groups }: CreateTokenProps) {
  const t = useMessages()
  const [draft, setDraft] = useState(EMPTY)
  const [isConfirming, setConfirming] = useState(false)

  function leave() {
    setConfirming(false)
    setDraft(EMPTY)
    onClose()
  }

  return (
    <>
      <DraftDialog
        {...{ draft, setDraft, scopes, groups }}
        open={open && !isConfirming}
        onClose={leave}
        onReady={() => setConfirming(true)}
      />
      <ConfirmIdentityDialog
        open={open && isConfirming}
        onClose={leave}
        tone="primary"
        title={t('tokens.confirm_title')}
        text={t('tokens.confirm_text', { name: draft.name.trim() })}
        submitLabel={t('tokens.new')}
        onConfirm={(confirmation) =>
          router.post(
            '/settings/tokens',
            { ...draft, days: Number(draft.days), confirmation },
            { preserveScroll: true }
          )
        }
      />
    </>
  )
}

interface DraftDialogProps extends CreateTokenProps {
  draft: TokenDraft
  setDraft: (draft: TokenDraft) => void
  onReady: () => void
}

function DraftDialog({ draft, setDraft, onReady, open, onClose, scopes, groups }: DraftDialogProps) {
  const t = useMessages()
  const id = useId()
  const [isChecked, setChecked] = useState(false)
  const faults = {
    name: draft.name.trim() === '' ? t('forms.required') : undefined,
    scopes: draft.scopes.length === 0 ? t('tokens.scopes_missing') : undefined,
  }
  const isTooLong = [...draft.name].length > NAME_LENGTH
  const options = DAYS.map((value) => ({ value, label: daysLabel(t, value) }))

  function proceed(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (faults.name || faults.scopes || isTooLong) return document.getElementById(`${id}-name`)?.focus()
    setChecked(false)
    onReady()
  }

  function close() {
    setChecked(false)
    onClose()
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('tokens.create_title')}
      size="lg"
      actions={
        <>
          <Button onClick={close}>{t('common.cancel')}</Button>
          <Button type="submit" form={id} variant="primary">
            {t('tokens.create_next')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={proceed} className="grid gap-4 pt-2 text-fg">
        <TextField
          id={`${id}-name`}
          label={t('tokens.name')}
          help={t('tokens.name_help')}
          required
          maxLength={NAME_LENGTH}
          value={draft.name}
          error={isChecked ? faults.name : undefined}
          onChange={(name) => setDraft({ ...draft, name })}
          autoComplete="off"
          autoFocus={open}
        />
        <SelectField
          label={t('tokens.days')}
          value={draft.days}
          options={options}
          onChange={(days) => setDraft({ ...draft, days })}
        />
        <ScopePicker
          {...{ scopes, groups }}
          chosen={draft.scopes}
          error={isChecked ? faults.scopes : undefined}
          onChange={(chosen) => setDraft({ ...draft, scopes: chosen })}
        />
      </form>
    </Dialog>
  )
}

function daysLabel(t: ReturnType<typeof useMessages>, days: string): string {
  return days === '365' ? t('tokens.days_year') : t('tokens.days_option', { days: Number(days) })
}
