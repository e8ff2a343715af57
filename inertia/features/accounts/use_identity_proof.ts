import { router } from '@inertiajs/react'
import { useEffect, useState } from 'react'
import { claimRefusals } from '~/features/shell/requests/claimed_refusals'
import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'
import type { SharedProps } from '~/types'

/** What the server wants in the field `confirmation` of a sensitive action. */
export type Confirmation = { password?: string; code?: string }

/** Nobody typed an address here: of a password only the password is wrong. */
const WORDS: Record<string, MessageId> = {
  'PSW-500': 'forms.password_wrong',
  'COD-419': 'errors.COD-419',
  'COD-500': 'errors.COD-500',
}
const CODES = Object.keys(WORDS)

/** What of the answer concerns the proof: a refusal by its code, or words about a field of it. */
function faultIn(errors: Record<string, string>): string | null {
  const field = Object.keys(errors).find((name) => name.startsWith('confirmation'))
  return field ? errors[field]! : null
}

/** The state of a question for the person's proof: what is typed, whether it is being looked at, what was wrong with it. */
export function useIdentityProof(isOpen: boolean, onDone: () => void) {
  const t = useMessages()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const [isWaiting, setWaiting] = useState(false)
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen)
    setTyped('')
    setError(undefined)
    setWaiting(false)
  }

  useEffect(() => (isOpen ? claimRefusals(CODES) : undefined), [isOpen])

  useEffect(() => {
    if (!isWaiting) return
    const refuse = (words: string) => {
      setError(words)
      setTyped('')
    }
    const offs = [
      router.on('success', ({ detail: { page } }) => {
        const { refusal } = (page.props as unknown as SharedProps).notices
        if (!refusal || !WORDS[refusal.code]) return onDone()
        refuse(`${t(WORDS[refusal.code]!)} ${t('errors_ui.code', { code: refusal.code })}`)
      }),
      router.on('error', ({ detail: { errors } }) => {
        const fault = faultIn(errors as Record<string, string>)
        return fault ? refuse(fault) : onDone()
      }),
      router.on('finish', () => setWaiting(false)),
    ]
    return () => offs.forEach((off) => off())
  }, [isWaiting, onDone, t])

  function type(text: string) {
    setTyped(text)
    setError(undefined)
  }

  return { typed, type, error, setError, isWaiting, wait: () => setWaiting(true) }
}
