import { useEffect, useState } from 'react'
import { fetchJson } from '~/features/shell/requests/requests'
import { route } from '~/routes'

export type FoundItem = { title: string; context: string; href: string }
export type FoundGroup = { key: string; items: FoundItem[] }

type State = { text: string; groups: FoundGroup[]; isFailed: boolean }

const PAUSE = 120

/** What the server finds for a text, asked when the typing pauses. What was found before stays until there is an answer. */
export function useFound(text: string) {
  const [state, setState] = useState<State>({ text: '', groups: [], isFailed: false })

  useEffect(() => {
    if (!text) return
    const call = new AbortController()
    const timer = setTimeout(() => {
      fetchJson<{ groups: FoundGroup[] }>(route('palette.show', {}, { q: text }), {
        signal: call.signal,
      }).then(
        ({ groups }) => setState({ text, groups, isFailed: false }),
        () => !call.signal.aborted && setState({ text, groups: [], isFailed: true })
      )
    }, PAUSE)
    return () => (clearTimeout(timer), call.abort())
  }, [text])

  return {
    groups: text ? state.groups : [],
    isFailed: text !== '' && state.isFailed,
    isWaiting: text !== '' && state.text !== text,
  }
}
