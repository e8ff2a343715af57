import { useCallback } from 'react'
import { useToast } from '~/hooks/use_toast'
import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'

/** Copies a text to the clipboard and says so in the words of `said`; answers whether it could. */
export function useCopy() {
  const t = useMessages()
  const toast = useToast()
  return useCallback(
    async (text: string, said: MessageId = 'research.citation_copied'): Promise<boolean> => {
      try {
        await navigator.clipboard.writeText(text)
        toast({ text: t(said) })
        return true
      } catch {
        toast({ text: t('research.copy_failed'), tone: 'danger' })
        return false
      }
    },
    [t, toast]
  )
}
