import { letGo } from '~/hooks/use_unsaved_guard'
import { draftsWritten } from './draft_store'

/** Loads the page anew, once what was typed is kept. */
export async function reloadKeeping(): Promise<void> {
  await draftsWritten()
  letGo()
  window.location.reload()
}
