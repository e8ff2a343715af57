import { usePage } from '@inertiajs/react'
import { useId, useState, type FormEvent } from 'react'
import { Button } from '~/components/actions/button'
import { MultiSelectBox } from '~/components/forms/choices/multi_select_box'
import { Switch } from '~/components/forms/choices/switch'
import { DraftLine } from '~/components/forms/drafts/draft_line'
import { useKeptState } from '~/components/forms/drafts/use_kept_state'
import { watchAnswer } from '~/components/forms/drafts/write_answer'
import { TextField } from '~/components/forms/inputs/text_field'
import { Dialog } from '~/components/overlays/dialog'
import { ConfirmIdentityDialog, type ConfirmVisit } from '~/features/accounts/confirm_identity_dialog'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { kindOf } from './kinds'

type Draft = { name: string; masked: boolean; kinds: { value: string; label: string }[] }

const NAME_LENGTH = 80
const NAME = 'subscription-name'
const EMPTY: Draft = { name: '', masked: true, kinds: [] }

interface SubscriptionFormProps {
  kinds: string[]
  onClose: () => void
}

/** What a calendar for another program is called, which kinds of events it tells and whether it names anybody; then the proof of who makes its address. */
export function SubscriptionForm({ kinds, onClose }: SubscriptionFormProps) {
  const t = useMessages()
  const { data: draft, set, clear, answers, restoredAt } = useKeptState(EMPTY, 'post /calendar/subscriptions')
  const [isConfirming, setConfirming] = useState(false)

  function discard() {
    clear()
    onClose()
  }
  function accepted() {
    answers.onAccepted()
    onClose()
  }

  return (
    <>
      <DraftDialog
        {...{ draft, set, kinds, restoredAt }}
        open={!isConfirming}
        onDiscard={clear}
        onClose={discard}
        onReady={() => setConfirming(true)}
      />
      <ConfirmIdentityDialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        tone="primary"
        title={t('calendar.subscriptions.confirm_title')}
        text={t('calendar.subscriptions.confirm_text', { name: draft.name.trim() })}
        verb={t('calendar.subscriptions.create')}
        method="post"
        action={route('calendar.subscriptions.store')}
        data={{ ...draft, kinds: draft.kinds.map(({ value }) => value) }}
        visit={watchAnswer<ConfirmVisit>({}, { ...answers, onAccepted: accepted })}
      />
    </>
  )
}

interface DraftDialogProps extends SubscriptionFormProps {
  open: boolean
  draft: Draft
  set: (values: Partial<Draft>) => void
  restoredAt: number | null
  onDiscard: () => void
  onReady: () => void
}

function DraftDialog({ open, draft, set, kinds, restoredAt, onDiscard, onClose, onReady }: DraftDialogProps) {
  const t = useMessages()
  const id = useId()
  const { errors } = usePage().props
  const [isChecked, setChecked] = useState(false)
  const isMissing = draft.name.trim() === ''

  function proceed(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (isMissing || [...draft.name].length > NAME_LENGTH) return document.getElementById(NAME)?.focus()
    setChecked(false)
    onReady()
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('calendar.subscriptions.new')}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" form={id} variant="primary">
            {t('calendar.subscriptions.create')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={proceed} className="grid gap-4 pt-2 text-fg">
        {restoredAt !== null && <DraftLine at={restoredAt} onDiscard={onDiscard} />}
        <TextField
          id={NAME}
          label={t('calendar.subscriptions.field.name')}
          help={t('calendar.subscriptions.field.name_help')}
          required
          maxLength={NAME_LENGTH}
          value={draft.name}
          error={isChecked && isMissing ? t('forms.required') : (errors as Record<string, string>).name}
          onChange={(name) => set({ name })}
          autoComplete="off"
          autoFocus={open}
        />
        <Switch
          label={t('calendar.subscriptions.field.masked')}
          help={t('calendar.subscriptions.field.masked_help')}
          checked={draft.masked}
          onChange={(masked) => set({ masked })}
        />
        <MultiSelectBox
          label={t('calendar.subscriptions.field.kinds')}
          optional
          help={t('calendar.subscriptions.field.kinds_help')}
          value={draft.kinds}
          onChange={(chosen) => set({ kinds: chosen })}
          options={kinds.map((kind) => ({ value: kind, label: t(kindOf(kind).name) }))}
        />
      </form>
    </Dialog>
  )
}
