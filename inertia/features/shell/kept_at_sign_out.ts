import { areDraftsKept, storedIds } from '~/components/forms/drafts/draft_store'

/** What became of what was typed when the session was ended from here; null when nothing was typed. */
export type KeptAtSignOut = 'kept' | 'not_kept' | null

let outcome: KeptAtSignOut = null

/** Waits until everything that was typed lies on the device, and remembers for the page of sign-in whether it does. */
export async function saveBeforeSignOut(personId: number): Promise<void> {
  const ids = await storedIds()
  if (!areDraftsKept()) outcome = 'not_kept'
  else outcome = ids.some((id) => id.startsWith(`${personId} `)) ? 'kept' : null
}

/** What became of what was typed before this session ended. */
export const keptAtSignOut = (): KeptAtSignOut => outcome
