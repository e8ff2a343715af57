import { router } from '@inertiajs/react'
import { useState } from 'react'
import type { Choices } from './matter_form'

/**
 * What the form of a matter offers, asked for when the form is opened and kept afterwards: an answer with errors comes without it.
 * `open` is null while the form is closed or its choices are on their way.
 */
export function useChoices(sent: Choices | undefined) {
  const [kept, setKept] = useState(sent)
  const [isWanted, setWanted] = useState(false)
  if (sent && sent !== kept) setKept(sent)

  return {
    choices: isWanted ? (sent ?? kept) : undefined,
    isLoading: isWanted && !(sent ?? kept),
    open: () => {
      setWanted(true)
      if (!kept) router.reload({ only: ['choices'], headers: { blockType: 'button' } })
    },
    close: () => setWanted(false),
  }
}
