import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { fetchAtRest, fetchChunk, reportMissing } from '~/hooks/chunks'

type Loader<P> = () => Promise<{ default: ComponentType<P> }>

/**
 * A component that is fetched when a person shows that they mean to use it, or before that when the page is at rest. The hook gives the
 * component, or null until it is there, and `warm`, which begins to fetch; `warm(true)` for a press says so when it does not come.
 * Fetched once for the page, however many use it.
 */
export function lazyPart<P>(load: Loader<P>) {
  let part: ComponentType<P> | null = null
  let loading: Promise<unknown> | null = null
  let isPressed = false
  const waiting = new Set<() => void>()

  function fetchIt() {
    loading ??= fetchChunk(load).then(
      (module) => {
        part = module.default
        waiting.forEach((notify) => notify())
      },
      (error) => {
        loading = null
        if (isPressed) reportMissing(error)
        isPressed = false
      }
    )
    return loading
  }

  function warm(byPress = false) {
    isPressed ||= byPress
    void fetchIt()
  }

  fetchAtRest(fetchIt)

  return function useLazyPart(): [ComponentType<P> | null, (byPress?: boolean) => void] {
    const [current, setCurrent] = useState<ComponentType<P> | null>(() => part)

    useEffect(() => {
      const notify = () => setCurrent(() => part)
      notify()
      waiting.add(notify)
      return () => void waiting.delete(notify)
    }, [])

    return [current, warm]
  }
}
