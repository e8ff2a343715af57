import { FileX } from 'lucide-react'
import { Button } from '~/components/actions/button'
import { useMessages } from '~/hooks/use_messages'
import { ErrorFrame } from '~/layouts/error_frame'

/** A PDF could not be made: it is asked for again from here, or its page is printed instead. */
export default function PdfUnavailable() {
  const t = useMessages()
  return (
    <ErrorFrame name="pdf_unavailable" icon={FileX}>
      <Button variant="primary" onClick={() => window.location.reload()}>
        {t('shell.pdf_unavailable.again')}
      </Button>
      <Button onClick={() => window.history.back()}>{t('shell.pdf_unavailable.back')}</Button>
    </ErrorFrame>
  )
}
