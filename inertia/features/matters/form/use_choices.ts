import { useState } from 'react'
import type { Choices } from './matter_form'
import { useWhenAsked } from '~/hooks/use_when_asked'

/** What the form of a matter offers, while the form is open. Absent until it has come. */
export function useChoices(sent: Choices | undefined) {
  const [choices, ask] = useWhenAsked(sent, 'choices')
  const [isWanted, setWanted] = useState(false)

  return {
    choices: isWanted ? choices : undefined,
    isLoading: isWanted && !choices,
    open: () => {
      setWanted(true)
      ask()
    },
    close: () => setWanted(false),
  }
}
