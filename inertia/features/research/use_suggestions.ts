import { useEffect, useState } from 'react'
import { fetchJson } from '~/features/shell/requests/requests'
import { route } from '~/routes'

/** A way in which a search may go on. */
export type Suggested = { text: string; count: number; isRecent: boolean }

const pause = 150
const shortest = 2
/** The server reads no more of the end of a text; a longer address is refused on the way. */
const longest = 200
const none: Suggested[] = []

/** How a text may go on, asked 150 ms after the last letter; what was asked before and comes late is not shown. */
export function useSuggestions(source: string, text: string): Suggested[] {
  const [answer, setAnswer] = useState<{ text: string; suggested: Suggested[] }>({ text: '', suggested: none })
  const isAsked = text.trim().length >= shortest

  useEffect(() => {
    if (!isAsked) return
    const call = new AbortController()
    const timer = setTimeout(() => {
      const address = route('research.suggestions.show', { source }, { q: text.slice(-longest) })
      fetchJson<{ data: Suggested[] }>(address, { signal: call.signal }).then(
        ({ data }) => setAnswer({ text, suggested: data }),
        // Suggestions are a help: without them one searches as well.
        () => undefined
      )
    }, pause)
    return () => {
      clearTimeout(timer)
      call.abort()
    }
  }, [source, text, isAsked])

  // While the next answer is under way the last one stays, as long as the words go on.
  return isAsked && answer.text !== '' && text.startsWith(answer.text.slice(0, shortest)) ? answer.suggested : none
}
