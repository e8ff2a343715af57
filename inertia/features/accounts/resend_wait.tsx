import { usePage } from '@inertiajs/react'
import { useState } from 'react'
import { useMessages } from '~/hooks/use_messages'
import { useNow } from '~/hooks/use_now'
import type { SharedProps } from '~/types'
import { CODE_MINUTES } from './code_minutes'

/** In how many minutes another email can be asked for, by what the page says of the one that was asked for; null when it says nothing. */
function minutesTold({ toast }: SharedProps['notices']): number | null {
  if (toast?.key === 'recovery.letter_sent') return CODE_MINUTES
  return toast?.key === 'recovery.still_active_for' ? Number(toast.values?.minutes) : null
}

/** Says in how many minutes another email can be asked for, for who waits for one that does not come. */
export function ResendWait() {
  const t = useMessages()
  const now = useNow()
  const { notices } = usePage<SharedProps>().props
  const [told] = useState(() => ({ minutes: minutesTold(notices), at: Date.now() }))
  if (told.minutes === null || now === null) return null
  // The clock of the page ticks once a minute: at first it may be behind.
  const passed = Math.max(0, Math.floor((Number(now) - told.at) / 60_000))
  const minutes = told.minutes - passed
  return (
    <p className="mt-6 text-sm text-fg-muted">
      {minutes > 0 ? t('recovery.resend_wait', { minutes }) : t('recovery.resend_wait_now')}
    </p>
  )
}
