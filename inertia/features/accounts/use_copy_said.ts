import { useToast } from '~/hooks/use_toast'
import { useMessages } from '~/hooks/use_messages'

/** Copies a text to the clipboard and says whether it could. */
export function useCopySaid() {
  const t = useMessages()
  const toast = useToast()
  return async (text: string) => {
    const isCopied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false
    )
    if (isCopied) toast({ text: t('security.codes.copied') })
    else toast({ text: t('security.codes.copy_failed'), tone: 'danger' })
  }
}
