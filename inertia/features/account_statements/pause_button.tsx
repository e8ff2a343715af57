import { router } from '@inertiajs/react'
import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

/** Pauses the reminders to a client, or has them go out again. */
export function PauseButton({ clientId, arePaused }: { clientId: number; arePaused: boolean }) {
  const t = useMessages()
  const [isBusy, setBusy] = useState(false)
  function change() {
    const visit = {
      headers: { blockType: 'button' },
      preserveScroll: true,
      onStart: () => setBusy(true),
      onFinish: () => setBusy(false),
    }
    if (arePaused) router.delete(route('law_firm.client_reminder_pauses.destroy', { clientId }), visit)
    else router.post(route('law_firm.client_reminder_pauses.store', { clientId }), {}, visit)
  }
  return (
    <Button variant="ghost" pending={isBusy} onClick={change}>
      {t(arePaused ? 'account_statements.resume' : 'account_statements.pause')}
    </Button>
  )
}
