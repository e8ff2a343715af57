import { usePage } from '@inertiajs/react'
import { useEffect, useState } from 'react'
import type { SharedProps } from '~/types'
import { storedIds } from './draft_store'

/** Whether a draft was typed on the page of an address: in one of its forms, or as a note of the matter that it shows. `owner`: person and firm. */
export function isDraftOf(id: string, owner: string, path: string): boolean {
  if (id.startsWith(`${owner} ${path} `)) return true
  const notes = `${owner} notes `
  return id.startsWith(notes) && path.split('/').includes(id.slice(notes.length).split('.')[0]!)
}

/** Whether something that was typed on this page lies on the device; null until it is known. */
export function usePageDrafts(): boolean | null {
  const { identity } = usePage<SharedProps>().props
  const [areStored, setStored] = useState<boolean | null>(null)
  const owner = `${identity?.id} ${identity?.workspace?.id ?? 0}`
  useEffect(() => {
    let isGone = false
    void storedIds().then((ids) => {
      if (!isGone) setStored(ids.some((id) => isDraftOf(id, owner, window.location.pathname)))
    })
    return () => {
      isGone = true
    }
  }, [owner])
  return areStored
}
