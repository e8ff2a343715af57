import { useEffect, useMemo, useState } from 'react'
import type { BoxOption } from '~/components/forms/choices/select_box'
import { matching } from '~/components/forms/choices/option_matching'

export type OptionLoader = (query: string, signal: AbortSignal) => Promise<BoxOption[]>
export type OptionsState = 'ready' | 'loading' | 'waiting' | 'failed'

interface OptionsSource {
  options?: BoxOption[]
  load?: OptionLoader
  minChars?: number
}

const debounce = 250

/** The options that answer a query, from a list or from a loader that waits for a pause in the typing. */
export function useOptions({ options, load, minChars = 0 }: OptionsSource, query: string, isOpen: boolean) {
  const [loaded, setLoaded] = useState<{ query: string; options: BoxOption[] | null } | null>(null)
  const isWaiting = Boolean(load) && query.trim().length < minChars

  useEffect(() => {
    if (!load || isWaiting || !isOpen) return
    const abort = new AbortController()
    const timer = setTimeout(() => {
      load(query, abort.signal).then(
        (found) => !abort.signal.aborted && setLoaded({ query, options: found }),
        () => !abort.signal.aborted && setLoaded({ query, options: null })
      )
    }, debounce)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [load, query, isWaiting, isOpen])

  return useMemo((): { options: BoxOption[]; state: OptionsState } => {
    if (!load) return { options: matching(options ?? [], query), state: 'ready' }
    if (isWaiting) return { options: [], state: 'waiting' }
    if (loaded?.query !== query) return { options: [], state: 'loading' }
    return { options: loaded.options ?? [], state: loaded.options ? 'ready' : 'failed' }
  }, [load, options, query, isWaiting, loaded])
}
