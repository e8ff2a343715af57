import { Highlight } from '~/components/display/highlight'
import { findRuns } from './find_runs'

/** A text with the words marked that are looked for. */
export function MarkedText({ text, words }: { text: string; words: string }) {
  return <Highlight runs={findRuns(text, words)} />
}
