import { useCallback } from 'react'
import { useToast } from '~/hooks/use_toast'
import { useMessages } from '~/hooks/use_messages'

/** Copies a text to the clipboard and says so; answers whether it could. */
export function useCopy() {
  const t = useMessages()
  const toast = useToast()
  return useCallback(
    async (text: string): Promise<boolean> => {
      try {
        await navigator.clipboard.writeText(text)
        toast({ text: t('research.citation_copied') })
        return true
      } catch {
        toast({ text: t('research.copy_failed'), tone: 'danger' })
        return false
      }
    },
    [t, toast]
  )
}
