import type { VisitOptions } from '@inertiajs/core'
import { router, usePage } from '@inertiajs/react'
import { useId, useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { Button } from '~/components/actions/button'
import { Dialog } from '~/components/overlays/dialog'
import { PasswordField } from '~/components/forms/inputs/password_field'
import { GoogleButton } from '~/features/auth/google_button'
import { useMessages } from '~/hooks/use_messages'
import type { SharedProps } from '~/types'
import { useNow } from '~/hooks/use_now'
import { route } from '~/routes'
import { MailedCodeField } from './mailed_code_field'
import { useIdentityProof, type Confirmation } from './use_identity_proof'

/** Options of the visit that does it; the page stays where it is unless they say otherwise. */
export type ConfirmVisit = Omit<VisitOptions, 'method' | 'data'>

export interface ConfirmIdentityDialogProps {
  open: boolean
  onClose: () => void
  title: string
  /** What will happen. */
  text: ReactNode
  /** What the button does, as a verb. */
  verb: string
  tone?: 'primary' | 'danger'
  method: 'post' | 'put' | 'delete'
  /** Address of what is done. */
  action: string
  /** What is sent beside the proof, which is in the field `confirmation`. */
  data?: object
  visit?: ConfirmVisit
}

const isAhead = (instant: string | undefined, now: Date | number | null) =>
  instant !== undefined && Number(now ?? Date.now()) < Date.parse(instant)

/** Mails a code to who has no password, or leads to Google; the answer is a toast, or the refusal of too many tries. */
function SendCode() {
  const t = useMessages()
  const { identity } = usePage<SharedProps>().props
  const [isSending, setSending] = useState(false)
  function send() {
    setSending(true)
    const visit = { preserveScroll: true, preserveState: true, onFinish: () => setSending(false) }
    router.post(route('settings.confirmation_codes.store'), {}, visit)
  }
  return (
    <div className="grid justify-items-start gap-2">
      <p>{t(identity?.confirmsWithGoogle ? 'recovery.confirm.google' : 'recovery.confirm.no_password')}</p>
      <GoogleButton intent="confirm" />
      <Button onClick={send} pending={isSending} pendingText={t('recovery.confirm.sending')}>
        {t('recovery.confirm.send')}
      </Button>
    </div>
  )
}

/**
 * Asks for the password, or for a mailed code or Google when there is none, before a sensitive action. What the server refuses is said under the
 * field and the dialog stays; it closes when the action was done.
 */
export function ConfirmIdentityDialog(props: ConfirmIdentityDialogProps) {
  const { open, onClose, title, text, verb, tone = 'danger', method, action, data, visit } = props
  const t = useMessages()
  const id = useId()
  const { identity, confirmedUntil } = usePage<SharedProps>().props
  const hasPassword = identity?.hasPassword ?? true
  const now = useNow()
  const isConfirmed = !hasPassword && isAhead(confirmedUntil, now)
  const proof = useIdentityProof(open, onClose)
  const field = { id: `${id}-proof`, value: proof.typed, onChange: proof.type, error: proof.error, required: true }

  function confirm(event: FormEvent) {
    event.preventDefault()
    // A portal's submit bubbles through React to a form that the dialog may stand in.
    event.stopPropagation()
    if (proof.isWaiting) return
    if (proof.typed === '' && !isConfirmed) return proof.setError(t('forms.required'))
    proof.wait()
    const confirmation: Confirmation = hasPassword
      ? { password: proof.typed }
      : proof.typed
        ? { code: proof.typed }
        : {}
    const sent = { ...data, confirmation } as unknown as VisitOptions['data']
    router.visit(action, { preserveScroll: true, preserveState: true, ...visit, method, data: sent })
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      busy={proof.isWaiting}
      actions={
        <>
          <Button onClick={onClose} disabled={proof.isWaiting}>
            {t('common.cancel')}
          </Button>
          <Button
            type="submit"
            form={id}
            variant={tone}
            pending={proof.isWaiting}
            pendingText={t('recovery.confirm.pending')}
          >
            {verb}
          </Button>
        </>
      }
    >
      {typeof text === 'string' ? <p>{text}</p> : text}
      <form id={id} noValidate onSubmit={confirm} className="grid gap-3">
        {!hasPassword && !isConfirmed && <SendCode />}
        {isConfirmed ? (
          <p>{t('recovery.confirm.google_done')}</p>
        ) : hasPassword ? (
          <PasswordField
            {...field}
            label={t('recovery.confirm.password')}
            autoComplete="current-password"
            autoFocus={open}
          />
        ) : (
          <MailedCodeField {...field} />
        )}
      </form>
    </Dialog>
  )
}
