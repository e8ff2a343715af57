import { letGo } from '~/hooks/use_unsaved_guard'
import { areDraftsKept, draftsWritten } from './draft_store'

/** Loads the page anew, once what was typed is kept; when it cannot be kept, the browser asks first. */
export async function reloadKeeping(): Promise<void> {
  await draftsWritten()
  if (areDraftsKept()) letGo()
  window.location.reload()
}
