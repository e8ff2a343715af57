import { router } from '@inertiajs/react'
import { useState } from 'react'

/** A prop that the server sends only when it is asked for. It is kept, since later answers come without it. Gives it and the asking. */
export function useOnDemand<T>(sent: T | undefined, name: string) {
  const [kept, setKept] = useState(sent)
  if (sent !== undefined && sent !== kept) setKept(sent)

  function ask() {
    if (kept === undefined) router.reload({ only: [name], headers: { blockType: 'button' } })
  }

  return [sent ?? kept, ask] as const
}
