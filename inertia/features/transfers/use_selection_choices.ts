import { useEffect, useState } from 'react'
import { fetchJson } from '~/features/shell/requests/requests'
import type { ChangeChoices } from './change_drawer'
import { PAGE_OF, type Subject } from './types'

type Choices = ChangeChoices & { columns: string[] }

/** What can be changed of records of a kind and what a file of them can hold; null until it has come. */
export function useSelectionChoices(subject: Subject): Choices | null {
  const [choices, setChoices] = useState<Choices | null>(null)
  useEffect(() => {
    let isGone = false
    fetchJson<Choices>(`${PAGE_OF[subject]}/changes/choices`).then(
      (come) => !isGone && setChoices(come),
      () => undefined
    )
    return () => {
      isGone = true
    }
  }, [subject])
  return choices
}
