import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '~/components/actions/button'
import { useCopy } from '~/features/research/use_copy'
import { useMessages } from '~/hooks/use_messages'

const shownFor = 3_000

/** Copies the ready-to-paste citation of a result, and says for a while that it did. */
export function CopyButton({ citation }: { citation: string }) {
  const t = useMessages()
  const copy = useCopy()
  const [isCopied, setCopied] = useState(false)

  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), shownFor)
    return () => clearTimeout(timer)
  }, [isCopied])

  return (
    <Button
      variant="ghost"
      size="sm"
      icon={isCopied ? Check : Copy}
      className={isCopied ? 'text-success-fg hover:text-success-fg' : undefined}
      onClick={async () => setCopied(await copy(citation))}
    >
      {isCopied ? t('research.citation_copied') : t('research.copy_citation')}
    </Button>
  )
}
