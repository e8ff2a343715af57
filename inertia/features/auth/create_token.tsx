import { useId, useState, type FormEvent } from 'react'
import { Button } from '~/components/actions/button'
import { Dialog } from '~/components/overlays/dialog'
import { DraftLine } from '~/components/forms/drafts/draft_line'
import { useKeptState } from '~/components/forms/drafts/use_kept_state'
import { watchAnswer } from '~/components/forms/drafts/write_answer'
import { SelectField } from '~/components/forms/choices/select_field'
import { TextField } from '~/components/forms/inputs/text_field'
import { ConfirmIdentityDialog, type ConfirmVisit } from '~/features/accounts/confirm_identity_dialog'
import { ScopePicker } from '~/features/auth/scope_picker'
import type { TokenDraft, TokensContent } from '~/features/auth/token_types'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

const NAME_LENGTH = 80
const DAYS = ['7', '30', '90', '180', '365']
const EMPTY: TokenDraft = { name: '', scopes: [], days: '90' }

interface CreateTokenProps extends Pick<TokensContent, 'scopes' | 'groups'> {
  open: boolean
  onClose: () => void
}

/** Asks for name, permissions and end of a token, then for the person's proof. */
export function CreateToken({ open, onClose, scopes, groups }: CreateTokenProps) {
  const t = useMessages()
  const { data: draft, set: setDraft, clear, answers, restoredAt } = useKeptState(EMPTY, 'post /settings/tokens')
  const [isConfirming, setConfirming] = useState(false)

  function close() {
    setConfirming(false)
    onClose()
  }
  function discard() {
    clear()
    close()
  }

  return (
    <>
      <DraftDialog
        {...{ draft, setDraft, restoredAt, scopes, groups }}
        onDiscard={clear}
        open={open && !isConfirming}
        onClose={discard}
        onReady={() => setConfirming(true)}
      />
      <ConfirmIdentityDialog
        open={open && isConfirming}
        onClose={close}
        tone="primary"
        title={t('tokens.confirm_title')}
        text={t('tokens.confirm_text', { name: draft.name.trim() })}
        verb={t('tokens.new')}
        method="post"
        action={route('settings.tokens.store')}
        data={{ ...draft, days: Number(draft.days) }}
        visit={watchAnswer<ConfirmVisit>({}, answers)}
      />
    </>
  )
}

interface DraftDialogProps extends CreateTokenProps {
  draft: TokenDraft
  setDraft: (draft: TokenDraft) => void
  restoredAt: number | null
  onDiscard: () => void
  onReady: () => void
}

function DraftDialog({
  draft,
  setDraft,
  restoredAt,
  onDiscard,
  onReady,
  open,
  onClose,
  scopes,
  groups,
}: DraftDialogProps) {
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
        {restoredAt !== null && <DraftLine at={restoredAt} onDiscard={onDiscard} />}
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
