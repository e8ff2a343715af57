import { useEffect, useRef, useState } from 'react'
import { fetchJson } from '~/features/shell/requests/requests'
import { route } from '~/routes'
import type { TaskView } from './types'

const EVERY_MS = 1_000

export const isOpen = (task: TaskView) => task.state === 'queued' || task.state === 'running'

/** A task as it is now, asked for each second while it goes on; `onEnd` is told once when it ends under the reader's eyes. */
export function useTask(id: number, first: TaskView | null, onEnd?: (task: TaskView) => void) {
  const [task, setTask] = useState(first)
  /** A task that was under way when the page was drawn may end before it is asked for. */
  const [began] = useState(first !== null && isOpen(first))
  const ended = useRef(onEnd)
  useEffect(() => void (ended.current = onEnd), [onEnd])

  useEffect(() => {
    const call = new AbortController()
    let timer: ReturnType<typeof setTimeout>
    let wasOpen = began
    async function ask() {
      try {
        const { data } = await fetchJson<{ data: TaskView }>(route('law_firm.tasks.show', { id }), {
          signal: call.signal,
        })
        setTask(data)
        if (wasOpen && !isOpen(data)) ended.current?.(data)
        wasOpen = isOpen(data)
        if (wasOpen) timer = setTimeout(() => void ask(), EVERY_MS)
      } catch {
        if (!call.signal.aborted) timer = setTimeout(() => void ask(), 5 * EVERY_MS)
      }
    }
    void ask()
    return () => {
      call.abort()
      clearTimeout(timer)
    }
  }, [id, began])

  async function cancel() {
    const { data } = await fetchJson<{ data: TaskView }>(route('law_firm.tasks.show', { id }), { method: 'DELETE' })
    setTask(data)
    ended.current?.(data)
  }
  return { task, cancel }
}
