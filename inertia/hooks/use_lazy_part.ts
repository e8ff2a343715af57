import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'

type Loader<P> = () => Promise<{ default: ComponentType<P> }>

/**
 * A component that is fetched when a person shows that they mean to use it. The hook gives the component, or null until it is
 * there, and `warm`, which begins to fetch. Fetched once for the page, however many use it.
 */
export function lazyPart<P>(load: Loader<P>) {
  let part: ComponentType<P> | null = null
  let loading: Promise<unknown> | null = null
  const waiting = new Set<() => void>()

  function warm() {
    loading ??= load().then(
      (module) => {
        part = module.default
        waiting.forEach((notify) => notify())
      },
      () => {
        loading = null
      }
    )
  }

  return function useLazyPart(): [ComponentType<P> | null, () => void] {
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
