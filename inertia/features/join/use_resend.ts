import { useState } from 'react'
import type { MessageId } from '~/i18n/messages'
import { useMessages } from '~/hooks/use_messages'
import { CallRefused, fetchJson } from '~/features/shell/requests/requests'
import { route } from '~/routes'

/** What the server answers to an email that is asked for again (specification §7). */
interface Answer {
  success: boolean
  code: string | null
  params?: { seconds?: number }
}

export interface Said {
  tone: 'success' | 'danger'
  text: string
}

function refused(error: unknown): Answer {
  const { code = null, params } = error instanceof CallRefused ? (error.answer as Partial<Answer>) : {}
  return { success: false, code, params }
}

/** Asks for the email of a registration again; `said` is what came of it, in words. */
export function useResend() {
  const t = useMessages()
  const [isPending, setPending] = useState(false)
  const [said, setSaid] = useState<Said | null>(null)

  function wordsOf({ success, code, params }: Answer): Said {
    if (success) return { tone: 'success', text: t('join.verify.resent') }
    if (code === 'TOO-MANY') {
      return { tone: 'danger', text: t('access.too_many', { minutes: Math.ceil((params?.seconds ?? 60) / 60) }) }
    }
    const known = code === 'ER-400' || code === 'DAT-500'
    return { tone: 'danger', text: t(known ? (`errors.${code}` as MessageId) : 'join.verify.resend_failed') }
  }

  async function resend(email: string) {
    setPending(true)
    const call = { method: 'POST', body: { email } }
    const answer = await fetchJson<Answer>(route('security.verification_letters.store'), call).catch(refused)
    setSaid(wordsOf(answer))
    setPending(false)
  }

  return { resend, isPending, said }
}
