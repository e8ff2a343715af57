import { usePage } from '@inertiajs/react'
import { useState } from 'react'
import type { SharedProps } from '~/types'

/** Where a draft is kept, and the key that it is encrypted with. */
export interface DraftPlace {
  id: string
  secret: string
}

/** The parts of a place: whose draft it is, in which firm, on which page, in which form. */
export function placeOf(identity: SharedProps['identity'], path: string, form: string): DraftPlace | null {
  const secret = identity?.draftKey
  return secret ? { id: [identity.id, identity.workspace?.id ?? 0, path, form].join(' '), secret } : null
}

/**
 * Where the drafts of who reads are kept: apart by person and firm. Nobody's without a session, and none while an operator looks through their eyes.
 * `page` stands for the page in the place of its address, for what is written on several.
 */
export function usePlace(form: string, page?: string): DraftPlace | null {
  const { identity: now } = usePage<SharedProps>().props
  // As it was when the form was opened: what founds a firm is answered with a page of the new one.
  const [identity] = useState(now)
  const [path] = useState(() => (typeof window === 'undefined' ? '' : window.location.pathname))
  return placeOf(identity, page ?? path, form)
}
