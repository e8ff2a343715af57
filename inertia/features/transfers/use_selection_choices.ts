import { useEffect, useState } from 'react'
import { fetchJson } from '~/features/shell/requests/requests'
import { route } from '~/routes'
import type { ChangeChoices } from './change_drawer'
import type { Subject } from './types'

type Choices = ChangeChoices & { columns: string[] }

/** What can be changed of records of a kind and what a file of them can hold; null until it has come. */
export function useSelectionChoices(subject: Subject): Choices | null {
  const [choices, setChoices] = useState<Choices | null>(null)
  useEffect(() => {
    let isGone = false
    fetchJson<Choices>(route(`law_firm.bulk_${subject}.changes.create`)).then(
      (come) => !isGone && setChoices(come),
      () => undefined
    )
    return () => {
      isGone = true
    }
  }, [subject])
  return choices
}
