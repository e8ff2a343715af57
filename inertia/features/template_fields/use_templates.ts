import { useEffect, useState } from 'react'
import { fetchJson } from '~/features/shell/requests/requests'
import { route } from '~/routes'
import type { TemplateForUse, TemplateLine } from './types'

const PAUSE = 200

/** Something that is fetched: nothing yet, what came, or that it failed. */
type Fetched<T> = { value: T | null; failed: boolean }

/** What may be chosen, by what is typed. */
export function useTemplateLines(query: string): Fetched<TemplateLine[]> {
  return useFetched<TemplateLine[]>(route('law_firm.template_options.index', {}, { q: query }))
}

/** One template whole, once it is looked at. */
export function useTemplate(id: number | null): Fetched<TemplateForUse> {
  return useFetched<TemplateForUse>(id === null ? null : route('law_firm.template_options.show', { id }))
}

function useFetched<T>(path: string | null): Fetched<T> {
  const [state, setState] = useState<Fetched<T> & { path: string | null }>({ value: null, failed: false, path: null })

  useEffect(() => {
    if (path === null) return
    let isCurrent = true
    const timer = setTimeout(() => {
      fetchJson<{ data: T }>(path).then(
        ({ data }) => isCurrent && setState({ value: data, failed: false, path }),
        () => isCurrent && setState({ value: null, failed: true, path })
      )
    }, PAUSE)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [path])

  return state.path === path ? state : { value: null, failed: false }
}
