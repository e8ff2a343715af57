import { useEffect, useState } from 'react'
import { useLoading } from './use_loading'

const PATIENCE = 400

/** Whether a visit to this path takes so long that what is shown should give way to a skeleton. */
export function useSlowVisit(path: string): boolean {
  const isLoading = useLoading('global', path)
  const [isSlow, setSlow] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setSlow(isLoading), isLoading ? PATIENCE : 0)
    return () => clearTimeout(timer)
  }, [isLoading])

  return isLoading && isSlow
}
