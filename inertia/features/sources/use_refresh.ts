import { router } from '@inertiajs/react'
import { useEffect } from 'react'
import { runWithRestarts } from '~/features/shell/background'

const EVERY_MS = 3_000

/** Asks for the page's props again every three seconds while something is going on. */
export function useRefreshWhile(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return
    const left = new AbortController()
    void runWithRestarts(refreshing, left.signal)
    return () => left.abort()
  }, [isActive])
}

async function refreshing(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await rest(signal)
    if (!signal.aborted && !document.hidden) await refresh()
  }
}

function rest(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, EVERY_MS)
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })
}

function refresh(): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (problem: Error) => {
      reject(problem)
      return false
    }
    router.reload({
      only: ['kinds', 'index', 'isWorkerAlive', 'rejected', 'paging'],
      headers: { blockType: 'button' },
      showProgress: false,
      onNetworkError: fail,
      onHttpException: ({ status }) => fail(new Error(`the page answered ${status}`)),
      onFinish: () => resolve(),
    })
  })
}
