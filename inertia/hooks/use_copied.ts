import { useEffect, useState } from 'react'

const SHOWN_FOR = 3_000

export type CopyState = 'idle' | 'copied' | 'failed'

/** Copies a text to the clipboard, and says for a while how it went. */
export function useCopied(): [CopyState, (text: string) => Promise<void>] {
  const [state, setState] = useState<CopyState>('idle')

  useEffect(() => {
    if (state !== 'copied') return
    const timer = setTimeout(() => setState('idle'), SHOWN_FOR)
    return () => clearTimeout(timer)
  }, [state])

  async function copy(text: string) {
    const isCopied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false
    )
    setState(isCopied ? 'copied' : 'failed')
  }

  return [state, copy]
}
