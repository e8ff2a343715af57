import { useId, useState, type FormEvent } from 'react'
import { Button } from '~/components/actions/button'
import { Dialog } from '~/components/overlays/dialog'
import { ConfirmIdentityDialog } from '~/features/accounts/confirm_identity_dialog'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { ChoiceFields, useChoice, type Choice } from './choice_fields'

interface ConnectDialogProps {
  chosen: Choice
  kinds: string[]
  onClose: () => void
}

/** Asks what is to be sent, then for the person's proof, and leads to Google. */
export function ConnectDialog({ chosen, kinds, onClose }: ConnectDialogProps) {
  const t = useMessages()
  const id = useId()
  const { form, named } = useChoice(chosen)
  const [isConfirming, setConfirming] = useState(false)
  function proceed(event: FormEvent) {
    event.preventDefault()
    setConfirming(true)
  }
  const { masked } = form.data
  const data = { masked, kinds: form.data.kinds.map(({ value }) => value) }
  return (
    <>
      <Dialog
        open={!isConfirming}
        onClose={onClose}
        title={t('google_calendar.connect_title')}
        actions={
          <>
            <Button onClick={onClose}>{t('common.cancel')}</Button>
            <Button type="submit" form={id} variant="primary">
              {t('google_calendar.connect_next')}
            </Button>
          </>
        }
      >
        <form id={id} noValidate onSubmit={proceed} className="grid gap-4 pt-2 text-fg">
          <ChoiceFields {...{ form, named, kinds }} />
        </form>
      </Dialog>
      <ConfirmIdentityDialog
        open={isConfirming}
        onClose={onClose}
        tone="primary"
        title={t('google_calendar.confirm_title')}
        text={t('google_calendar.confirm_text')}
        verb={t('google_calendar.confirm_verb')}
        method="post"
        action={route('calendar.google.store')}
        data={data}
      />
    </>
  )
}
