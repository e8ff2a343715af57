import { useState } from 'react'
import type { Choices } from './matter_form'
import { useOnDemand } from '~/hooks/use_on_demand'

/** What the form of a matter offers, while the form is open. Absent until it has come. */
export function useChoices(sent: Choices | undefined) {
  const [choices, ask] = useOnDemand(sent, 'choices')
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
